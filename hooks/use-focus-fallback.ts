import { type FocusEvent, useLayoutEffect, useRef } from 'react';

/**
 * Keeps the focus where what had it goes away, as a button does that has done its work.
 * @param lead moves the focus to where it goes then.
 * @returns what is to be listened to where that may happen; a dialog that was opened there counts along.
 */
export function useFocusFallback(lead: () => void) {
  const focused = useRef<Element>(null);
  // What is taken away together with the focus tells of no blur. Nor does a button that is disabled, but it is there.
  useLayoutEffect(() => {
    const isGone = focused.current?.isConnected === false;
    if (!isGone || document.activeElement !== document.body) return;
    focused.current = null;
    lead();
  });
  return {
    onFocus: ({ target }: FocusEvent) => {
      focused.current = target;
    },
    onBlur: () => {
      focused.current = null;
    },
  };
}
