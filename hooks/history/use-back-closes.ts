import { useLayoutEffect, useRef } from 'react';
import { addOverlay } from './entries';

/** Has the browser's Back close an overlay while it is open. */
export function useBackCloses(isOpen: boolean, onClose: () => void): void {
  const close = useRef(onClose);
  useLayoutEffect(() => {
    close.current = onClose;
  });
  // Before it is seen, so that no Back comes between.
  useLayoutEffect(() => (isOpen ? addOverlay(() => close.current()) : undefined), [isOpen]);
}
