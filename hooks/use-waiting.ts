import { useCallback, useEffect, useState } from 'react';
import type { Waiting } from '@/core/model/operations';
import { loadWaiting } from '@/services/operations';
import { awaited } from './awaited';
import { useShop } from './use-shop';

/** Last counts, shown until those of the next page are there. */
let latest: Waiting | undefined;

/** Counts within this time of the last are left to that: a window tells of its focus more than once. */
const PAUSE_MS = 1_000;

/**
 * Counts what waits for the shop: when the page opens, when its window is returned to, and on request. Undefined until
 * known; a count that fails leaves the last one.
 * @param isAuthenticated only admins may count.
 */
export function useWaitingCounts(isAuthenticated: boolean) {
  const { hostname } = useShop();
  const [waiting, setWaiting] = useState(latest);
  const [times, setTimes] = useState(0);
  const recount = useCallback(() => setTimes((before) => before + 1), []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: every further time counts anew
  useEffect(() => {
    if (!isAuthenticated) return;
    const begun = Date.now();
    const returned = () => {
      const isShown = document.visibilityState === 'visible';
      if (isShown && Date.now() - begun >= PAUSE_MS) recount();
    };
    window.addEventListener('focus', returned);
    document.addEventListener('visibilitychange', returned);
    const drop = awaited(loadWaiting(hostname), (counted) => {
      latest = counted;
      setWaiting(counted);
    });
    return () => {
      drop();
      window.removeEventListener('focus', returned);
      document.removeEventListener('visibilitychange', returned);
    };
  }, [hostname, isAuthenticated, times]);
  return { waiting, recount };
}
