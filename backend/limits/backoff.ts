import { LRUCache } from 'lru-cache';
import type { Delay } from './rates';
import type { SharedCounts } from './shared-counts';

/** Counts failures by key, and makes each further attempt wait longer. All processes on one database count together. */
export interface Backoff {
  /** Counts an attempt as a failure beforehand and gives 0; where it comes too soon, gives the ms to wait. */
  attempt(key: string, delay: Delay): Promise<number>;
  /** Takes an attempt back that was no failure after all. */
  takeBack(key: string, delay: Delay): Promise<void>;
  clear(key: string, delay: Delay): Promise<void>;
}

interface Count {
  failures: number;
  lastAt: number;
  openAt: number;
}

interface Options {
  /** Milliseconds; injected by tests. */
  now?: () => number;
  /** Number of keys beyond which those used longest ago are forgotten, so that memory stays bounded. */
  maxKeys?: number;
  shared?: SharedCounts;
}

const NONE: Count = { failures: 0, lastAt: 0, openAt: 0 };

export function createBackoff(options: Options = {}): Backoff {
  const { now = Date.now, maxKeys = 10_000, shared } = options;
  const counts = new LRUCache<string, Count>({ max: maxKeys });
  const nameOf = (key: string, delay: Delay) => `${delay.name} ${key}`;
  const countOf = (name: string, { forgetMs }: Delay) => {
    const count = counts.get(name);
    return count && count.lastAt > now() - forgetMs ? count : NONE;
  };
  return {
    async attempt(key, delay) {
      const name = nameOf(key, delay);
      const count = countOf(name, delay);
      const time = now();
      if (count.openAt > time) return count.openAt - time;
      const failures = count.failures + 1;
      counts.set(name, { failures, lastAt: time, openAt: time + waitAfter(failures, delay) });
      const waitMs = (await shared?.attempt(name, delay)) ?? 0;
      // Who was turned away by all is from then on turned away here, without a query.
      if (waitMs > 0) counts.set(name, { ...count, lastAt: time, openAt: time + waitMs });
      return waitMs;
    },
    async takeBack(key, delay) {
      const name = nameOf(key, delay);
      const { failures, lastAt } = countOf(name, delay);
      if (failures > 0) counts.set(name, { failures: failures - 1, lastAt, openAt: 0 });
      await shared?.takeBack(name);
    },
    async clear(key, delay) {
      const name = nameOf(key, delay);
      counts.delete(name);
      await shared?.clear(name);
    },
  };
}

function waitAfter(failures: number, { free, firstMs, longestMs }: Delay): number {
  const costly = failures - free;
  return costly <= 0 ? 0 : Math.min(longestMs, firstMs * 2 ** (costly - 1));
}
