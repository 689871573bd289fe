import { createSlice } from '@reduxjs/toolkit';
import type { Cart } from '@/core/model/cart';

const initialState: Cart = { items: [], appliedCoupon: null };

/** The shopper's cart (spec 3, 4). */
export const cartSlice = createSlice({
  name: 'cart',
  initialState,
  reducers: {},
  selectors: {
    /** The badge: total quantity (spec 9). */
    selectCartCount: (cart) => cart.items.reduce((sum, line) => sum + line.quantity, 0),
  },
});

export const { selectCartCount } = cartSlice.selectors;
