import type { ThunkAction, UnknownAction } from '@reduxjs/toolkit';
import type { CartLine } from '@/core/model/cart';
import type { ReducedState } from './root-reducer';
import { lineAdded } from './slices/cart';
import { cartOpened } from './slices/shop';

/**
 * Puts lines into the cart and opens its drawer (spec 4, "Product card"): the drawer, which is heavy to
 * show, once the screen has shown that they are in.
 */
export function putInCart(
  ...lines: readonly CartLine[]
): ThunkAction<void, ReducedState, unknown, UnknownAction> {
  return (dispatch) => {
    for (const line of lines) dispatch(lineAdded(line));
    // A frame is painted after its callbacks; a timer that starts in one ends behind it.
    requestAnimationFrame(() => setTimeout(() => dispatch(cartOpened())));
  };
}
