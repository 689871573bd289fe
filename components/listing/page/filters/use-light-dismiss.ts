import { type RefObject, useLayoutEffect } from 'react';

/** From here on an open filter floats over the products; below it stands in line, and stays open. */
const FLOATS = '(min-width: 768px)';

/** Closes what is open in an area by Escape and, where it floats, by a click beside it. */
export function useLightDismiss(area: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const open = () => area.current?.querySelector<HTMLDetailsElement>('details[open]');

    const closeOutside = ({ target }: PointerEvent) => {
      const details = open();
      if (!details || !(target instanceof Node) || !matchMedia(FLOATS).matches) return;
      if (!details.contains(target)) details.open = false;
    };
    const closeOnEscape = ({ key }: KeyboardEvent) => {
      const details = open();
      if (key !== 'Escape' || !details) return;
      if (details.contains(document.activeElement)) details.querySelector('summary')?.focus();
      details.open = false;
    };

    document.addEventListener('pointerdown', closeOutside);
    document.addEventListener('keydown', closeOnEscape);
    return () => {
      document.removeEventListener('pointerdown', closeOutside);
      document.removeEventListener('keydown', closeOnEscape);
    };
  }, [area]);
}
