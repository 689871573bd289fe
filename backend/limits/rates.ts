/** Limit of attempts in a window of this length. `name` separates counts. */
export interface Rate {
  name: string;
  times: number;
  windowMs: number;
  /** Counts what is cheap and frequent: by process, and tells the others every second what nears a limit. */
  inBatches?: true;
}

/** Delays between failures. `name` separates counts. */
export interface Delay {
  name: string;
  free: number;
  /** Delay after the next one; it doubles with every further failure. */
  firstMs: number;
  longestMs: number;
  /** Time without a failure after which all is forgotten. */
  forgetMs: number;
}

const MINUTE_MS = 60_000;

/** Codes that do not exist, in every call that takes one; beyond it no code is looked up without a proof. */
export const COUPON_GUESSES: Rate = { name: 'coupon-guesses', times: 20, windowMs: 10 * MINUTE_MS };

export const COUPON_CHECKS: Rate = { name: 'coupon-checks', times: 60, windowMs: MINUTE_MS };

export const CART_ADDITIONS: Rate = { name: 'cart-additions', times: 120, windowMs: MINUTE_MS };

/** Limits cases as order tracking is limited: whoever guesses numbers and addresses comes nowhere. */
export const CASE_PROOFS: Rate = { name: 'case-proofs', times: 5, windowMs: MINUTE_MS };
/** The same of the other calls, where a number and an e-mail that fit cost nothing. */
export const CASE_GUESSES: Rate = { name: 'case-guesses', times: 5, windowMs: MINUTE_MS };
export const CASES_READ: Rate = { name: 'cases-read', times: 60, windowMs: MINUTE_MS };
export const CASES_WRITTEN: Rate = { name: 'cases-written', times: 30, windowMs: 10 * MINUTE_MS };

/** A household may praise everything it bought; more than that in minutes is no shopper. */
export const REVIEWS_HANDED_IN: Rate = { name: 'reviews', times: 20, windowMs: 10 * MINUTE_MS };

/** Photos for several reviews, each tried more than once. */
export const UPLOADS: Rate = { name: 'uploads', times: 60, windowMs: 10 * MINUTE_MS };
/** Limits whoever goes on all day, so that there is room for others. */
export const UPLOADS_A_DAY: Rate = {
  name: 'uploads-a-day',
  times: 200,
  windowMs: 24 * 60 * MINUTE_MS,
};

/** Orders that are placed, and so payments that are opened: what is refused or sent again uses up none of them. */
export const CHECKOUTS: Rate = { name: 'checkouts', times: 30, windowMs: 5 * MINUTE_MS };
/** Every try at a checkout. A shopper corrects a form and changes cards a few times; a program does nothing else. */
export const CHECKOUT_ATTEMPTS: Rate = {
  name: 'checkout-attempts',
  times: 120,
  windowMs: 5 * MINUTE_MS,
};

/** The page after the payment asks until the payment has arrived. */
export const CONFIRMATIONS: Rate = { name: 'confirmations', times: 120, windowMs: 5 * MINUTE_MS };

export const TEST_PAYMENTS: Rate = { name: 'test-payments', times: 60, windowMs: 5 * MINUTE_MS };
