import { combineReducers, combineSlices, type UnknownAction } from '@reduxjs/toolkit';
import { pageReceived, pageShown, withPage, withPageShown } from './seed';
import { cartSlice } from './slices/cart';
import { cartStatusSlice } from './slices/cart-status';
import { designReducer } from './slices/design';
import { noticesSlice } from './slices/notices';
import { pageDesignReducer } from './slices/page-design';
import { shopSlice } from './slices/shop';
import { wishlistSlice } from './slices/wishlist';

/** The five slices that are persisted (spec 3), and what is of the moment. What joins a store later is injected. */
const REDUCERS = {
  shop: shopSlice.reducer,
  cart: cartSlice.reducer,
  wishlist: wishlistSlice.reducer,
  design: designReducer,
  pageDesign: pageDesignReducer,
  cartStatus: cartStatusSlice.reducer,
  notices: noticesSlice.reducer,
};

/** Combined once for all stores that nothing has joined: the server makes one for each request. */
const reduceSlices = combineReducers(REDUCERS);

export const makeSlices = () => combineSlices(REDUCERS);

export type Slices = ReturnType<typeof makeSlices>;

export type ReducedState = ReturnType<Slices>;

/** Reduces slice by slice, those that have joined among them, and puts a page's server data into several at once. */
export function reduceWith(joined: () => Slices | undefined) {
  return (state: ReducedState | undefined, action: UnknownAction): ReducedState => {
    const next = (joined() ?? reduceSlices)(state, action);
    if (pageReceived.match(action)) return withPage(next, action.payload);
    return pageShown.match(action) ? withPageShown(next, action.payload) : next;
  };
}
