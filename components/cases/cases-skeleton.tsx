import styles from './cases-skeleton.module.css';
import * as messages from './messages';

export function CasesSkeleton() {
  return (
    <div className={styles.skeleton} role="status">
      <span className="visually-hidden">{messages.openingOrder}</span>
      <span className={styles.title} />
      <span className={styles.row} />
      <span className={styles.row} />
    </div>
  );
}
