import { combineSlices, type UnknownAction } from '@reduxjs/toolkit';
import { pageReceived, pageShown, withPage, withPageShown } from './seed';
import { cartSlice } from './slices/cart';
import { cartStatusSlice } from './slices/cart-status';
import { designReducer } from './slices/design';
import { noticesSlice } from './slices/notices';
import { pageDesignReducer } from './slices/page-design';
import { shopSlice } from './slices/shop';
import { wishlistSlice } from './slices/wishlist';

/** The five slices that are persisted (spec 3), and what is of the moment. What joins a store later is injected. */
export const makeSlices = () =>
  combineSlices({
    shop: shopSlice.reducer,
    cart: cartSlice.reducer,
    wishlist: wishlistSlice.reducer,
    design: designReducer,
    pageDesign: pageDesignReducer,
    cartStatus: cartStatusSlice.reducer,
    notices: noticesSlice.reducer,
  });

type Slices = ReturnType<typeof makeSlices>;

export type ReducedState = ReturnType<Slices>;

/** Reduces slice by slice, and puts a page's server data into several of them at once. */
export function reduceWith(slices: Slices) {
  return (state: ReducedState | undefined, action: UnknownAction): ReducedState => {
    const next = slices(state, action);
    if (pageReceived.match(action)) return withPage(next, action.payload);
    return pageShown.match(action) ? withPageShown(next, action.payload) : next;
  };
}
