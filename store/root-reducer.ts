import { combineReducers } from '@reduxjs/toolkit';
import { cartSlice } from './slices/cart';
import { cartMomentSlice } from './slices/cart-moment';
import { designReducer } from './slices/design';
import { noticesSlice } from './slices/notices';
import { pageDesignSlice } from './slices/page-design';
import { shopSlice } from './slices/shop';
import { wishlistSlice } from './slices/wishlist';

/** The five slices that are persisted (spec 3), and what is of the moment. */
export const rootReducer = combineReducers({
  shop: shopSlice.reducer,
  cart: cartSlice.reducer,
  wishlist: wishlistSlice.reducer,
  design: designReducer,
  pageDesign: pageDesignSlice.reducer,
  cartMoment: cartMomentSlice.reducer,
  notices: noticesSlice.reducer,
});

export type ReducedState = ReturnType<typeof rootReducer>;
