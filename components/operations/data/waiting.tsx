import { createContext, type ReactNode, useContext } from 'react';
import { useAuth } from '@/components/auth';
import type { Waiting } from '@/core/model/operations';
import { useWaitingCounts } from '@/hooks/use-waiting';

interface Counted {
  /** Counts of open tasks; undefined while loading. */
  waiting?: Waiting | undefined;
  recount: () => void;
}

const WaitingContext = createContext<Counted>({ recount: () => undefined });

export const useWaiting = () => useContext(WaitingContext);

/** Counts what waits for the shop. A count that fails is left out: every page says itself what is wrong. */
export function WaitingProvider({ children }: { children: ReactNode }) {
  const { isAuthenticated } = useAuth();
  return <WaitingContext value={useWaitingCounts(isAuthenticated)}>{children}</WaitingContext>;
}
