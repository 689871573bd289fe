import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

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
  /** The code to show for copying, '' for none and until the server has said. */
  shownCoupon: string;
  /**
   * The line added last by its `lineKey`, to be pointed out once, how many pieces of it that were, and how
   * often something was added so far.
   */
  added: string;
  addedQuantity: number;
  addedCount: number;
}

/** Nothing to point out: as at the start, and once the shopper has looked at the cart. */
export const NOTHING_NEW = { priceChanges: {}, gone: [], added: '' } satisfies Partial<CartMoment>;

const initialState: CartMoment = {
  ...NOTHING_NEW,
  pricing: 'settled',
  couponMessage: '',
  shownCoupon: '',
  addedQuantity: 0,
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
  },
});

export const { momentChanged } = cartMomentSlice.actions;
