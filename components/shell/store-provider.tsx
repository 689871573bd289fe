import { type ReactNode, useEffect, useRef, useState } from 'react';
import { Provider } from 'react-redux';
import type { Seed } from '@/services/seed';
import { makeStore } from '@/store/make-store';
import { seedStore } from '@/store/seed';

interface StoreProviderProps {
  seed: Seed;
  children: ReactNode;
}

/**
 * The store of this request or visit, holding the page's server data. The first data is there before
 * the first render; what a later page brings is taken over as it arrives.
 */
export function StoreProvider({ seed, children }: StoreProviderProps) {
  const [{ store, serverState }] = useState(() => seededStore(seed));
  const takenOver = useRef(seed);

  useEffect(() => {
    if (seed === takenOver.current) return;
    takenOver.current = seed;
    seedStore(store, seed);
  }, [store, seed]);

  // serverState keeps late hydration in step with the HTML when rehydration lands first.
  return (
    <Provider store={store} serverState={serverState}>
      {children}
    </Provider>
  );
}

function seededStore(seed: Seed) {
  const store = makeStore();
  seedStore(store, seed);
  return { store, serverState: store.getState() };
}
