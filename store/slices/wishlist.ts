import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { WishlistItem } from '@/core/model/cart';
import { isSameLine } from '@/core/rules/line-identity';

const initialState: { items: WishlistItem[] } = { items: [] };

/** The shopper's wishlist (spec 3, 4). */
export const wishlistSlice = createSlice({
  name: 'wishlist',
  initialState,
  reducers: {
    /** Ignored where the same product and variants are listed already (spec 4). */
    wishAdded(wishlist, { payload }: PayloadAction<WishlistItem>) {
      if (!includes(wishlist, payload)) wishlist.items.push(payload);
    },
    wishRemoved(wishlist, { payload }: PayloadAction<WishlistItem>) {
      wishlist.items = wishlist.items.filter((item) => !isSameLine(item, payload));
    },
    /** What another tab made of the wishlist. */
    wishlistReplaced(wishlist, { payload }: PayloadAction<WishlistItem[]>) {
      wishlist.items = payload;
    },
    /** The heart: adds what is not listed, removes what is. */
    wishlistToggled(wishlist, action: PayloadAction<WishlistItem>) {
      const { wishAdded, wishRemoved } = wishlistSlice.caseReducers;
      if (includes(wishlist, action.payload)) wishRemoved(wishlist, action);
      else wishAdded(wishlist, action);
    },
  },
  selectors: {
    selectWishlistCount: (wishlist) => wishlist.items.length,
    selectIsWished: (wishlist, item: WishlistItem) => includes(wishlist, item),
  },
});

function includes({ items }: { items: WishlistItem[] }, item: WishlistItem): boolean {
  return items.some((listed) => isSameLine(listed, item));
}

export const { wishAdded, wishRemoved, wishlistReplaced, wishlistToggled } = wishlistSlice.actions;
export const { selectIsWished, selectWishlistCount } = wishlistSlice.selectors;
