import type { ThunkAction, UnknownAction } from '@reduxjs/toolkit';
import { momentChanged } from './cart-moment';
import type { PricedState } from './cart-pricing';

/**
 * Has the server price the cart as it is. True once what is shown is what the server says; false where
 * it could not be asked, which a checkout must not pass over.
 */
export function repriceCart(): ThunkAction<Promise<boolean>, PricedState, unknown, UnknownAction> {
  return async (dispatch, getState) => {
    try {
      const { priceUntilCurrent } = await import('./cart-calls');
      return await priceUntilCurrent({ dispatch, getState });
    } catch {
      dispatch(momentChanged({ pricing: 'failed' }));
      return false;
    }
  };
}
