import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { Cart, CartLine } from '@/core/model/cart';
import { isSameLine } from '@/core/rules/line-identity';

const initialState: Cart = { items: [], appliedCoupon: null };

/** The shopper's cart (spec 3, 4). */
export const cartSlice = createSlice({
  name: 'cart',
  initialState,
  reducers: {
    /** The same product and variants increase the quantity; anything else is a new line (spec 4). */
    lineAdded(cart, { payload }: PayloadAction<CartLine>) {
      const line = cart.items.find((item) => isSameLine(item, payload));
      if (line) line.quantity += payload.quantity;
      else cart.items.push(payload);
    },
  },
  selectors: {
    /** The badge: total quantity (spec 9). */
    selectCartCount: (cart) => cart.items.reduce((sum, line) => sum + line.quantity, 0),
  },
});

export const { lineAdded } = cartSlice.actions;
export const { selectCartCount } = cartSlice.selectors;
