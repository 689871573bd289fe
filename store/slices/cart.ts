import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { Cart, CartLine } from '@/core/model/cart';
import { isSameLine } from '@/core/rules/line-identity';
import { mergeLines } from '@/core/rules/merge-lines';

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
    /** Lines that came along from another host of the shop. */
    linesMerged(cart, { payload }: PayloadAction<CartLine[]>) {
      cart.items = mergeLines(cart.items, payload);
    },
    /** What another tab made of the cart. */
    cartReplaced(_cart, { payload }: PayloadAction<Cart>) {
      return payload;
    },
  },
  selectors: {
    /** The badge: total quantity (spec 9). */
    selectCartCount: (cart) => cart.items.reduce((sum, line) => sum + line.quantity, 0),
  },
});

export const { cartReplaced, lineAdded, linesMerged } = cartSlice.actions;
export const { selectCartCount } = cartSlice.selectors;
