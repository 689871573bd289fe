import { createListenerMiddleware } from '@reduxjs/toolkit';
import type { ReducedState } from '../root-reducer';
import { momentChanged } from './cart-moment';

/** The part of the state that pricing reads. */
export type PricedState = Pick<ReducedState, 'cart' | 'cartMoment' | 'shop'>;

/** Clicks that follow each other faster than this are priced together, once the screen has followed. */
const CALM_MS = 200;

/**
 * Prices the cart on load and after every change, and tells the shop what was added. Only a browser
 * listens; the code that does it is fetched when there is something in the cart.
 */
export const cartPricing = createListenerMiddleware<PricedState>();

if (typeof window !== 'undefined') {
  cartPricing.startListening({
    predicate: (_, now, before) => now.cart !== before.cart && now.cart.items.length > 0,
    effect: async (action, api) => {
      await api.delay(CALM_MS);
      try {
        const { followCart } = await import('./cart-calls');
        followCart(action, api);
      } catch {
        api.dispatch(momentChanged({ pricing: 'failed' }));
      }
    },
  });
}
