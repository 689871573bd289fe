import layout from './layout.module.css';
import styles from './reviews-skeleton.module.css';

/** The shape of what comes: summary and five cards, or the one line of a product without reviews. */
export function ReviewsSkeleton({ count }: { count: number }) {
  if (count === 0) return <div className={styles.line} />;
  return (
    <div className={layout.section} aria-hidden="true">
      <div className={layout.head}>
        <span className={styles.title} />
      </div>
      <div className={layout.summary}>
        <span className={styles.score} />
        <span className={styles.bars} />
      </div>
      <div className={styles.bar} />
      <div className={layout.strip}>
        {[1, 2, 3, 4, 5].map((place) => (
          <span key={place} className={`${layout.card} ${styles.card}`} />
        ))}
      </div>
    </div>
  );
}
