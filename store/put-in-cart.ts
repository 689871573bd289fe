import type { ThunkAction, UnknownAction } from '@reduxjs/toolkit';
import type { CartLine } from '@/core/model/cart';
import type { ReducedState } from './root-reducer';
import { lineAdded } from './slices/cart';
import { cartOpened } from './slices/shop';

/**
 * Puts lines into the cart and opens its drawer (spec 4, "Product card"), a paint apart, so that a slow
 * phone answers at once too: the button first shows that it was pressed, then the badge counts, then the
 * drawer opens, which is heavy to show.
 */
export function putInCart(
  ...lines: readonly CartLine[]
): ThunkAction<Promise<void>, ReducedState, unknown, UnknownAction> {
  return async (dispatch) => {
    await nextPaint();
    for (const line of lines) dispatch(lineAdded(line));
    await nextPaint();
    dispatch(cartOpened());
  };
}

/** Longest wait in ms for a frame: a page that is not on screen has none. */
const LONGEST_WAIT_MS = 100;

/** A frame is painted after its callbacks; a timer that starts in one ends behind it. */
const nextPaint = (): Promise<void> =>
  new Promise((resolve) => {
    requestAnimationFrame(() => setTimeout(resolve));
    setTimeout(resolve, LONGEST_WAIT_MS);
  });
