import type { ShopRef } from '../domain/shops/find-shop';
import { HttpError } from '../errors';
import type { Services } from '../services';
import type { Rate } from './rate-limiter';

/** Who is limited: a client of a shop, or of all. Calls of our own pages have no address and are not limited. */
export interface Caller {
  services: Pick<Services, 'rates'>;
  /** Null where it counts before the shop is known. */
  shop: Pick<ShopRef, 'id'> | null;
  /** See `clientAddress`. */
  client: string | null;
}

const SECOND_MS = 1_000;

/**
 * Counts a call against a rate, per shop and client address.
 * @throws HttpError 429 with Retry-After.
 */
export function rateLimit(caller: Caller, rate: Rate): void {
  if (caller.client === null) return;
  const waitMs = caller.services.rates.take(keyOf(caller), rate);
  if (waitMs > 0) throw tooManyAttempts(waitMs);
}

/**
 * Counts what fails against a rate, such as guesses. Counted beforehand, so that attempts at the same
 * time do not slip through, and taken back where it succeeds.
 * @throws HttpError 429 with Retry-After, and whatever the work throws.
 */
export async function rateFailures<Result>(
  caller: Caller,
  rate: Rate,
  work: () => Promise<Result>,
): Promise<Result> {
  rateLimit(caller, rate);
  const result = await work();
  if (caller.client !== null) caller.services.rates.giveBack(keyOf(caller), rate);
  return result;
}

const keyOf = ({ shop, client }: Caller) => `${shop?.id ?? 'all'} ${client}`;

/** 429 with Retry-After, and the wait in people's words. */
export function tooManyAttempts(waitMs: number): HttpError {
  const seconds = Math.ceil(waitMs / SECOND_MS);
  return new HttpError(429, `Too many attempts. Please try again in ${inWords(seconds)}.`, {
    headers: { 'retry-after': String(seconds) },
  });
}

function inWords(seconds: number): string {
  if (seconds > 90) return `${Math.ceil(seconds / 60)} minutes`;
  return seconds === 1 ? 'a second' : `${seconds} seconds`;
}
