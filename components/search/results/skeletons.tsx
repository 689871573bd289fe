import styles from './skeletons.module.css';

interface SkeletonsProps {
  rows: number;
  /** Layout class, as of the results. */
  className?: string | undefined;
}

/** Rows of the geometry of results, while they are on their way. */
export function Skeletons({ rows, className }: SkeletonsProps) {
  return (
    <ul className={className ?? styles.list} aria-hidden="true">
      {Array.from({ length: rows }, (_, row) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: rows without content have only their place
        <li key={row} className={styles.row}>
          <span className={styles.picture} />
          <span className={styles.words}>
            <span className={styles.name} />
            <span className={styles.price} />
          </span>
        </li>
      ))}
    </ul>
  );
}
