import { type ReactNode, useEffect, useRef, useState } from 'react';
import { Provider } from 'react-redux';
import type { ShopPageProps } from '@/services/page-props';
import { makeStore } from '@/store/make-store';
import { seedStore } from '@/store/seed';

export type PageInShop = Extract<ShopPageProps, { seed: object }>;

interface StoreProviderProps {
  page: PageInShop;
  children: ReactNode;
}

/**
 * The store of this request or visit, holding the page's server data. The first data is there before
 * the first render; what a later page brings is taken over as it arrives.
 */
export function StoreProvider({ page, children }: StoreProviderProps) {
  const [{ store, serverState }] = useState(() => seededStore(page));
  const takenOver = useRef(page);

  useEffect(() => {
    if (page === takenOver.current) return;
    takenOver.current = page;
    seedStore(store, seedOf(page));
  }, [store, page]);

  // serverState keeps late hydration in step with the HTML when rehydration lands first.
  return (
    <Provider store={store} serverState={serverState}>
      {children}
    </Provider>
  );
}

function seededStore(page: PageInShop) {
  const store = makeStore();
  seedStore(store, seedOf(page));
  return { store, serverState: store.getState() };
}

function seedOf(page: PageInShop) {
  return page.outcome === 'page' ? { ...page.seed, ...page.data } : page.seed;
}
