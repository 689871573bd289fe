import { hasKind } from '../../base/errors';
import type { Backoff } from '../../limits/backoff';
import { tooManyAttempts } from '../../limits/rate-limit';
import type { Delay, Rate } from '../../limits/rates';

const SECOND_MS = 1_000;
const MINUTE_MS = 60 * SECOND_MS;
const HOUR_MS = 60 * MINUTE_MS;

/** An account from one network. Leaves some slips of the pen free; the longest wait is one that somebody can sit out. */
const PAIR: Delay = {
  name: 'login-pair',
  free: 5,
  firstMs: SECOND_MS,
  longestMs: 15 * MINUTE_MS,
  forgetMs: HOUR_MS,
};

/** An account from everywhere: many networks that guess together come nowhere, and a person waits half a minute at most. */
const ACCOUNT: Delay = {
  name: 'login-account',
  free: 50,
  firstMs: SECOND_MS,
  longestMs: 30 * SECOND_MS,
  forgetMs: HOUR_MS,
};

/** A network with all accounts: an office has one, a guesser many accounts. */
const ADDRESS: Delay = {
  name: 'login-address',
  free: 20,
  firstMs: SECOND_MS,
  longestMs: HOUR_MS,
  forgetMs: 24 * HOUR_MS,
};

/** Logins of one address, right ones included: each is work. */
export const LOGINS: Rate = { name: 'logins', times: 60, windowMs: 10 * MINUTE_MS };

/** Wrong passwords in a day of which their person is told. */
export const WRONG_PASSWORDS: Rate = {
  name: 'wrong-passwords',
  times: 10,
  windowMs: 24 * HOUR_MS,
};

interface Account {
  /** The shop and e-mail address that are tried, whether they exist or not. */
  account: string;
  /** Null for a call within the process. */
  client: string | null;
}

/** A try of an account from somewhere. */
interface Attempt extends Account {
  /** True in a browser that has logged in to this account by its password of today. */
  isKnown: boolean;
}

type Counted = readonly [key: string, delay: Delay];

const pairOf = ({ account, client }: Account): Counted => [`${account} ${client ?? ''}`, PAIR];
const accountOf = ({ account }: Account): Counted => [account, ACCOUNT];

function countsOf(attempt: Attempt): Counted[] {
  const { client, isKnown } = attempt;
  const ofAccount = isKnown ? [] : [pairOf(attempt), accountOf(attempt)];
  return client === null ? ofAccount : [...ofAccount, [client, ADDRESS]];
}

/** Names an account for counts, whether it exists or not. */
export const accountName = (shopId: string, email: string): string =>
  `${shopId} ${email.trim().toLowerCase()}`;

/**
 * Runs a login, unless earlier failures make it wait: of the account from this network, of the account from anywhere, or
 * of the network. Nobody can keep somebody out who comes from another network, and nobody at all a known browser.
 * Success clears what was counted of the account from here. @throws DomainError too-many, with the wait, and whatever the
 * login throws.
 */
export async function attemptLogin<Session>(
  backoff: Backoff,
  attempt: Attempt,
  login: () => Promise<Session>,
): Promise<Session> {
  const counts = countsOf(attempt);
  await attemptAll(backoff, counts);
  try {
    const session = await login();
    await takeBack(backoff, counts);
    await backoff.clear(...pairOf(attempt));
    return session;
  } catch (error) {
    const isFailure = hasKind(error, 'unauthenticated');
    if (!isFailure) await takeBack(backoff, counts);
    throw error;
  }
}

/** Forgets what was counted of an account that has a new password, from here and from everywhere. */
export async function clearDelays(backoff: Backoff, account: Account): Promise<void> {
  await backoff.clear(...pairOf(account));
  await backoff.clear(...accountOf(account));
}

async function attemptAll(backoff: Backoff, counts: readonly Counted[]): Promise<void> {
  for (const [index, [key, delay]] of counts.entries()) {
    const waitMs = await backoff.attempt(key, delay);
    if (waitMs <= 0) continue;
    await takeBack(backoff, counts.slice(0, index));
    throw tooManyAttempts(waitMs);
  }
}

async function takeBack(backoff: Backoff, counts: readonly Counted[]): Promise<void> {
  for (const [key, delay] of counts) await backoff.takeBack(key, delay);
}
