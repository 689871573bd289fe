import { Button } from '@/components/kit/button';
import { Dialog } from '@/components/kit/dialog';
import { BinDialog } from './bin/bin-dialog';
import { DescribePage } from './describe-page';
import type { PageRow } from './list/page-list';
import * as messages from './messages';
import { AddPage } from './new/add-page';
import type { PageStart } from './new/presets';

export type PageDialog =
  | { about: 'bin' }
  | { about: 'new'; start?: PageStart; slug?: string }
  | { about: 'text' | 'deletion'; row: PageRow };

interface PageDialogsProps {
  dialog: PageDialog;
  rows: readonly PageRow[];
  onOpen: (slug: string) => void;
  onDelete: (row: PageRow) => void;
  onClose: () => void;
}

export function PageDialogs({ dialog, rows, onOpen, onDelete, onClose }: PageDialogsProps) {
  const open = (slug: string) => {
    onClose();
    onOpen(slug);
  };
  if (dialog.about === 'bin') return <BinDialog onRestored={open} onClose={onClose} />;
  if (dialog.about === 'new') {
    const { slug, start } = dialog;
    return <AddPage rows={rows} slug={slug} start={start} onAdded={open} onClose={onClose} />;
  }
  const { about, row } = dialog;
  if (about === 'text') return <DescribePage row={row} onClose={onClose} />;
  const remove = () => {
    onClose();
    onDelete(row);
  };
  return <DeletePage row={row} onDelete={remove} onClose={onClose} />;
}

interface DeletePageProps {
  row: PageRow;
  onDelete: () => void;
  onClose: () => void;
}

/** Asks where there are unsaved changes, which this browser alone has; all else is deleted without being asked. */
function DeletePage({ row, onDelete, onClose }: DeletePageProps) {
  const isOwn = row.kind === 'own';
  return (
    <Dialog
      title={isOwn ? messages.deletePage(row.name) : messages.resetPage(row.name)}
      width={440}
      onClose={onClose}
      cancel={messages.cancel}
      actions={
        <Button look="danger" onClick={onDelete}>
          {isOwn ? messages.deleteIt : messages.reset}
        </Button>
      }
    >
      <p>{isOwn ? messages.unsavedPage(row.name) : messages.unsavedDesign(row.name)}</p>
    </Dialog>
  );
}
