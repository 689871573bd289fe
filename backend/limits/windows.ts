import { LRUCache } from 'lru-cache';
import type { Rate } from './rate';

/** What one key has done since its window began, in this process. */
export interface Window {
  count: number;
  /** In ms. */
  endsAt: number;
  /** How many of them no other process knows of. */
  unshared: number;
}

/** The windows of one process, in memory; bounded. */
export function createWindows(now: () => number, maxKeys: number) {
  const windows = new LRUCache<string, Window>({ max: maxKeys });
  const open = (name: string, endsAt: number): Window => {
    const known = windows.get(name);
    if (known && known.endsAt > now()) return known;
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
