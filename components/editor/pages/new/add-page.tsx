import { useId } from 'react';
import { Button } from '@/components/kit/button';
import { Dialog } from '@/components/kit/dialog';
import { Field } from '@/components/kit/field';
import { useShopOrigin } from '@/hooks/use-shop-origin';
import * as messages from '../messages';
import styles from './add-page.module.css';
import { StartFrom } from './start-from';
import { type NewPageOptions, useNewPage } from './use-new-page';

export function AddPage({ onClose, ...options }: NewPageOptions & { onClose: () => void }) {
  const id = useId();
  const page = useNewPage(options);
  return (
    <Dialog
      title={messages.addAPage}
      width={620}
      onClose={onClose}
      onSubmit={page.add}
      cancel={messages.cancel}
      actions={
        <Button look="primary" type="submit" disabled={page.isAdding}>
          {page.isAdding ? messages.adding : messages.addPage}
        </Button>
      }
    >
      <div className={styles.form}>
        <Field
          id={`${id}-name`}
          label={messages.name}
          hint={messages.nameHint}
          autoFocus
          spellCheck
          value={page.name}
          problem={page.problems.name}
          onChange={page.setName}
        />
        <Field
          id={`${id}-slug`}
          label={messages.address}
          hint={<Address slug={page.slug} isOwn={page.hasOwnSlug} onDerive={page.deriveSlug} />}
          value={page.slug}
          problem={page.problems.slug}
          onChange={page.setSlug}
        />
        <StartFrom rows={options.rows} value={page.start} onChange={page.setStart} />
        {page.failure && (
          <p role="alert" className={styles.failure}>
            {page.failure}
          </p>
        )}
      </div>
    </Dialog>
  );
}

interface AddressProps {
  slug: string;
  /** True if it was written by hand. */
  isOwn: boolean;
  onDerive: () => void;
}

function Address({ slug, isOwn, onDerive }: AddressProps) {
  const host = useShopOrigin().replace(/^\w+:\/\//, '');
  return (
    <>
      {slug ? (
        <>
          {messages.shoppersFindIt} <b className={styles.address}>{`${host}/${slug}`}</b>
          {messages.addressStays}{' '}
        </>
      ) : (
        messages.addressFromName
      )}
      {isOwn && (
        <button type="button" className={styles.derive} onClick={onDerive}>
          {messages.makeFromName}
        </button>
      )}
    </>
  );
}
