import { useEffect, useMemo, useState } from 'react';
import { mergingOf } from '@/blocks/layout/merge/merge';
import { Button } from '@/components/kit/button';
import { Dialog } from '@/components/kit/dialog';
import type { Draft } from '@/store/editor/drafts/records';
import { useEditorSelector } from '@/store/editor/hooks';
import { selectTree } from '@/store/editor/selectors';
import { ChangeList } from './differences/change-list';
import { describeChanges } from './differences/describe';
import { useDrafts } from './drafts-context';
import styles from './look-dialog.module.css';
import * as messages from './messages';

export function LookDialog({ id, onClose }: { id: string; onClose: () => void }) {
  const { read, restore } = useDrafts();
  const [draft, setDraft] = useState<Draft | null>();
  useEffect(() => {
    read(id).then(setDraft, () => setDraft(null));
  }, [id, read]);
  const goOn = () => {
    onClose();
    restore(id);
  };
  return (
    <Dialog
      title={messages.differences}
      width={640}
      onClose={onClose}
      cancel={messages.close}
      actions={
        <Button look="primary" disabled={!draft} onClick={goOn}>
          {messages.restore}
        </Button>
      }
    >
      {draft && <Differences draft={draft} />}
      {draft === null && <p>{messages.draftUnreadable}</p>}
    </Dialog>
  );
}

function Differences({ draft: { base, tree: drafted } }: { draft: Draft }) {
  const tree = useEditorSelector(selectTree);
  const { changes, conflicts } = useMemo(() => {
    const merging = mergingOf(base, drafted, tree ?? base);
    const described = describeChanges(base, drafted, merging.changes.mine);
    return { changes: described, conflicts: merging.conflicts.length };
  }, [base, drafted, tree]);
  return (
    <>
      <p className={styles.note}>
        {conflicts === 0
          ? messages.comparedWithBase
          : messages.restoreConflicts(messages.blocks(conflicts))}
      </p>
      <ChangeList changes={changes} />
    </>
  );
}
