import { type FocusEvent, useLayoutEffect, useRef } from 'react';

/** Calls `lead` where what had the focus goes away. @returns listeners for the element around; its dialogs count along. */
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
