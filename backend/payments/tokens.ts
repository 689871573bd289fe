import { LRUCache } from 'lru-cache';
import { requestKey } from './fetch-json';

/** A token that is about to end would end on its way. */
const MARGIN_MS = 60_000;
const MAX_TOKENS = 500;

export interface Token {
  value: string;
  /** Milliseconds. */
  expiresAt: number;
}

/** Account of a token: a host and its credentials. */
type Credentials = readonly string[];

/**
 * By a digest of the credentials, and for the process: providers are made anew for each request. As promises, so that
 * callers at the same time share one login.
 */
const cache = new LRUCache<string, Promise<Token>>({ max: MAX_TOKENS });

export interface Tokens {
  /** A token that counts for a minute more at least. */
  get(): Promise<string>;
  /** Forgets a token that was not accepted, unless there is another by now. */
  drop(value: string): Promise<void>;
}

export function createTokens(
  credentials: Credentials,
  logIn: () => Promise<Token>,
  now: () => number,
): Tokens {
  const key = requestKey(...credentials);
  const renew = () => {
    const login = logIn();
    cache.set(key, login);
    login.catch(() => cache.peek(key) === login && cache.delete(key));
    return login;
  };
  return {
    async get() {
      const cached = cache.get(key);
      const token = await cached;
      if (token && token.expiresAt - MARGIN_MS > now()) return token.value;
      // Another caller may have renewed it meanwhile.
      const next = cache.peek(key);
      return (await (next && next !== cached ? next : renew())).value;
    },
    async drop(value) {
      const cached = cache.peek(key);
      const token = await cached?.catch(() => undefined);
      if (token?.value === value && cache.peek(key) === cached) cache.delete(key);
    },
  };
}
