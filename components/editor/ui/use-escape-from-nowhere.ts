import { useLayoutEffect } from 'react';

/**
 * Escape for a popup that has lost the focus: what was pressed in it may be gone or disabled since, and no key
 * reaches the popup itself then.
 */
export function useEscapeFromNowhere(onEscape: () => void): void {
  useLayoutEffect(() => {
    const onKeyDown = ({ key, target }: KeyboardEvent) => {
      if (key === 'Escape' && target === document.body) onEscape();
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [onEscape]);
}
