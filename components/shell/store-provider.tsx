import { type ReactNode, useLayoutEffect, useRef, useState } from 'react';
import { Provider } from 'react-redux';
import type { PageInShop } from '@/services/page-props';
import type { Seed } from '@/services/seed';
import { makeStore } from '@/store/make-store';
import { pageShown, seedStore } from '@/store/seed';

interface StoreProviderProps {
  page: PageInShop;
  children: ReactNode;
}

/**
 * The store of this request or visit, holding the page's server data. A page finds its own there when it is
 * rendered; the page before it, which is on screen until then, is told nothing.
 */
export function StoreProvider({ page: { seed }, children }: StoreProviderProps) {
  const [{ store, serverState }] = useState(() => seededStore(seed));
  const received = useRef(seed);
  const shown = useRef(seed);

  if (received.current !== seed) {
    received.current = seed;
    seedStore(store, seed);
  }
  useLayoutEffect(() => {
    if (shown.current === seed) return;
    shown.current = seed;
    store.dispatch(pageShown(seed));
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
