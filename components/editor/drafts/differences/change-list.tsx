import styles from './change-list.module.css';
import type { Described, Line } from './describe';
import { Value } from './value';

interface ChangeListProps {
  changes: readonly Described[];
}

/** Blocks with what was done to each, as it was and as it is. */
export function ChangeList({ changes }: ChangeListProps) {
  if (changes.length === 0) return <p className={styles.none}>Nothing that shows.</p>;
  return (
    <ul className={styles.list}>
      {changes.map(({ key, name, lines }) => (
        <li key={key} className={styles.block}>
          <span className={styles.name}>{name}</span>
          <Lines lines={lines} />
        </li>
      ))}
    </ul>
  );
}

/** What was done to a block, line by line. */
export function Lines({ lines }: { lines: readonly Line[] }) {
  return (
    <ul className={styles.lines}>
      {lines.map(({ label, value, before }) => (
        <li key={`${label} ${before?.words} ${value?.words}`} className={styles.line}>
          <span className={styles.label}>{label}</span>
          {value && (
            <span className={styles.values}>
              {before && (
                <>
                  <span className="visually-hidden">was </span>
                  <Value of={before} isPast />
                  <span className={styles.arrow} aria-hidden="true">
                    →
                  </span>
                  <span className="visually-hidden">, is </span>
                </>
              )}
              <Value of={value} />
            </span>
          )}
        </li>
      ))}
    </ul>
  );
}
