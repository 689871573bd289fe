import styles from './cases-skeleton.module.css';

export function CasesSkeleton() {
  return (
    <div className={styles.skeleton} role="status">
      <span className="visually-hidden">Opening your order …</span>
      <span className={styles.title} />
      <span className={styles.row} />
      <span className={styles.row} />
    </div>
  );
}
