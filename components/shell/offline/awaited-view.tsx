import { useEffect, useRef, useState } from 'react';
import { TryAgain } from '@/components/ui/try-again';
import { useRecovery } from '@/hooks/use-recovery';
import type { PageInShop, ShopPageProps } from '@/services/page-props';
import * as messages from '../messages';
import { LoadingView } from '../views/loading-view';
import styles from './awaited-view.module.css';

interface AwaitedViewProps {
  page: Extract<ShopPageProps, { outcome: 'settings-awaited' }>;
  onSavedPage: (page: PageInShop) => void;
}

/**
 * The backend is away and nothing is known of the shop: nothing shows until settings load (spec 2), be it
 * those that this browser keeps of the last visit. Where it keeps none, it says so and tries again.
 */
export function AwaitedView({ page, onSavedPage }: AwaitedViewProps) {
  const [isUnknown, setUnknown] = useState(false);
  const latest = useRef({ page, onSavedPage });
  const recovery = useRecovery(() => window.location.reload());

  useEffect(() => {
    let isAwaited = true;
    import('./open-saved-page')
      .then(({ openSavedPage: openKept }) => openKept(latest.current.page))
      .catch(() => null)
      .then((savedPage) => {
        if (!isAwaited) return;
        if (savedPage) latest.current.onSavedPage(savedPage);
        else setUnknown(true);
      });
    return () => {
      isAwaited = false;
    };
  }, []);

  return (
    <LoadingView text={messages.loading}>
      {isUnknown && (
        <div className={styles.unreachable}>
          <p role="status">{messages.unavailableRetrying}</p>
          <TryAgain recovery={recovery} look="primary" />
        </div>
      )}
    </LoadingView>
  );
}
