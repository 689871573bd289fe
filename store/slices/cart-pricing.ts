import { following } from '../follow';
import type { ReducedState } from '../root-reducer';
import { momentChanged } from './cart-moment';

/** The part of the state that pricing reads. */
export type PricedState = Pick<ReducedState, 'cart' | 'cartMoment' | 'shop'>;

/** Clicks that follow each other faster than this are priced together, once the screen has followed. */
const CALM_MS = 200;

/**
 * Prices the cart on load and after every change, and tells the shop what was added. The code that does
 * it is fetched when there is something in the cart.
 */
export const cartPricing = following<PricedState>(async (action, store, before) => {
  const { cart } = store.getState();
  if (cart === before.cart || cart.items.length === 0) return;
  await new Promise((resolve) => setTimeout(resolve, CALM_MS));
  try {
    const { followCart } = await import('./cart-calls');
    followCart(action, store);
  } catch {
    store.dispatch(momentChanged({ pricing: 'failed' }));
  }
});
