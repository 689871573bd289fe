import { CHROME } from '@/components/ui/chrome';
import styles from './loading.module.css';
import * as messages from './messages';

/** Holds the place of the page until it is there. */
export function Loading() {
  return (
    <div className={`${CHROME} ${styles.loading}`}>
      <p className={styles.words} role="status">
        {messages.loading}
      </p>
    </div>
  );
}
