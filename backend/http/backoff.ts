import { LRUCache } from 'lru-cache';

/** How long somebody waits between failures. `name` keeps counts apart. */
export interface Delay {
  name: string;
  /** How many failures cost nothing. */
  free: number;
  /** After the next one; it doubles with every further failure. */
  firstMs: number;
  longestMs: number;
  /** After so long without a failure all is forgotten. */
  forgetMs: number;
}

/** Counts failures by key, and makes each further attempt wait longer. Each process counts for itself. */
export interface Backoff {
  /**
   * Counts an attempt as a failure and returns 0; where it comes too soon, counts nothing and returns
   * the ms to wait. Counted beforehand, so that attempts at the same time do not slip through.
   */
  attempt(key: string, delay: Delay): number;
  /** Takes an attempt back that was no failure after all. */
  takeBack(key: string, delay: Delay): void;
  /** Forgets every failure of a key. */
  clear(key: string, delay: Delay): void;
}

interface Count {
  failures: number;
  lastAt: number;
  /** When the next attempt may come. */
  openAt: number;
}

interface Options {
  /** Milliseconds; injected by tests. */
  now?: () => number;
  /** Beyond them the keys used longest ago are forgotten, so that memory stays bounded. */
  maxKeys?: number;
}

const NONE: Count = { failures: 0, lastAt: 0, openAt: 0 };

export function createBackoff({ now = Date.now, maxKeys = 10_000 }: Options = {}): Backoff {
  const counts = new LRUCache<string, Count>({ max: maxKeys });
  const nameOf = (key: string, delay: Delay) => `${delay.name} ${key}`;
  const countOf = (name: string, { forgetMs }: Delay) => {
    const count = counts.get(name);
    return count && count.lastAt > now() - forgetMs ? count : NONE;
  };
  return {
    attempt(key, delay) {
      const name = nameOf(key, delay);
      const count = countOf(name, delay);
      const time = now();
      if (count.openAt > time) return count.openAt - time;
      const failures = count.failures + 1;
      counts.set(name, { failures, lastAt: time, openAt: time + waitAfter(failures, delay) });
      return 0;
    },
    takeBack(key, delay) {
      const name = nameOf(key, delay);
      const { failures, lastAt } = countOf(name, delay);
      if (failures > 0) counts.set(name, { failures: failures - 1, lastAt, openAt: 0 });
    },
    clear(key, delay) {
      counts.delete(nameOf(key, delay));
    },
  };
}

function waitAfter(failures: number, { free, firstMs, longestMs }: Delay): number {
  const costly = failures - free;
  return costly <= 0 ? 0 : Math.min(longestMs, firstMs * 2 ** (costly - 1));
}
