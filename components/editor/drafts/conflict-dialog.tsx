import { useId, useMemo, useState } from 'react';
import type { Merging } from '@/blocks/layout/merge/merge';
import type { Side } from '@/blocks/layout/merge/versions';
import { Button } from '@/components/kit/button';
import { Dialog } from '@/components/kit/dialog';
import { useEditorDispatch, useEditorSelector } from '@/store/editor/hooks';
import type { EditConflict } from '@/store/editor/save-reducer';
import { mergingIn, resolveConflict } from '@/store/editor/saving/resolve-conflict';
import { postponeConflict } from '@/store/editor/saving/save';
import type { EditedDocument } from '@/store/editor/state';
import { agoWords, clockWords } from '../shared/when';
import styles from './conflict-dialog.module.css';
import { ChangeList } from './differences/change-list';
import { ConflictChoice } from './differences/conflict-choice';
import { describeChanges } from './differences/describe';
import { useDrafts } from './drafts-context';
import * as messages from './messages';

/** Asks what is to stand where two have changed the same, block by block. */
export function ConflictDialog({ conflict }: { conflict: EditConflict }) {
  const document = useEditorSelector(({ editor }) => editor.documents[conflict.id]);
  if (!document) return null;
  const version = conflict.kind === 'save' ? conflict.revision : conflict.draft.id;
  return <Decision key={version} conflict={conflict} document={document} />;
}

function Decision({ conflict, document }: { conflict: EditConflict; document: EditedDocument }) {
  const dispatch = useEditorDispatch();
  const { adopt } = useDrafts();
  const merging = useMemo(() => mergingIn(conflict, document), [conflict, document]);
  const [choices, setChoices] = useState<Readonly<Record<string, Side>>>({});
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
        {left > 0 && messages.leftToDecide(left, conflicts.length)}
      </p>
      <Button onClick={leave}>{messages.cancel}</Button>
      <Button look="primary" disabled={left > 0} onClick={settle}>
        {isSave ? messages.save : messages.restore}
      </Button>
    </>
  );
  const title = isSave ? messages.savedElsewhere : messages.pageChanged;
  return (
    <Dialog title={title} width={760} onClose={leave} actions={actions}>
      <Story conflict={conflict} name={document.name} count={conflicts.length} />
      {conflicts.length > 1 && <ForAll onChoose={chooseAll} />}
      {conflicts.map((conflict) => (
        <ConflictChoice
          key={conflict.key}
          merging={merging}
          conflict={conflict}
          side={choices[conflict.key]}
          onChoose={(side) => setChoices((last) => ({ ...last, [conflict.key]: side }))}
        />
      ))}
      <AgreedChanges merging={merging} isOpen={conflicts.length === 0} />
    </Dialog>
  );
}

function Story({ conflict, name, count }: { conflict: EditConflict; name: string; count: number }) {
  const [now] = useState(Date.now);
  const time = Date.parse((conflict.kind === 'save' && conflict.savedAt) || '');
  const when = Number.isNaN(time) ? '' : ` ${clockWords(time, now)} (${agoWords(time, now)})`;
  const what =
    conflict.kind === 'save'
      ? messages.savedBySomebody(name, when)
      : messages.draftOfOlderState(name);
  const rest = count === 0 ? messages.mergesByItself : messages.conflictsNeedDecision;
  return <p className={styles.story}>{`${what} ${rest}`}</p>;
}

function ForAll({ onChoose }: { onChoose: (side: Side) => void }) {
  const label = useId();
  return (
    <fieldset className={styles.all} aria-labelledby={label}>
      <span id={label}>{messages.forAll}</span>
      <Button onClick={() => onChoose('mine')}>{messages.keepAllMine}</Button>
      <Button onClick={() => onChoose('theirs')}>{messages.takeAllTheirs}</Button>
    </fieldset>
  );
}

function AgreedChanges({ merging, isOpen }: { merging: Merging; isOpen: boolean }) {
  const theirs = useAgreedChanges(merging, 'theirs');
  const mine = useAgreedChanges(merging, 'mine');
  const sides = [
    { title: messages.theirs, changes: theirs },
    { title: messages.yours, changes: mine },
  ].filter(({ changes }) => changes.length > 0);
  if (sides.length === 0) return null;
  return (
    <details className={styles.rest} open={isOpen}>
      <summary className={styles.summary}>
        {messages.mergedAutomatically(theirs.length, mine.length)}
      </summary>
      {sides.map(({ title, changes }) => (
        <section key={title}>
          <h3 className={styles.title}>{title}</h3>
          <ChangeList changes={changes} />
        </section>
      ))}
    </details>
  );
}

function useAgreedChanges(merging: Merging, side: Side) {
  return useMemo(() => {
    const inConflict = new Set(merging.conflicts.flatMap(({ keys }) => keys));
    const { base, changes } = merging;
    const described = describeChanges(base, merging[side], changes[side]);
    return described.filter(({ key }) => !inConflict.has(key));
  }, [merging, side]);
}
