import { combineReducers } from '@reduxjs/toolkit';
import { cartSlice } from './slices/cart';
import { designSlice } from './slices/design';
import { pageDesignSlice } from './slices/page-design';
import { shopSlice } from './slices/shop';
import { wishlistSlice } from './slices/wishlist';

/** The five slices that are persisted (spec 3). */
export const rootReducer = combineReducers({
  shop: shopSlice.reducer,
  cart: cartSlice.reducer,
  wishlist: wishlistSlice.reducer,
  design: designSlice.reducer,
  pageDesign: pageDesignSlice.reducer,
});

export type ReducedState = ReturnType<typeof rootReducer>;
