import buttons from '@/components/ui/button.module.css';
import * as messages from '../messages';
import { SEARCH_ERROR_TITLE } from '../state/constants';
import styles from './error-panel.module.css';

export function ErrorPanel({ message, onRetry }: { message: string; onRetry: () => void }) {
  return (
    <div className={styles.panel} role="alert">
      <p className={styles.title}>{SEARCH_ERROR_TITLE}</p>
      <p>{message}</p>
      <button type="button" className={buttons.quiet} onClick={onRetry}>
        {messages.tryAgain}
      </button>
    </div>
  );
}
