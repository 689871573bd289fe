import styles from './result-skeleton.module.css';

/** Where the order will be, while it is looked up. */
export function ResultSkeleton() {
  return (
    <div className={styles.skeleton} role="status">
      <span className="visually-hidden">Looking for your order …</span>
      <span className={styles.title} />
      <span className={styles.line} />
      <span className={styles.block} />
    </div>
  );
}
