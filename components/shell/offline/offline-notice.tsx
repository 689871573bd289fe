import { TryAgain } from '@/components/ui/try-again';
import { useArrival, useRecovery } from '@/hooks/use-recovery';
import { repriceCart } from '@/store/cart/cart-listener';
import { useAppDispatch } from '@/store/hooks';
import { noticeShown } from '@/store/slices/notices';
import * as messages from '../messages';
import styles from './offline-notice.module.css';

const BACK = messages.back;
const BACK_MS = 4000;

/** Over a page that shows what is the shopper's own: where it comes from, and what goes on meanwhile. */
export function OfflineNotice({ isFromBrowser }: { isFromBrowser: boolean }) {
  const dispatch = useAppDispatch();
  const arrive = useArrival(isFromBrowser);
  const recovery = useRecovery(async () => {
    await arrive();
    dispatch(noticeShown({ text: BACK, durationMs: BACK_MS }));
    dispatch(repriceCart());
  });
  return (
    <div className={styles.notice}>
      <p role="status">
        <strong>{messages.unavailable}</strong>
        {messages.lastVisitHint}
      </p>
      <TryAgain recovery={recovery} look="secondary" />
    </div>
  );
}
