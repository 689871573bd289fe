import { combineReducers, type UnknownAction } from '@reduxjs/toolkit';
import { pageReceived, withPage } from './seed';
import { cartSlice } from './slices/cart';
import { cartMomentSlice } from './slices/cart-moment';
import { designReducer } from './slices/design';
import { noticesSlice } from './slices/notices';
import { pageDesignSlice } from './slices/page-design';
import { shopSlice } from './slices/shop';
import { wishlistSlice } from './slices/wishlist';

/** The five slices that are persisted (spec 3), and what is of the moment. */
const slices = combineReducers({
  shop: shopSlice.reducer,
  cart: cartSlice.reducer,
  wishlist: wishlistSlice.reducer,
  design: designReducer,
  pageDesign: pageDesignSlice.reducer,
  cartMoment: cartMomentSlice.reducer,
  notices: noticesSlice.reducer,
});

export type ReducedState = ReturnType<typeof slices>;

/** Reduces slice by slice, and puts a page's server data into several of them at once. */
export function rootReducer(state: ReducedState | undefined, action: UnknownAction): ReducedState {
  const next = slices(state, action);
  return pageReceived.match(action) ? withPage(next, action.payload) : next;
}
