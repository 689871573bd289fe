import { useEffect } from 'react';

/** Signs that somebody is there and about to do something. */
const SIGNS = ['pointermove', 'touchstart', 'keydown'];

/** Fetches code that a shopper will soon need: after a first sign of life, when the browser is idle. */
export function useWarmed(load: () => Promise<unknown>): void {
  useEffect(() => {
    const whenIdle = window.requestIdleCallback ?? setTimeout;
    const warm = () => whenIdle(() => load().catch(() => undefined));
    for (const sign of SIGNS) addEventListener(sign, warm, { once: true, passive: true });
    return () => {
      for (const sign of SIGNS) removeEventListener(sign, warm);
    };
  }, [load]);
}
