import { createSlice } from '@reduxjs/toolkit';
import type { WishlistItem } from '@/core/model/cart';

const initialState: { items: WishlistItem[] } = { items: [] };

/** The shopper's wishlist (spec 3, 4). */
export const wishlistSlice = createSlice({
  name: 'wishlist',
  initialState,
  reducers: {},
  selectors: { selectWishlistCount: (wishlist) => wishlist.items.length },
});

export const { selectWishlistCount } = wishlistSlice.selectors;
