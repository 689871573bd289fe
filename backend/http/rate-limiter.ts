import { LRUCache } from 'lru-cache';

/** How often something may be done in any span of this length. `name` keeps counts apart. */
export interface Rate {
  name: string;
  times: number;
  windowMs: number;
}

/** Counts attempts by key in a sliding window. Each process counts for itself. */
export interface RateLimiter {
  /** Counts an attempt and returns 0; where there were too many, counts nothing and returns the ms to wait. */
  take(key: string, rate: Rate): number;
  /** Takes back the last attempt of a key, which does not count after all. */
  giveBack(key: string, rate: Rate): void;
}

interface Options {
  /** Milliseconds; injected by tests. */
  now?: () => number;
  /** Beyond them the keys used longest ago are forgotten, so that memory stays bounded. */
  maxKeys?: number;
}

export function createRateLimiter({ now = Date.now, maxKeys = 10_000 }: Options = {}): RateLimiter {
  const attempts = new LRUCache<string, number[]>({ max: maxKeys });
  const nameOf = (key: string, rate: Rate) => `${rate.name} ${key}`;
  return {
    take(key, rate) {
      const time = now();
      const recent = (attempts.get(nameOf(key, rate)) ?? []).filter(
        (at) => at > time - rate.windowMs,
      );
      attempts.set(nameOf(key, rate), recent);
      const oldest = recent[0];
      if (recent.length >= rate.times && oldest !== undefined) return oldest + rate.windowMs - time;
      recent.push(time);
      return 0;
    },
    giveBack(key, rate) {
      attempts.get(nameOf(key, rate))?.pop();
    },
  };
}
