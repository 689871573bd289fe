import styles from './wishlist-skeleton.module.css';
import grid from './wishlist-view.module.css';

const BONES = ['a', 'b', 'c', 'd'];

/** As many cards as fit into a first row. */
export function WishlistSkeleton() {
  return (
    <div className={`${grid.grid} ${styles.skeleton}`} aria-hidden="true">
      {BONES.map((bone) => (
        <div key={bone} className={styles.card}>
          <div className={styles.picture} />
          <div className={styles.line} />
          <div className={styles.short} />
          <div className={styles.action} />
        </div>
      ))}
    </div>
  );
}
