import { Button } from '../ui/button';
import { Modal } from '../ui/modal';
import type { PageRow } from './page-list';

interface DeletePageProps {
  row: PageRow;
  onDelete: () => void;
  onClose: () => void;
}

const WIDTH_PX = 440;

/** Asks before changes go that nobody has saved; all else can be undone without being asked. */
export function DeletePage({ row, onDelete, onClose }: DeletePageProps) {
  const isOwn = row.kind === 'own';
  return (
    <Modal
      title={isOwn ? `Delete ${row.name}?` : `Reset ${row.name}?`}
      width={WIDTH_PX}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button look="danger" onClick={onDelete}>
            {isOwn ? 'Delete' : 'Reset'}
          </Button>
        </>
      }
    >
      <p>
        {row.name} has changes that are not saved. They go with {isOwn ? 'the page' : 'its design'},
        and come back with it as long as you can undo this.
      </p>
    </Modal>
  );
}
