import { useEffect, useRef, useState } from 'react';
import { TryAgain } from '@/components/ui/try-again';
import { useRecovery } from '@/hooks/use-recovery';
import type { PageInShop, ShopPageProps } from '@/services/page-props';
import * as messages from '../messages';
import { LoadingView } from '../views/loading-view';
import styles from './awaited-view.module.css';

interface AwaitedViewProps {
  page: Extract<ShopPageProps, { outcome: 'settings-awaited' }>;
  onKept: (page: PageInShop) => void;
}

/**
 * The backend is away and nothing is known of the shop: nothing shows until settings load (spec 2), be it
 * those that this browser keeps of the last visit. Where it keeps none, it says so and tries again.
 */
export function AwaitedView({ page, onKept }: AwaitedViewProps) {
  const [isUnknown, setUnknown] = useState(false);
  const asked = useRef({ page, onKept });
  const recovery = useRecovery(() => window.location.reload());

  useEffect(() => {
    let isAwaited = true;
    import('./open-kept')
      .then(({ openKept }) => openKept(asked.current.page))
      .catch(() => null)
      .then((kept) => {
        if (!isAwaited) return;
        if (kept) asked.current.onKept(kept);
        else setUnknown(true);
      });
    return () => {
      isAwaited = false;
    };
  }, []);

  return (
    <LoadingView text={messages.loading}>
      {isUnknown && (
        <div className={styles.away}>
          <p role="status">{messages.unavailableRetrying}</p>
          <TryAgain recovery={recovery} look="primary" />
        </div>
      )}
    </LoadingView>
  );
}
