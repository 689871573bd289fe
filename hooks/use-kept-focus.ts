import { useLayoutEffect, useRef } from 'react';

/**
 * Keeps the focus where what had it goes away, as a button does that has done its work.
 * @param lead moves the focus to where it goes then.
 * @returns what is to be listened to where that may happen; a dialog that was opened there counts along.
 */
export function useKeptFocus(lead: () => void) {
  const hasFocus = useRef(false);
  // What is taken away together with the focus tells of no blur.
  useLayoutEffect(() => {
    if (!hasFocus.current || document.activeElement !== document.body) return;
    hasFocus.current = false;
    lead();
  });
  return {
    onFocus: () => {
      hasFocus.current = true;
    },
    onBlur: () => {
      hasFocus.current = false;
    },
  };
}
