import { type DomainError, tooMany } from '../base/errors';
import { metrics } from '../base/metrics';
import { wideNetwork } from '../base/wide-network';
import * as messages from './messages';
import type { RateLimiter } from './rate-limiter';
import type { Rate } from './rates';

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
export function rateFailures<Result>(caller: Caller, rate: Rate, work: () => Promise<Result>) {
  return caller.client === null
    ? work()
    : takeUnlessDone(caller.services, keyOf(caller), rate, work);
}

/**
 * Counts what succeeds against a rate, such as orders: beforehand, so that those at the same time do not slip through.
 * Gives back what fails or counts for nothing. @throws DomainError too-many, and whatever the work throws.
 */
export async function rateSuccesses<Result>(
  caller: Caller,
  rate: Rate,
  work: () => Promise<Result>,
  isCounted: (result: Result) => boolean,
): Promise<Result> {
  if (caller.client === null) return work();
  const key = keyOf(caller);
  await take(caller.services, key, rate);
  let isUsed = false;
  try {
    const result = await work();
    isUsed = isCounted(result);
    return result;
  } finally {
    if (!isUsed) await caller.services.rates.giveBack(key, rate);
  }
}

/** Counts guesses of a whole network about a subject, such as an order's number: all other networks have their own. */
export function rateGuesses<Result>(
  { services, client }: Caller,
  subject: string,
  rate: Rate,
  work: () => Promise<Result>,
): Promise<Result> {
  if (client === null) return work();
  const network = wideNetwork(client);
  return takeUnlessDone(services, keyOf({ services, client: `${network} ${subject}` }), rate, work);
}

/** Counts guesses about something from whichever addresses: what few digits open, or who has proved themselves otherwise. */
export function rateGuessesOfAll<Result>(
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
  return tooMany(messages.tooManyAttempts(durationText(seconds)), { retryAfterS: seconds });
}

function durationText(seconds: number): string {
  if (seconds > 90) return `${Math.ceil(seconds / 60)} minutes`;
  return seconds === 1 ? 'a second' : `${seconds} seconds`;
}
