import { hasKind } from '../../base/errors';
import type { Backoff } from '../../limits/backoff';
import { tooManyAttempts } from '../../limits/rate-limit';
import type { Delay, Rate } from '../../limits/rates';

const SECOND_MS = 1_000;
const MINUTE_MS = 60 * SECOND_MS;
const HOUR_MS = 60 * MINUTE_MS;

/** Leaves some slips of the pen free; the longest wait is one that an admin can sit out. */
const ACCOUNT: Delay = {
  name: 'login-account',
  free: 5,
  firstMs: SECOND_MS,
  longestMs: 15 * MINUTE_MS,
  forgetMs: HOUR_MS,
};

/** An office has one address, a guesser many accounts. */
const ADDRESS: Delay = {
  name: 'login-address',
  free: 20,
  firstMs: SECOND_MS,
  longestMs: HOUR_MS,
  forgetMs: 24 * HOUR_MS,
};

/** Logins of one address, right ones included: each is work. */
export const LOGINS: Rate = { name: 'logins', times: 60, windowMs: 10 * MINUTE_MS };

interface Who {
  /** The shop and e-mail address that are tried, whether they exist or not. */
  account: string;
  /** Null for a call within the process. */
  client: string | null;
}

/**
 * Runs a login, unless earlier failures of the account or the address make it wait. Success clears the account alone.
 * @throws DomainError too-many, with the wait, and whatever the login throws.
 */
export async function attemptLogin<Session>(
  backoff: Backoff,
  { account, client }: Who,
  login: () => Promise<Session>,
): Promise<Session> {
  const keys: [string, Delay][] = [[account, ACCOUNT]];
  if (client !== null) keys.push([client, ADDRESS]);
  await attemptAll(backoff, keys);
  try {
    const session = await login();
    await takeBack(backoff, keys);
    await backoff.clear(account, ACCOUNT);
    return session;
  } catch (error) {
    const isFailure = hasKind(error, 'unauthenticated');
    if (!isFailure) await takeBack(backoff, keys);
    throw error;
  }
}

async function attemptAll(backoff: Backoff, keys: readonly [string, Delay][]): Promise<void> {
  for (const [index, [key, delay]] of keys.entries()) {
    const waitMs = await backoff.attempt(key, delay);
    if (waitMs <= 0) continue;
    await takeBack(backoff, keys.slice(0, index));
    throw tooManyAttempts(waitMs);
  }
}

async function takeBack(backoff: Backoff, keys: readonly [string, Delay][]): Promise<void> {
  for (const [key, delay] of keys) await backoff.takeBack(key, delay);
}
