import { type DomainError, tooMany } from '../base/errors';
import { metrics } from '../base/metrics';
import * as messages from './messages';
import type { RateLimiter } from './rate-limiter';

/** A client of a shop, or of all. Calls of our own pages have no address and are not limited. */
export interface Caller {
  /** Services of the call, without a shop where it counts before that is known. */
  services: { rates: RateLimiter; shop?: { id: string } };
  client: string | null;
}

const SECOND_MS = 1_000;

/** Counts a call against a rate, per shop and client address. @throws DomainError too-many, with the wait. */
export async function rateLimit(caller: Caller, rate: Rate): Promise<void> {
  if (caller.client === null) return;
  await take(caller.services, keyOf(caller), rate);
}

/**
 * Counts what fails against a rate, such as guesses: beforehand, so that attempts at the same time do not slip through.
 * @throws DomainError too-many, with the wait, and whatever the work throws.
 */
export function rateFailures<Result>(
  caller: Caller,
  rate: Rate,
  work: () => Promise<Result>,
): Promise<Result> {
  return caller.client === null
    ? work()
    : takeUnlessDone(caller.services, keyOf(caller), rate, work);
}

/** The same of what is guessed about, from whichever addresses: a subject such as an order's number. */
export function rateGuesses<Result>(
  services: { rates: RateLimiter; shop: { id: string } },
  subject: string,
  rate: Rate,
  work: () => Promise<Result>,
): Promise<Result> {
  return takeUnlessDone(services, `${services.shop.id} ${subject}`, rate, work);
}

async function takeUnlessDone<Result>(
  services: Caller['services'],
  key: string,
  rate: Rate,
  work: () => Promise<Result>,
): Promise<Result> {
  await take(services, key, rate);
  const result = await work();
  await services.rates.giveBack(key, rate);
  return result;
}

async function take({ rates }: Caller['services'], key: string, rate: Rate): Promise<void> {
  const waitMs = await rates.take(key, rate);
  if (waitMs <= 0) return;
  metrics().refusals.inc({ rate: rate.name });
  throw tooManyAttempts(waitMs);
}

const keyOf = ({ services, client }: Caller) => `${services.shop?.id ?? 'all'} ${client}`;

/** Says how long to wait, in people's words. */
export function tooManyAttempts(waitMs: number): DomainError {
  const seconds = Math.ceil(waitMs / SECOND_MS);
  return tooMany(messages.tooManyAttempts(durationText(seconds)), {
    retryAfterS: seconds,
  });
}

function durationText(seconds: number): string {
  if (seconds > 90) return `${Math.ceil(seconds / 60)} minutes`;
  return seconds === 1 ? 'a second' : `${seconds} seconds`;
}

/** Limit of attempts in a window of this length. `name` separates counts. */
export interface Rate {
  name: string;
  times: number;
  windowMs: number;
  /**
   * Counts what is cheap and frequent: each process counts for itself, and tells the others every second what nears a limit.
   */
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

/** Codes nobody knows, in every call that takes one: a slip of the pen is free, guessing is not. */
export const COUPON_GUESSES: Rate = { name: 'coupon-guesses', times: 20, windowMs: 10 * MINUTE_MS };

export const COUPON_CHECKS: Rate = { name: 'coupon-checks', times: 60, windowMs: MINUTE_MS };

export const CART_ADDITIONS: Rate = { name: 'cart-additions', times: 120, windowMs: MINUTE_MS };

/** Limits cases as order tracking is limited: whoever guesses numbers and addresses comes nowhere. */
export const CASE_PROOFS: Rate = { name: 'case-proofs', times: 5, windowMs: 60_000 };
/** The same of the other calls, where a number and an e-mail that fit cost nothing. */
export const CASE_GUESSES: Rate = { name: 'case-guesses', times: 5, windowMs: 60_000 };
export const CASES_READ: Rate = { name: 'cases-read', times: 60, windowMs: 60_000 };
export const CASES_WRITTEN: Rate = { name: 'cases-written', times: 30, windowMs: 10 * 60_000 };

const WINDOW_MS = 10 * 60_000;

/** A household may praise everything it bought; more than that in minutes is no shopper. */
export const REVIEWS_HANDED_IN: Rate = { name: 'reviews', times: 20, windowMs: WINDOW_MS };

/** Photos for several reviews, each tried more than once. */
export const UPLOADS: Rate = { name: 'uploads', times: 60, windowMs: 10 * 60_000 };

/** A shopper corrects a form a few times; a program tries cards. */
export const CHECKOUTS: Rate = { name: 'checkouts', times: 30, windowMs: 5 * MINUTE_MS };

/** The page after the payment asks until the payment has arrived. */
export const CONFIRMATIONS: Rate = { name: 'confirmations', times: 120, windowMs: 5 * MINUTE_MS };

export const TEST_PAYMENTS: Rate = { name: 'test-payments', times: 60, windowMs: 5 * MINUTE_MS };
