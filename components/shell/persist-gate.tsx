import { type ReactNode, startTransition, useEffect, useState } from 'react';
import { persistStore } from 'redux-persist';
import { useAppStore } from '@/store/hooks';
import type { AppStore } from '@/store/make-store';
import { PERSIST_TIMEOUT_MS, persistTimeoutError } from '@/store/persistence/config';

interface PersistGateProps {
  children: (isRehydrated: boolean) => ReactNode;
}

/**
 * Brings back what is the shopper's own. The page stands meanwhile: its child is told when cart and
 * wishlist are there. Rehydration that takes too long is reported as the spec's time-out error (spec 8):
 * the shop runs in memory then, nothing stored is overwritten, and what comes late is merged.
 */
export function PersistGate({ children }: PersistGateProps) {
  const store = useAppStore();
  const [isRehydrated, setRehydrated] = useState(false);

  useEffect(() => {
    let end = () => {};
    const goOn = () => startTransition(() => setRehydrated(true));
    const timer = setTimeout(() => {
      console.error(persistTimeoutError());
      goOn();
    }, PERSIST_TIMEOUT_MS);
    const persistor = persistStore(store, null, () => {
      clearTimeout(timer);
      goOn();
      end = keepOnceFetched(store);
    });
    return () => {
      clearTimeout(timer);
      persistor.pause();
      end();
    };
  }, [store]);

  return children(isRehydrated);
}

/** What is done from then on is fetched then: no page needs it to be shown. */
function keepOnceFetched(store: AppStore): () => void {
  let end = () => {};
  let isEnded = false;
  import('./keep-personal')
    .then(({ keepPersonal }) => {
      if (!isEnded) end = keepPersonal(store);
    })
    .catch(() => undefined);
  return () => {
    isEnded = true;
    end();
  };
}
