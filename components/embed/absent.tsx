import { buttons, Link, TryAgain } from '@/components/ui';
import { useRecovery } from '@/hooks/use-recovery';
import styles from './absent.module.css';
import * as messages from './messages';

/** Reason why an embed is empty, small enough for any frame. */
export function Absent({ state }: { state: 'missing' | 'unavailable' }) {
  if (state === 'unavailable') return <Unavailable />;
  return <Nothing title={messages.gone}>{messages.goneHint}</Nothing>;
}

function Unavailable() {
  const recovery = useRecovery(() => window.location.reload());
  return (
    <div className={styles.absent}>
      <h1 className={styles.title}>{messages.unavailable}</h1>
      <p>{messages.unavailableHint}</p>
      <TryAgain recovery={recovery} look="quiet" />
    </div>
  );
}

/** Error view without a retry: the failure may repeat on each render. */
export const Failed = () => <Nothing title={messages.broken}>{messages.brokenHint}</Nothing>;

export function NoReviews() {
  return <Nothing title={messages.noReviews}>{messages.noReviewsHint}</Nothing>;
}

/** Says that a shop has nothing to show. */
function Nothing({ title, children }: { title: string; children: string }) {
  return (
    <div className={styles.absent}>
      <h1 className={styles.title}>{title}</h1>
      <p>{children}</p>
      <Link className={buttons.quiet} href="/shop">
        {messages.seeShop}
      </Link>
    </div>
  );
}
