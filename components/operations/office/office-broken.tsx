import { CHROME } from '@/components/ui/chrome';
import * as messages from '../messages';
import styles from './office.module.css';

export const BROKEN = messages.pageBroken;

/** Stands where a page of the back office cannot be shown, or its code cannot be had. */
export function OfficeBroken() {
  return (
    <main className={`${CHROME} ${styles.office}`}>
      <p className={styles.waiting} role="alert">
        {BROKEN}
      </p>
    </main>
  );
}
