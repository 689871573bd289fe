import { LRUCache } from 'lru-cache';
import type { Rate } from './rates';
import type { SharedCounts } from './shared-counts';

/** Counts attempts by key; a window begins with the first. All processes on one database count together. */
export interface RateLimiter {
  /** Counts an attempt and gives 0; where there were too many, counts nothing and gives the ms to wait. */
  take(key: string, rate: Rate): Promise<number>;
  giveBack(key: string, rate: Rate): Promise<void>;
  /** Tells the others now; it happens by itself every second. */
  share(): Promise<void>;
}

interface Options {
  /** Milliseconds; injected by tests. */
  now?: () => number;
  /** Number of keys beyond which those used longest ago are forgotten, so that memory stays bounded. */
  maxKeys?: number;
  shared?: SharedCounts;
}

const SHARE_EVERY_MS = 1_000;
/** Share of a limit: counts further from theirs stay in this process. */
const NEAR = 0.1;

export function createRateLimiter(options: Options = {}): RateLimiter {
  const { now = Date.now, maxKeys = 10_000, shared } = options;
  const windows = createWindows(now, maxKeys);
  const unshared = new Map<string, Window>();

  const share = async () => {
    const batch = [...unshared].map(([name, window]) => ({ name, window, times: window.unshared }));
    unshared.clear();
    for (const { window } of batch) window.unshared = 0;
    const updates = batch.map(({ name, times, window: { endsAt } }) => ({ name, times, endsAt }));
    for (const { name, count, endsAt } of (await shared?.add(updates)) ?? []) {
      windows.learn(name, count, endsAt);
    }
  };

  const shareLater = (name: string, window: Window, rate: Rate) => {
    window.unshared += 1;
    if (!shared || window.count < rate.times * NEAR) return;
    if (unshared.size === 0) setTimeout(share, SHARE_EVERY_MS).unref();
    unshared.set(name, window);
  };

  /** Refusals of the shared count are remembered here, without a query. */
  const takeShared = async (name: string, rate: Rate): Promise<number> => {
    const waitMs = (await shared?.take(name, rate)) ?? 0;
    if (waitMs > 0) windows.learn(name, rate.times, now() + waitMs);
    return waitMs;
  };

  return {
    async take(key, rate) {
      const name = nameOf(key, rate);
      const { window, waitMs } = windows.take(name, rate);
      if (waitMs > 0) return waitMs;
      if (!rate.inBatches) return takeShared(name, rate);
      shareLater(name, window, rate);
      return 0;
    },
    async giveBack(key, rate) {
      const name = nameOf(key, rate);
      windows.giveBack(name);
      if (!rate.inBatches) await shared?.giveBack(name);
    },
    share,
  };
}

const nameOf = (key: string, rate: Rate) => `${rate.name} ${key}`;

/** Count of one key in this process since its window began. */
interface Window {
  count: number;
  /** End of the window, in ms. */
  endsAt: number;
  /** Part of the count that other processes do not know yet. */
  unshared: number;
}

/** The windows of one process, in memory; bounded. */
function createWindows(now: () => number, maxKeys: number) {
  const windows = new LRUCache<string, Window>({ max: maxKeys });
  const open = (name: string, endsAt: number): Window => {
    const window = windows.get(name);
    if (window && window.endsAt > now()) return window;
    const opened = { count: 0, endsAt, unshared: 0 };
    windows.set(name, opened);
    return opened;
  };
  return {
    /** Counts an attempt unless there were too many: then so many ms are to be waited. */
    take(name: string, rate: Rate): { window: Window; waitMs: number } {
      const window = open(name, now() + rate.windowMs);
      if (window.count >= rate.times) return { window, waitMs: window.endsAt - now() };
      window.count += 1;
      return { window, waitMs: 0 };
    },
    giveBack(name: string): void {
      const window = windows.get(name);
      if (window && window.count > 0) window.count -= 1;
    },
    /** Takes over what all processes have counted together. */
    learn(name: string, count: number, endsAt: number): void {
      const window = open(name, endsAt);
      window.count = Math.max(window.count, count + window.unshared);
      window.endsAt = endsAt;
    },
  };
}
