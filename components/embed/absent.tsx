import { useEffect } from 'react';
import { Link } from '@/components/ui';
import buttons from '@/components/ui/button.module.css';
import styles from './absent.module.css';

const RETRY_MS = 5000;

/** Why an embed shows nothing, small enough for any frame. */
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
  useEffect(() => {
    const timer = setTimeout(() => window.location.reload(), RETRY_MS);
    return () => clearTimeout(timer);
  }, []);
  return (
    <div className={styles.absent}>
      <h1 className={styles.title}>We’ll be right back</h1>
      <p>The shop can’t be reached for a moment. This tries again by itself.</p>
      <button type="button" className={buttons.quiet} onClick={() => window.location.reload()}>
        Try again now
      </button>
    </div>
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
