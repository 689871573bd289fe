import { useLayoutEffect, useRef } from 'react';

/** Gives the focus to an element when it appears: it is the answer to what was just done. */
export function useFocusOnShow<Shown extends HTMLElement>() {
  const shown = useRef<Shown>(null);
  useLayoutEffect(() => shown.current?.focus(), []);
  return shown;
}
