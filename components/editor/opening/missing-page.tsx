import { useState } from 'react';
import { Button } from '@/components/kit/button';
import { slugProblem } from '@/core/rules/address/page-slug';
import { useEditorSelector } from '@/store/editor/hooks';
import { mayDo } from '@/store/editor/selectors';
import { PageDialogs } from '../pages/page-dialogs';
import { useOpenDocument } from '../pages/use-open-document';
import { usePages } from '../pages/use-pages';
import * as messages from './messages';
import styles from './opening-failed.module.css';
import { ToHomepage } from './to-homepage';

interface MissingPageProps {
  slug: string;
  /** Told where the page has the address then. */
  onAdded: () => void;
}

/** Says that there is no page at an address, which can be added where a page may have it. */
export function MissingPage({ slug, onAdded }: MissingPageProps) {
  const problem = slugProblem(slug);
  const mayAdd = useEditorSelector(mayDo('pages.write'));
  return (
    <>
      <div role="alert" className={styles.words}>
        <h2 className={styles.title}>{messages.noPageAt(slug)}</h2>
        <p>{problem ?? (mayAdd ? messages.pageMissingHint : messages.pageGoneHint)}</p>
      </div>
      <div className={styles.actions}>
        <ToHomepage from={slug} />
        {problem === null && mayAdd && <AddIt slug={slug} onAdded={onAdded} />}
      </div>
    </>
  );
}

function AddIt({ slug, onAdded }: MissingPageProps) {
  const [isOpen, setOpen] = useState(false);
  const { groups } = usePages(isOpen);
  const openDocument = useOpenDocument();
  return (
    <>
      <Button look="primary" onClick={() => setOpen(true)}>
        {messages.addThisPage}
      </Button>
      {isOpen && (
        <PageDialogs
          dialog={{ about: 'new', slug }}
          rows={groups.flatMap(({ rows }) => rows)}
          onOpen={(added) => (added === slug ? onAdded() : openDocument(added))}
          onDelete={() => undefined}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  );
}
