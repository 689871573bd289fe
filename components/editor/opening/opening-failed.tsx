import { Button } from '@/components/kit/button';
import { CHROME } from '@/components/ui/chrome';
import { onDemand } from '@/components/ui/on-demand';
import { BUILT_IN_PAGES } from '@/core/model/page';
import { blankPage } from '@/core/rules/design/blank-page';
import * as messages from './messages';
import styles from './opening-failed.module.css';
import { ToHomepage } from './to-homepage';
import type { OpeningFailure } from './use-opening';

const MissingPage = onDemand(async () => (await import('./missing-page')).MissingPage);

interface OpeningFailedProps {
  failure: OpeningFailure;
  onRetry: () => void;
}

/** Says in the place of the page why there is none, and what can be done about it. */
export function OpeningFailed({ failure, onRetry }: OpeningFailedProps) {
  const { page, isMissing, reason } = failure;
  return (
    <section className={`${CHROME} ${styles.failed}`} aria-label={messages.page}>
      {isMissing ? (
        <MissingPage slug={page} onAdded={onRetry} />
      ) : (
        <>
          <div role="alert" className={styles.words}>
            <h2 className={styles.title}>{messages.couldNotOpen(nameOf(page))}</h2>
            <p>{reason}</p>
          </div>
          <div className={styles.actions}>
            <ToHomepage from={page} />
            <Button look="primary" onClick={onRetry}>
              {messages.tryAgain}
            </Button>
          </div>
        </>
      )}
    </section>
  );
}

const nameOf = (page: string): string => BUILT_IN_PAGES.get(page) ?? blankPage(page).pageName;
