import { useState } from 'react';
import { onDemand } from '@/components/ui/on-demand';
import { BUILT_IN_PAGES, DEFAULT_PAGE_SLUG } from '@/core/model/page';
import { blankPage } from '@/core/rules/blank-page';
import { slugProblem } from '@/core/rules/page-slug';
import { useOpenDocument } from '../pages/use-open-document';
import { usePages } from '../pages/use-pages';
import { Button } from '../ui/button';
import { CHROME } from '../ui/chrome';
import styles from './opening-failed.module.css';
import type { OpeningFailure } from './use-opening';

const PageDialogs = onDemand(
  async () => (await import('../pages/page-dialogs')).PageDialogs,
  undefined,
  ({ onClose }) => onClose(),
);

interface OpeningFailedProps {
  failure: OpeningFailure;
  onRetry: () => void;
}

/** In the place of the page: why there is none to be seen, and what can be done about it. */
export function OpeningFailed({ failure, onRetry }: OpeningFailedProps) {
  const { page, isMissing, reason } = failure;
  const openDocument = useOpenDocument();
  return (
    <section className={`${CHROME} ${styles.failed}`} aria-label="Page">
      <div role="alert" className={styles.words}>
        <h2 className={styles.title}>
          {isMissing ? `There is no page at /${page}` : `${nameOf(page)} could not be opened`}
        </h2>
        <p>{isMissing ? (slugProblem(page) ?? NOT_ADDED) : reason}</p>
      </div>
      <div className={styles.actions}>
        {page !== DEFAULT_PAGE_SLUG && (
          <Button onClick={() => openDocument(DEFAULT_PAGE_SLUG)}>Go to the homepage</Button>
        )}
        {!isMissing && (
          <Button look="primary" onClick={onRetry}>
            Try again
          </Button>
        )}
        {isMissing && slugProblem(page) === null && <AddIt slug={page} onAdded={onRetry} />}
      </div>
    </section>
  );
}

const NOT_ADDED = 'It may have been deleted, or has another address. You can add it now.';

function nameOf(page: string): string {
  return BUILT_IN_PAGES.get(page) ?? blankPage(page).pageName;
}

interface AddItProps {
  slug: string;
  /** Told where the page has the address then. */
  onAdded: () => void;
}

function AddIt({ slug, onAdded }: AddItProps) {
  const [isAsked, setAsked] = useState(false);
  const { groups } = usePages(isAsked);
  const openDocument = useOpenDocument();
  return (
    <>
      <Button look="primary" onClick={() => setAsked(true)}>
        Add this page
      </Button>
      {isAsked && (
        <PageDialogs
          asked={{ about: 'new', slug }}
          rows={groups.flatMap(({ rows }) => rows)}
          onAdded={(added) => (added === slug ? onAdded() : openDocument(added))}
          onDelete={() => undefined}
          onClose={() => setAsked(false)}
        />
      )}
    </>
  );
}
