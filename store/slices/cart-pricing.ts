import { createListenerMiddleware, type ThunkAction, type UnknownAction } from '@reduxjs/toolkit';
import type { ReducedState } from '../root-reducer';
import { cartReplaced, lineAdded, linesRepriced } from './cart';
import { momentChanged } from './cart-moment';

/** The part of the state that pricing reads. */
export type PricedState = Pick<ReducedState, 'cart' | 'cartMoment' | 'shop'>;

type PricingThunk = ThunkAction<Promise<boolean>, PricedState, unknown, UnknownAction>;

/** Clicks that follow each other faster than this are priced together, once the screen has followed. */
const CALM_MS = 200;

/**
 * Prices the cart on load and after every change, and tells the shop what was added. Only a browser
 * listens; the code that calls is fetched when it is first needed.
 */
export const cartPricing = createListenerMiddleware<PricedState>();

if (typeof window !== 'undefined') {
  cartPricing.startListening({
    predicate: (action, now, before) =>
      now.cart !== before.cart && !linesRepriced.match(action) && !cartReplaced.match(action),
    effect: async (_, { cancelActiveListeners, delay, dispatch }) => {
      cancelActiveListeners();
      await delay(CALM_MS);
      dispatch(repriceCart());
    },
  });
  cartPricing.startListening({
    actionCreator: lineAdded,
    effect: async ({ payload }, { delay, getState }) => {
      await delay(CALM_MS);
      const { announceLine } = await import('./cart-calls');
      announceLine(payload, getState().shop.hostname);
    },
  });
}

/**
 * Has the server price the cart as it is. True once what is shown is what the server says; false where
 * it could not be asked, which a checkout must not pass over.
 */
export function repriceCart(): PricingThunk {
  return async (dispatch, getState) => {
    try {
      const { priceUntilCurrent } = await import('./cart-calls');
      return await priceUntilCurrent(dispatch, getState);
    } catch {
      dispatch(momentChanged({ pricing: 'failed' }));
      return false;
    }
  };
}
