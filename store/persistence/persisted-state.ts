import type { Store } from '@reduxjs/toolkit';
import type { Cart, WishlistItem } from '@/core/model/cart';
import type { designReducer } from '../slices/design';
import type { noticesSlice } from '../slices/notices';
import type { PageDesignState } from '../slices/page-design';
import type { ShopState } from '../slices/shop';

/** The slices that are persisted (spec 3). */
export interface PersistedState {
  shop: ShopState;
  cart: Cart;
  wishlist: { items: WishlistItem[] };
  design: ReturnType<typeof designReducer>;
  pageDesign: PageDesignState;
}

interface WatchedState extends PersistedState {
  notices: ReturnType<typeof noticesSlice.getInitialState>;
}

/** A store whose state is kept in the browser. */
export type PersistedStore = Pick<Store<WatchedState>, 'dispatch' | 'getState' | 'subscribe'>;
