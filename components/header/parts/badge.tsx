import styles from './badge.module.css';

const MOST_SHOWN = 99;

/** How many there are, over the corner of an icon; the room it takes is nobody else's. */
export function Badge({ count }: { count: number }) {
  if (count === 0) return null;
  return (
    <>
      <span className={styles.badge} aria-hidden="true">
        {count > MOST_SHOWN ? `${MOST_SHOWN}+` : count}
      </span>
      <span className="visually-hidden">
        , {count} {count === 1 ? 'item' : 'items'}
      </span>
    </>
  );
}
