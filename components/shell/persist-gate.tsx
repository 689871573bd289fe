import { SHOULD_AUTOBATCH } from '@reduxjs/toolkit';
import { type ReactNode, startTransition, useEffect, useState } from 'react';
import { FLUSH, persistStore } from 'redux-persist';
import { useAppStore } from '@/store/hooks';
import type { AppStore } from '@/store/make-store';
import { PERSIST_TIMEOUT_MS, persistTimeoutError } from '@/store/persistence/config';
import type { Beginning } from './keep-personal';

/** Restores cart and wishlist. After the spec's time-out (spec 8) it runs in memory; what comes late is merged. */
export function PersistGate({ children }: { children: (isRehydrated: boolean) => ReactNode }) {
  const store = useAppStore();
  const [isRehydrated, setRehydrated] = useState(false);

  useEffect(() => {
    const address = window.location.href;
    let end = () => {};
    let isOver = false;
    const goOn = () => startTransition(() => setRehydrated(true));
    const timer = setTimeout(() => {
      console.error(persistTimeoutError());
      goOn();
    }, PERSIST_TIMEOUT_MS);
    rehydration(store).then(() => {
      if (isOver) return;
      clearTimeout(timer);
      goOn();
      end = keepOnceFetched(store, { address, since: store.getState() });
    });
    return () => {
      isOver = true;
      clearTimeout(timer);
      end();
    };
  }, [store]);

  return children(isRehydrated);
}

const rehydrations = new WeakMap<AppStore, Promise<void>>();

/** A store is brought back once, however often its gate is set up. */
function rehydration(store: AppStore): Promise<void> {
  const existing = rehydrations.get(store);
  const begun = existing ?? new Promise<void>((resolve) => beginPersisting(store, resolve));
  rehydrations.set(store, begun);
  return begun;
}

/** Changes are written some turns later, which a page that is left or hidden may not get: then all that is due is written. */
function beginPersisting(store: AppStore, onRehydrated: () => void): void {
  persistStore(store, null, onRehydrated);
  // Batched, since nothing changes: a page that is on its way is not told of before it shows (`store/seed.ts`).
  const flush = () => {
    store.dispatch({ type: FLUSH, result: () => {}, meta: { [SHOULD_AUTOBATCH]: true } });
  };
  window.addEventListener('pagehide', flush);
  // A phone may end a hidden page without a word.
  document.addEventListener('visibilitychange', flush);
}

const RETRY_MS = 10_000;

/** Loads and runs what follows restoring, with retries; no page waits for it. */
function keepOnceFetched(store: AppStore, beginning: Beginning): () => void {
  let end = () => {};
  let isOver = false;
  const keep = () =>
    import('./late-start').then(
      ({ startLate }) => {
        if (!isOver) end = startLate(store, beginning);
      },
      () => void setTimeout(() => !isOver && keep(), RETRY_MS),
    );
  keep();
  return () => {
    isOver = true;
    end();
  };
}
