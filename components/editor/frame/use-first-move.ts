import { useEffect } from 'react';

const MOVES = ['pointermove', 'pointerdown', 'keydown'] as const;

/** Fetches code once somebody begins to work; whoever shows it says so where it does not come. */
export function useFirstMove(load: () => Promise<unknown>): void {
  useEffect(() => {
    const stop = new AbortController();
    const begin = () => {
      stop.abort();
      load().catch(() => undefined);
    };
    for (const move of MOVES) window.addEventListener(move, begin, { signal: stop.signal });
    return () => stop.abort();
  }, [load]);
}
