import { useRef, useState } from 'react';
import { isBlank, lackOf } from '@/core/rules/cart/line-lack';
import { repriceCart } from '@/store/cart/cart-listener';
import { useAppDispatch, useAppStore } from '@/store/hooks';

interface HeldBack {
  /** How often in a row a press of Pay has stopped at lines of the cart; 0 where it has not. */
  stops: number;
  /** Stops a press. */
  stop: () => void;
  /** Stops a press at lines that are not ready, and says whether it did. */
  check: () => Promise<boolean>;
  /** Takes what is left blank as it is. */
  accept: () => void;
}

/**
 * Holds Pay back while there is too little of a line of the cart, or something of it is left blank.
 * @param onAsking is told before the server is asked whether that has changed.
 */
export function useHeldBack(onAsking: () => void): HeldBack {
  const store = useAppStore();
  const dispatch = useAppDispatch();
  const [stops, setStops] = useState(0);
  /** The lines that may be ordered with what is left blank of them. */
  const accepted = useRef('');
  const linesNow = () => store.getState().cart.items;
  const isAnyShort = () => linesNow().some((line) => lackOf(line) !== '');

  /** What was short may be back by now. */
  const isShort = async () => {
    if (!isAnyShort()) return false;
    onAsking();
    await dispatch(repriceCart());
    return isAnyShort();
  };
  const isIncomplete = () =>
    linesNow().some(isBlank) && accepted.current !== JSON.stringify(linesNow());
  const stop = () => setStops((count) => count + 1);

  return {
    ...{ stops, stop },
    check: async () => {
      const isHeld = (await isShort()) || isIncomplete();
      if (isHeld) stop();
      else setStops(0);
      return isHeld;
    },
    accept: () => {
      accepted.current = JSON.stringify(linesNow());
    },
  };
}
