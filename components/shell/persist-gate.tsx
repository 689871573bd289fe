import { type ReactNode, startTransition, useEffect, useState } from 'react';
import { useStore } from 'react-redux';
import { persistStore } from 'redux-persist';
import { PERSIST_TIMEOUT_MS, persistTimeoutError } from '@/store/persistence';

interface PersistGateProps {
  children: (isRehydrated: boolean) => ReactNode;
}

/**
 * Brings back what is the shopper's own. The page stands meanwhile: its child is told when cart and
 * wishlist are there. Rehydration that takes too long is reported as the spec's time-out error (spec 8)
 * and still awaited, so that nothing stored is lost.
 */
export function PersistGate({ children }: PersistGateProps) {
  const store = useStore();
  const [isRehydrated, setRehydrated] = useState(false);

  useEffect(() => {
    const timer = setTimeout(() => console.error(persistTimeoutError()), PERSIST_TIMEOUT_MS);
    const persistor = persistStore(store, null, () => {
      clearTimeout(timer);
      startTransition(() => setRehydrated(true));
    });
    return () => {
      clearTimeout(timer);
      persistor.pause();
    };
  }, [store]);

  return children(isRehydrated);
}
