import type { MouseEvent } from 'react';
import { Button } from '../ui/button';
import { CHROME } from '../ui/chrome';
import styles from './preview-bar.module.css';
import type { Unsaved } from './use-unsaved';

interface PreviewBarProps {
  slug: string;
  unsaved: Unsaved;
  onRetry: () => void;
}

/** Tells that this is no page of the shop yet, and leads back. */
export function PreviewBar({ slug, unsaved, onRetry }: PreviewBarProps) {
  return (
    <section className={`${CHROME} ${styles.bar}`} aria-label="Preview">
      <p role="status">{wordsOf(unsaved)}</p>
      {unsaved.phase === 'failed' && <Button onClick={onRetry}>Try again</Button>}
      <a className={styles.back} href={`/design?page=${slug}`} onClick={goBack}>
        Back to editing
      </a>
    </section>
  );
}

const UNKEPT =
  'This browser keeps no drafts: the page is shown as it is saved, without what is not saved yet.';

function wordsOf(unsaved: Unsaved): string {
  if (unsaved.phase === 'there') return 'Preview of unsaved changes';
  if (unsaved.phase === 'unkept') return UNKEPT;
  return unsaved.phase === 'failed' ? unsaved.reason : 'Preparing the preview …';
}

/** Ends this tab, which the editor has opened; where a browser keeps it open, the editor opens in it. */
function goBack(event: MouseEvent): void {
  window.close();
  if (window.closed) event.preventDefault();
}
