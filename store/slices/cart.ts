import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { type Cart, type CartLine, MAX_CART_LINES } from '@/core/model/cart';
import type { AppliedCoupon } from '@/core/model/coupon';
import { asQuantity } from '@/core/rules/cart-line';
import { lineKey } from '@/core/rules/line-identity';

const initialState: Cart = { items: [], appliedCoupon: null };

interface AnsweredLines {
  /** By `lineKey`: the line as it is sold today, null where it is not sold any more. */
  lines: Record<string, CartLine | null>;
  coupon: AppliedCoupon | null;
}

/** The shopper's cart (spec 3, 4). No two lines are the same, and each has its bounds. */
export const cartSlice = createSlice({
  name: 'cart',
  initialState,
  reducers: {
    /** The same product and variants increase the quantity; anything else is a new line (spec 4). */
    lineAdded(cart, { payload }: PayloadAction<CartLine>) {
      put(cart, payload);
    },
    /** A cart brought along joins this one, line by line. */
    linesMerged(cart, { payload }: PayloadAction<CartLine[]>) {
      for (const line of payload) put(cart, line);
    },
    /** How many of a line there are now, not how many more. */
    quantityChanged(cart, { payload }: PayloadAction<{ line: CartLine; quantity: number }>) {
      const line = find(cart, payload.line);
      if (line) line.quantity = asQuantity(payload.quantity);
    },
    lineRemoved(cart, { payload }: PayloadAction<CartLine>) {
      cart.items = cart.items.filter((line) => lineKey(line) !== lineKey(payload));
    },
    /** Undoes a removal: the line is back in its place. */
    lineRestored(cart, { payload }: PayloadAction<{ line: CartLine; place: number }>) {
      put(cart, payload.line, payload.place);
    },
    /** Prices, choices and products as of today; how many there are stays the shopper's word. */
    linesRepriced(cart, { payload }: PayloadAction<AnsweredLines>) {
      const asked = cart.items;
      cart.items = [];
      for (const line of asked) {
        const answer = payload.lines[lineKey(line)];
        if (answer !== null) put(cart, answer ? { ...answer, quantity: line.quantity } : line);
      }
      cart.appliedCoupon = payload.coupon;
    },
    couponApplied(cart, { payload }: PayloadAction<AppliedCoupon>) {
      cart.appliedCoupon = payload;
    },
    couponRemoved(cart) {
      cart.appliedCoupon = null;
    },
    cartCleared: () => initialState,
    /** The coupon stays (spec 4). */
    itemsCleared(cart) {
      cart.items = [];
    },
    /** What another tab of the shop has stored. */
    cartReplaced: (_, { payload }: PayloadAction<Cart>) => payload,
  },
  selectors: {
    selectLines: (cart) => cart.items,
    selectCoupon: (cart) => cart.appliedCoupon,
    /** The badge: total quantity (spec 9). */
    selectCartCount: (cart) => cart.items.reduce((sum, line) => sum + line.quantity, 0),
  },
});

function find({ items }: Cart, line: CartLine): CartLine | undefined {
  const key = lineKey(line);
  return items.find((item) => lineKey(item) === key);
}

/** Adds to the same line where there is one, else a line at its place; a full cart takes no more. */
function put(cart: Cart, line: CartLine, place = MAX_CART_LINES): void {
  const same = find(cart, line);
  const quantity = asQuantity(line.quantity + (same?.quantity ?? 0));
  if (same) same.quantity = quantity;
  else if (cart.items.length < MAX_CART_LINES) cart.items.splice(place, 0, { ...line, quantity });
}

export const {
  cartCleared,
  cartReplaced,
  couponApplied,
  couponRemoved,
  itemsCleared,
  lineAdded,
  lineRemoved,
  lineRestored,
  linesMerged,
  linesRepriced,
  quantityChanged,
} = cartSlice.actions;
export const { selectCartCount, selectCoupon, selectLines } = cartSlice.selectors;
