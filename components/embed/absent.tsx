import { Link } from '@/components/ui';
import buttons from '@/components/ui/button.module.css';
import { TryAgain } from '@/components/ui/try-again';
import { useRecovery } from '@/hooks/use-recovery';
import styles from './absent.module.css';

/** Reason why an embed is empty, small enough for any frame. */
export function Absent({ state }: { state: 'missing' | 'unavailable' }) {
  return state === 'missing' ? <Missing /> : <Unavailable />;
}

function Missing() {
  return (
    <Nothing title="This is not in the shop any more">
      It may have moved or sold out for good. There is more where it came from.
    </Nothing>
  );
}

function Unavailable() {
  const recovery = useRecovery(() => window.location.reload());
  return (
    <div className={styles.absent}>
      <h1 className={styles.title}>We’ll be right back</h1>
      <p>The shop can’t be reached for a moment. This tries again by itself.</p>
      <TryAgain recovery={recovery} look="quiet" />
    </div>
  );
}

/** Error view without a retry: the failure may repeat on each render. */
export function Failed() {
  return (
    <Nothing title="This can’t be shown here">
      Something in it went wrong. Everything is in the shop as well.
    </Nothing>
  );
}

/** There is nothing to show, but there is a shop. */
export function Nothing({ title, children }: { title: string; children: string }) {
  return (
    <div className={styles.absent}>
      <h1 className={styles.title}>{title}</h1>
      <p>{children}</p>
      <Link className={buttons.quiet} href="/shop">
        See everything in the shop
      </Link>
    </div>
  );
}
