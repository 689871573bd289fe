import { Button } from '../ui/button';
import { CHROME } from '../ui/chrome';
import styles from './opening.module.css';

interface OpeningProps {
  /** Why the page does not come; '' as long as it may. */
  problem: string;
  onRetry: () => void;
}

/** Holds the place of the page until it is there, and says why where it does not come. */
export function Opening({ problem, onRetry }: OpeningProps) {
  return (
    <div className={`${CHROME} ${styles.opening}`}>
      {problem === '' ? (
        <p className={styles.waiting} role="status">
          Loading...
        </p>
      ) : (
        <>
          <h2 className={styles.title}>This page could not be opened</h2>
          <p role="alert">{problem}</p>
          <Button onClick={onRetry}>Try again</Button>
        </>
      )}
    </div>
  );
}
