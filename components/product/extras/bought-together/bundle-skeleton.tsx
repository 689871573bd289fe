import styles from './bought-together.module.css';

const BONES = ['a', 'b', 'c'];

/** The place of the products while they are on their way. */
export function BundleSkeleton() {
  return (
    <div className={styles.bundle} aria-hidden="true">
      <ul className={styles.items}>
        {BONES.map((bone) => (
          <li key={bone} className={styles.item}>
            <span className={`${styles.picture} ${styles.bone}`} />
            <span className={`${styles.bone} ${styles.boneWords}`} />
          </li>
        ))}
      </ul>
      <div className={styles.sum}>
        <span className={`${styles.bone} ${styles.boneSum}`} />
      </div>
    </div>
  );
}
