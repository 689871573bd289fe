import { useEffect } from 'react';

/** Signs that somebody is there and about to do something. */
const SIGNS = ['pointermove', 'touchstart', 'keydown', 'scroll'];

/** Until a browser without idle callbacks is taken to be idle. */
const IDLE_MS = 300;

/** Fetches code that a shopper will soon need: after the first sign of life, when the browser is idle. */
export function useWarmed(load: () => Promise<unknown>): void {
  useEffect(() => {
    const stop = () => {
      for (const sign of SIGNS) removeEventListener(sign, warm);
    };
    const warm = () => {
      stop();
      const fetchIt = () => load().catch(() => undefined);
      if (typeof requestIdleCallback === 'function') requestIdleCallback(fetchIt);
      else setTimeout(fetchIt, IDLE_MS);
    };
    for (const sign of SIGNS) addEventListener(sign, warm, { passive: true });
    return stop;
  }, [load]);
}
