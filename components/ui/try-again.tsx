import buttons from './button.module.css';
import * as messages from './messages';
import styles from './try-again.module.css';

interface TryAgainProps {
  recovery: { isTrying: boolean; tryNow: () => void };
  look: 'primary' | 'secondary' | 'quiet';
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
      {isTrying ? messages.trying : messages.tryAgainNow}
    </button>
  );
}
