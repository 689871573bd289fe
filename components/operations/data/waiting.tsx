import { createContext, type ReactNode, useCallback, useContext, useEffect, useState } from 'react';
import { useAuth } from '@/components/auth';
import type { Waiting } from '@/core/model/operations';
import { awaited } from '@/hooks/awaited';
import { useShop } from '@/hooks/use-shop';
import { loadWaiting } from '@/services/operations';

interface Counted {
  /** Counts of open tasks; undefined while loading. */
  waiting?: Waiting | undefined;
  recount: () => void;
}

const WaitingContext = createContext<Counted>({ recount: () => undefined });

/** Last counts, shown until the next page has loaded its own. */
let latest: Waiting | undefined;

export const useWaiting = () => useContext(WaitingContext);

/** Counts what waits for the shop. A count that fails is left out: every page says itself what is wrong. */
export function WaitingProvider({ children }: { children: ReactNode }) {
  const { isAuthenticated } = useAuth();
  const { hostname } = useShop();
  const [waiting, setWaiting] = useState(latest);
  const [times, setTimes] = useState(0);
  const recount = useCallback(() => setTimes((before) => before + 1), []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: every further time counts anew
  useEffect(() => {
    if (!isAuthenticated) return;
    return awaited(loadWaiting(hostname), (counted) => {
      latest = counted;
      setWaiting(counted);
    });
  }, [hostname, isAuthenticated, times]);
  return <WaitingContext value={{ waiting, recount }}>{children}</WaitingContext>;
}
