import { type FormEvent, useId } from 'react';
import { LineField } from '../../form/line-field';
import { Button } from '../../ui/button';
import { Modal } from '../../ui/modal';
import type { PageRow } from '../page-list';
import styles from './add-page.module.css';
import type { PagePreset, PageStart } from './page-start';
import { StartFrom } from './start-from';
import { useNewPage } from './use-new-page';

interface AddPageProps {
  presets: readonly PagePreset[];
  /** The pages that there are. */
  rows: readonly PageRow[];
  /** The address that it is to have, where that is known before its name. */
  slug?: string | undefined;
  /** What it begins with; nothing unless told. */
  start?: PageStart | undefined;
  onAdded: (slug: string) => void;
  onClose: () => void;
}

const WIDTH_PX = 620;

/** Asks for the name of a new page, for its address, and for what it begins with. */
export function AddPage({ presets, rows, slug, start, onAdded, onClose }: AddPageProps) {
  const id = useId();
  const page = useNewPage({ presets, rows, slug, start, onAdded });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    page.add();
  };
  return (
    <Modal
      title="Add a page"
      width={WIDTH_PX}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button look="primary" disabled={page.isAdding} onClick={page.add}>
            {page.isAdding ? 'Adding …' : 'Add page'}
          </Button>
        </>
      }
    >
      <form className={styles.form} onSubmit={submit} noValidate>
        <LineField
          id={`${id}-name`}
          label="Name"
          hint="As the menu of pages and search engines show it."
          isFirst
          spellCheck
          value={page.name}
          problem={page.problems.name}
          onChange={page.setName}
        />
        <LineField
          id={`${id}-slug`}
          label="Address"
          hint={<Address slug={page.slug} isOwn={page.hasOwnSlug} onDerive={page.deriveSlug} />}
          value={page.slug}
          problem={page.problems.slug}
          onChange={page.setSlug}
        />
        <StartFrom presets={presets} rows={rows} value={page.start} onChange={page.setStart} />
        {page.failure && (
          <p role="alert" className={styles.failure}>
            {page.failure}
          </p>
        )}
        <button type="submit" hidden />
      </form>
    </Modal>
  );
}

interface AddressProps {
  slug: string;
  /** True if it was written by hand. */
  isOwn: boolean;
  onDerive: () => void;
}

function Address({ slug, isOwn, onDerive }: AddressProps) {
  const host = typeof location === 'undefined' ? '' : location.host;
  return (
    <>
      {slug ? (
        <>
          Shoppers find it at{' '}
          <b className={styles.address}>
            {host}/{slug}
          </b>
          . It stays when the page is renamed.{' '}
        </>
      ) : (
        'Made from the name. It stays when the page is renamed. '
      )}
      {isOwn && (
        <button type="button" className={styles.derive} onClick={onDerive}>
          Make it from the name
        </button>
      )}
    </>
  );
}
