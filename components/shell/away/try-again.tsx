import buttons from '@/components/ui/button.module.css';
import type { Recovery } from '@/hooks/use-recovery';
import styles from './try-again.module.css';

interface TryAgainProps {
  recovery: Recovery;
  look: 'primary' | 'secondary';
}

/** Tries at once. It keeps the focus while it tries by itself, which a disabled button would lose. */
export function TryAgain({ recovery: { isTrying, tryNow }, look }: TryAgainProps) {
  return (
    <button
      type="button"
      className={`${buttons[look]} ${styles.again}`}
      aria-disabled={isTrying}
      onClick={isTrying ? undefined : tryNow}
    >
      {isTrying ? 'Trying…' : 'Try again now'}
    </button>
  );
}
