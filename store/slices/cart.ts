import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { Cart, CartLine } from '@/core/model/cart';
import type { AppliedCoupon } from '@/core/model/coupon';
import { lineKey } from '@/core/rules/cart/line-identity';
import { mergeLines } from '@/core/rules/cart/merge-lines';
import { asQuantity } from '@/core/rules/cart/quantity';

const initialState: Cart = { items: [], appliedCoupon: null };

interface AnsweredLines {
  /** Lines by `lineKey`: the line as it is sold today, null where it is no longer sold. */
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
      cart.items = mergeLines(cart.items, [payload]);
    },
    /** A cart brought along joins this one, line by line. */
    linesMerged(cart, { payload }: PayloadAction<CartLine[]>) {
      cart.items = mergeLines(cart.items, payload);
    },
    quantityChanged(cart, { payload }: PayloadAction<{ line: CartLine; quantity: number }>) {
      const line = find(cart, payload.line);
      if (line) line.quantity = asQuantity(payload.quantity);
    },
    /** Other choices of a line, in its place; where another line is the same, the two are one (spec 4). */
    lineChanged(cart, { payload }: PayloadAction<{ line: CartLine; to: CartLine }>) {
      const key = lineKey(payload.line);
      cart.items = mergeLines(
        [],
        cart.items.map((line) =>
          lineKey(line) === key ? { ...payload.to, quantity: line.quantity } : line,
        ),
      );
    },
    lineRemoved(cart, { payload }: PayloadAction<CartLine>) {
      cart.items = cart.items.filter((line) => lineKey(line) !== lineKey(payload));
    },
    /** Undoes a removal: the line is back in its place. */
    lineRestored(cart, { payload }: PayloadAction<{ line: CartLine; place: number }>) {
      const wasThere = find(cart, payload.line);
      cart.items = mergeLines(cart.items, [payload.line]);
      const line = find(cart, payload.line);
      if (wasThere || !line) return;
      cart.items.pop();
      cart.items.splice(payload.place, 0, line);
    },
    /** Prices, choices and products as of today; how many there are stays the shopper's word. */
    linesRepriced(cart, { payload }: PayloadAction<AnsweredLines>) {
      const lines = cart.items.flatMap((line) => {
        const answer = payload.lines[lineKey(line)];
        if (answer === null) return [];
        return answer ? { ...answer, quantity: line.quantity } : line;
      });
      // Two lines whose choices are not offered any more may have become one.
      cart.items = mergeLines([], lines);
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
    /** Replaces the cart by another tab's. */
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

export const {
  cartCleared,
  cartReplaced,
  couponApplied,
  couponRemoved,
  itemsCleared,
  lineAdded,
  lineChanged,
  lineRemoved,
  lineRestored,
  linesMerged,
  linesRepriced,
  quantityChanged,
} = cartSlice.actions;
export const { selectCartCount, selectCoupon, selectLines } = cartSlice.selectors;
