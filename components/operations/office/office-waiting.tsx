import { CHROME } from '@/components/ui/chrome';
import styles from './office.module.css';

/** Holds the place of the back office until its code is there. */
export function OfficeWaiting() {
  return (
    <main className={`${CHROME} ${styles.office}`}>
      <p className={styles.waiting} role="status">
        Loading...
      </p>
    </main>
  );
}
