import type { Rate } from '../../limits/rate';

const MINUTE_MS = 60_000;

/** Codes nobody knows, in every call that takes one: a slip of the pen is free, guessing is not. */
export const COUPON_GUESSES: Rate = {
  name: 'coupon-guesses',
  times: 20,
  windowMs: 10 * MINUTE_MS,
};

export const COUPON_CHECKS: Rate = { name: 'coupon-checks', times: 60, windowMs: MINUTE_MS };

export const CART_ADDITIONS: Rate = { name: 'cart-additions', times: 120, windowMs: MINUTE_MS };
