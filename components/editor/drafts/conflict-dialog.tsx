import { useId, useMemo, useState } from 'react';
import type { Side } from '@/blocks/layout/merge/versions';
import { Button } from '@/components/kit/button';
import { Dialog } from '@/components/kit/dialog';
import { useEditorDispatch, useEditorSelector } from '@/store/editor/hooks';
import type { EditConflict } from '@/store/editor/save-reducer';
import { mergingIn, resolveConflict } from '@/store/editor/saving/resolve-conflict';
import { postponeConflict } from '@/store/editor/saving/save';
import type { EditedDocument } from '@/store/editor/state';
import styles from './conflict-dialog.module.css';
import { AgreedChanges } from './differences/agreed-changes';
import { ConflictChoice } from './differences/conflict-choice';
import { useDrafts } from './drafts-context';
import { agoWords, clockWords } from './when';

const WIDTH_PX = 760;

type Choices = Readonly<Record<string, Side>>;

/** Asks what is to stand where two have changed the same, block by block. */
export function ConflictDialog({ conflict }: { conflict: EditConflict }) {
  const document = useEditorSelector(({ editor }) => editor.documents[conflict.id]);
  if (!document) return null;
  const version = conflict.kind === 'save' ? conflict.revision : conflict.draft.id;
  return <Decision key={version} conflict={conflict} document={document} />;
}

interface DecisionProps {
  conflict: EditConflict;
  document: EditedDocument;
}

function Decision({ conflict, document }: DecisionProps) {
  const dispatch = useEditorDispatch();
  const { adopt } = useDrafts();
  const merging = useMemo(() => mergingIn(conflict, document), [conflict, document]);
  const [choices, setChoices] = useState<Choices>({});
  const { conflicts } = merging;
  const left = conflicts.filter(({ key }) => !choices[key]).length;
  const isSave = conflict.kind === 'save';

  const chooseAll = (side: Side) => {
    setChoices(Object.fromEntries(conflicts.map(({ key }) => [key, side])));
  };
  const settle = () => {
    dispatch(resolveConflict(({ key }) => choices[key] ?? 'mine'));
    if (!isSave) adopt(conflict.draft.id);
  };
  const leave = () => dispatch(postponeConflict());

  const actions = (
    <>
      <p className={styles.left} role="status">
        {left > 0 && `${left} of ${conflicts.length} left to decide`}
      </p>
      <Button onClick={leave}>Cancel</Button>
      <Button look="primary" disabled={left > 0} onClick={settle}>
        {isSave ? 'Save' : 'Restore'}
      </Button>
    </>
  );
  const title = isSave ? 'Somebody else saved meanwhile' : 'The page has changed since';
  return (
    <Dialog title={title} width={WIDTH_PX} onClose={leave} actions={actions}>
      <Story conflict={conflict} name={document.name} count={conflicts.length} />
      {conflicts.length > 1 && <ForAll onChoose={chooseAll} />}
      {conflicts.map((conflict) => (
        <ConflictChoice
          key={conflict.key}
          merging={merging}
          conflict={conflict}
          side={choices[conflict.key]}
          onChoose={(side) => setChoices((known) => ({ ...known, [conflict.key]: side }))}
        />
      ))}
      <AgreedChanges merging={merging} isOpen={conflicts.length === 0} />
    </Dialog>
  );
}

interface StoryProps {
  conflict: EditConflict;
  name: string;
  count: number;
}

function Story({ conflict, name, count }: StoryProps) {
  const [now] = useState(Date.now);
  const at = conflict.kind === 'save' ? conflict.savedAt : null;
  const time = at === null ? Number.NaN : Date.parse(at);
  const when = Number.isNaN(time) ? '' : ` ${clockWords(time, now)} (${agoWords(time, now)})`;
  const what =
    conflict.kind === 'save'
      ? `${name} was saved${when} by somebody else, or in another tab. Nothing of yours is lost.`
      : `Your draft was made from an earlier state of ${name}.`;
  const rest =
    count === 0
      ? 'Both come together by themselves, as below.'
      : 'What both changed takes a decision; all else comes together by itself.';
  return <p className={styles.story}>{`${what} ${rest}`}</p>;
}

function ForAll({ onChoose }: { onChoose: (side: Side) => void }) {
  const label = useId();
  return (
    <fieldset className={styles.all} aria-labelledby={label}>
      <span id={label}>For all of them</span>
      <Button onClick={() => onChoose('mine')}>Keep all mine</Button>
      <Button onClick={() => onChoose('theirs')}>Take all theirs</Button>
    </fieldset>
  );
}
