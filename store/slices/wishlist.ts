import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { WishlistItem } from '@/core/model/cart';
import { isSameLine } from '@/core/rules/cart/line-identity';

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
    /** Replaces the wishlist by another tab's. */
    wishlistReplaced(wishlist, { payload }: PayloadAction<WishlistItem[]>) {
      wishlist.items = payload;
    },
    /** The heart: adds a product that is not listed, removes one that is, whatever was chosen of it. */
    wishlistToggled(wishlist, { payload }: PayloadAction<WishlistItem>) {
      const others = wishlist.items.filter(({ product }) => product.id !== payload.product.id);
      if (others.length === wishlist.items.length) wishlist.items.push(payload);
      else wishlist.items = others;
    },
  },
  selectors: {
    selectWishlistCount: (wishlist) => wishlist.items.length,
    selectWishes: (wishlist) => wishlist.items,
    /** True if listed with any options. */
    selectIsHearted: ({ items }, productId: string) =>
      items.some(({ product }) => product.id === productId),
  },
});

const includes = ({ items }: { items: WishlistItem[] }, item: WishlistItem): boolean =>
  items.some((listed) => isSameLine(listed, item));

export const { wishAdded, wishRemoved, wishlistReplaced, wishlistToggled } = wishlistSlice.actions;
export const { selectIsHearted, selectWishes, selectWishlistCount } = wishlistSlice.selectors;
