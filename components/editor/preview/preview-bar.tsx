import type { MouseEvent } from 'react';
import { Button } from '@/components/kit/button';
import { CHROME } from '@/components/ui/chrome';
import * as messages from './messages';
import styles from './preview-bar.module.css';

interface PreviewBarProps {
  slug: string;
  words: string;
  /** Retry after a failure. */
  onRetry?: (() => void) | undefined;
}

/** Tells that this is no page of the shop yet, and leads back. */
export function PreviewBar({ slug, words, onRetry }: PreviewBarProps) {
  return (
    <section className={CHROME} aria-label={messages.preview}>
      <div className={styles.bar}>
        <p role="status">{words}</p>
        {onRetry && <Button onClick={onRetry}>{messages.tryAgain}</Button>}
        <a className={styles.back} href={`/design?page=${slug}`} onClick={goBack}>
          {messages.backToEditing}
        </a>
      </div>
    </section>
  );
}

/** Ends this tab, which the editor has opened; where a browser keeps it open, the editor opens in it. */
function goBack(event: MouseEvent): void {
  window.close();
  if (window.closed) event.preventDefault();
}
