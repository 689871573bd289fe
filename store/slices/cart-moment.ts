import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { lineKey } from '@/core/rules/line-identity';
import { lineAdded } from './cart';

export interface PriceChange {
  /** Dollars for one piece, before and today. */
  from: number;
  to: number;
}

export interface CartMoment {
  /** Whether the prices shown are being asked for, or could not be had. */
  pricing: 'settled' | 'pending' | 'failed';
  /** By `lineKey`: what the shopper has not yet seen of changed prices. */
  priceChanges: Record<string, PriceChange>;
  /** The names of what is no longer sold, and so is no longer in the cart. */
  gone: string[];
  /** Why the coupon does not hold, else ''. */
  couponMessage: string;
  /** The line added last by its `lineKey`, to be pointed out once, and how many were added before. */
  added: string;
  addedCount: number;
}

const initialState: CartMoment = {
  pricing: 'settled',
  priceChanges: {},
  gone: [],
  couponMessage: '',
  added: '',
  addedCount: 0,
};

/** What there is to tell about the cart at this moment; none of it is persisted. */
export const cartMomentSlice = createSlice({
  name: 'cartMoment',
  initialState,
  reducers: {
    momentChanged: (moment, { payload }: PayloadAction<Partial<CartMoment>>) => ({
      ...moment,
      ...payload,
    }),
    /** The shopper has looked at the cart and left it: what was told is told. */
    cartSeen: (moment) => ({ ...moment, priceChanges: {}, gone: [], added: '' }),
  },
  extraReducers: ({ addCase }) => {
    addCase(lineAdded, (moment, { payload }) => {
      moment.added = lineKey(payload);
      moment.addedCount += 1;
    });
  },
});

export const { cartSeen, momentChanged } = cartMomentSlice.actions;
