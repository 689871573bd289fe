import { Button } from '@/components/kit/button';
import { Dialog } from '@/components/kit/dialog';
import { DescribePage } from './describe-page';
import type { PageRow } from './list/page-list';
import * as messages from './messages';
import { AddPage } from './new/add-page';
import { NEW_PAGE_PRESETS } from './new/presets';

/** A dialog over the editor. */
export type PageDialog =
  | { about: 'new'; copied?: string; slug?: string }
  | { about: 'text' | 'deletion'; row: PageRow };

interface PageDialogsProps {
  dialog: PageDialog;
  rows: readonly PageRow[];
  onAdded: (slug: string) => void;
  onDelete: (row: PageRow) => void;
  onClose: () => void;
}

export function PageDialogs(props: PageDialogsProps) {
  const { dialog, rows, onAdded, onDelete, onClose } = props;
  if (dialog.about === 'new') {
    const { copied, slug } = dialog;
    return (
      <AddPage
        presets={NEW_PAGE_PRESETS}
        rows={rows}
        slug={slug}
        start={copied === undefined ? undefined : { kind: 'copy', slug: copied }}
        onAdded={(slug) => {
          onClose();
          onAdded(slug);
        }}
        onClose={onClose}
      />
    );
  }
  const { about, row } = dialog;
  if (about === 'text') return <DescribePage row={row} onClose={onClose} />;
  return (
    <DeletePage
      row={row}
      onDelete={() => {
        onClose();
        onDelete(row);
      }}
      onClose={onClose}
    />
  );
}

interface DeletePageProps {
  row: PageRow;
  onDelete: () => void;
  onClose: () => void;
}

const WIDTH_PX = 440;

/** Asks before changes go that nobody has saved; all else can be undone without being asked. */
function DeletePage({ row, onDelete, onClose }: DeletePageProps) {
  const isOwn = row.kind === 'own';
  return (
    <Dialog
      title={isOwn ? messages.deletePage(row.name) : messages.resetPage(row.name)}
      width={WIDTH_PX}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{messages.cancel}</Button>
          <Button look="danger" onClick={onDelete}>
            {isOwn ? messages.deleteIt : messages.reset}
          </Button>
        </>
      }
    >
      <p>{isOwn ? messages.unsavedPageLost(row.name) : messages.unsavedDesignLost(row.name)}</p>
    </Dialog>
  );
}
