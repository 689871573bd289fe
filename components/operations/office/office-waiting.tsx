import { CHROME } from '@/components/ui/chrome';
import * as messages from '../messages';
import styles from './office.module.css';

/** Holds the place of the back office until its code is there. */
export function OfficeWaiting() {
  return (
    <main className={`${CHROME} ${styles.office}`}>
      <p className={styles.waiting} role="status">
        {messages.loading}
      </p>
    </main>
  );
}
