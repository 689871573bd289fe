import { createAction, type Middleware } from '@reduxjs/toolkit';
import { pricesMissed } from '../slices/cart-status';
import type { CartCalls } from './cart-calls';
import type { PricedState } from './pending-events';

/** Has the server price the cart; gives true once it is shown as the server says, false where it could not be asked. */
export const repriceCart = createAction('cart/repriced');

type Reprice = (action: ReturnType<typeof repriceCart>) => Promise<boolean>;

/** Clicks that follow each other faster than this are priced together, once the screen has followed. */
const CALM_MS = 200;

/** Prices the cart on load and after changes, and tells the shop what was added; only in a browser, by fetched code. */
export const cartListener: Middleware<Reprice, PricedState> = (store) => {
  let calls: CartCalls | undefined;
  const load = async () => {
    try {
      const { cartCalls } = await import('./cart-calls');
      calls ??= cartCalls(store);
      return calls;
    } catch {
      store.dispatch(pricesMissed({ phase: 'failed', cart: store.getState().cart }));
    }
  };
  const reprice = async () => (await load())?.price() ?? false;
  const onChange = async (action: unknown) => (await load())?.onChange(action);

  if (typeof window === 'undefined') return (next) => next;
  return (next) => (action) => {
    if (repriceCart.match(action)) return reprice();
    const before = store.getState().cart;
    const result = next(action);
    const { cart } = store.getState();
    if (cart !== before && cart.items.length > 0) setTimeout(() => onChange(action), CALM_MS);
    return result;
  };
};
