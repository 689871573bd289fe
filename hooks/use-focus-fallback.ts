import { type FocusEvent, useLayoutEffect, useRef } from 'react';

/**
 * Calls `lead` where what had the focus goes away, as a button does that has done its work.
 * @returns listeners for the element where that may happen; a dialog that was opened there counts along.
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
