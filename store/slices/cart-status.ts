import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { Cart, CartLine } from '@/core/model/cart';
import type { PriceChanges } from '@/core/rules/cart/price-answer';

/**
 * Prices of a cart: nobody has asked yet, they are asked for, they are as the server says, its answer makes no
 * sense, or it is away and asked again. `cart` is the one that they belong to.
 */
type Pricing =
  | { phase: 'idle' }
  /** Stale prices are those that could not be had the last time. */
  | { phase: 'pending'; cart: Cart; isStale: boolean }
  | { phase: 'settled' | 'failed' | 'unavailable'; cart: Cart };

/** A line that was added, of which the shop has not heard yet. */
export interface CartEvent {
  /** Names it, so that it counts once however often it is sent. */
  key: string;
  line: CartLine;
}

export interface CartStatus {
  pricing: Pricing;
  pendingEvents: CartEvent[];
  /** Price changes by `lineKey`: what the shopper has not yet seen of changed prices. */
  priceChanges: PriceChanges;
  /** The names of what is no longer sold, and so is no longer in the cart. */
  gone: string[];
  /** Reason of a refused coupon, else ''. */
  couponMessage: string;
  /** The code to show for copying, '' for none and until the server has said. */
  shownCoupon: string;
  /** The line added last by its `lineKey`, to be pointed out once; how many of it; how often anything was added. */
  added: string;
  addedQuantity: number;
  addedCount: number;
}

const NOTHING_NEW = { priceChanges: {}, gone: [], added: '' };

const initialState: CartStatus = {
  ...NOTHING_NEW,
  pricing: { phase: 'idle' },
  pendingEvents: [],
  couponMessage: '',
  shownCoupon: '',
  addedQuantity: 0,
  addedCount: 0,
};

type Answered = Pick<CartStatus, 'couponMessage' | 'shownCoupon' | 'gone' | 'priceChanges'> & {
  cart: Cart;
};

/** Status of the cart: its prices and notes. Not persisted. */
export const cartStatusSlice = createSlice({
  name: 'cartStatus',
  initialState,
  reducers: {
    pricesRequested: (status, { payload: cart }: PayloadAction<Cart>) => ({
      ...status,
      pricing: { phase: 'pending' as const, cart, isStale: isUnpriced(status.pricing) },
    }),
    /** Takes prices with all that the shopper has not yet seen of them. */
    pricesReceived: (status, { payload: { cart, ...answer } }: PayloadAction<Answered>) => ({
      ...status,
      ...answer,
      pricing: { phase: 'settled' as const, cart },
    }),
    pricesMissed: (
      status,
      { payload }: PayloadAction<{ phase: 'failed' | 'unavailable'; cart: Cart }>,
    ) => ({ ...status, pricing: payload }),
    eventQueued: (status, { payload }: PayloadAction<CartEvent>) => ({
      ...status,
      pendingEvents: [...status.pendingEvents, payload],
    }),
    eventSent: (status, { payload }: PayloadAction<CartEvent>) => ({
      ...status,
      pendingEvents: status.pendingEvents.filter(({ key }) => key !== payload.key),
    }),
    lineNoticed: (status, { payload }: PayloadAction<{ key: string; quantity: number }>) => ({
      ...status,
      added: payload.key,
      addedQuantity: payload.quantity,
      addedCount: status.addedCount + 1,
    }),
    /** The shopper has looked at the cart. */
    cartSeen: (status) => ({ ...status, ...NOTHING_NEW }),
    /** The shopper has read what has left the cart. */
    goneSeen: (status) => ({ ...status, gone: [] }),
    couponMessageSeen: (status) => ({ ...status, couponMessage: '' }),
  },
  selectors: {
    /** True if shown prices may be out of date. */
    selectIsUnpriced: ({ pricing }) => isUnpriced(pricing),
  },
});

function isUnpriced(pricing: Pricing): boolean {
  const { phase } = pricing;
  return phase === 'pending' ? pricing.isStale : phase === 'failed' || phase === 'unavailable';
}

export const {
  cartSeen,
  couponMessageSeen,
  eventQueued,
  eventSent,
  goneSeen,
  lineNoticed,
  pricesMissed,
  pricesReceived,
  pricesRequested,
} = cartStatusSlice.actions;
export const { selectIsUnpriced } = cartStatusSlice.selectors;
