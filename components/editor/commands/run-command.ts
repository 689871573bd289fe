import { describePosition, labelOf } from '@/blocks/layout/tree/labels';
import { positionOf } from '@/blocks/layout/tree/slots';
import type { EditorRootState, EditorThunk } from '@/store/editor/inject';
import { selectOpen } from '@/store/editor/selectors';
import type { EditedDocument } from '@/store/editor/state';
import { announce } from '../shared/announce';
import type { Command } from './command';
/** Runs a command, and says what it has done. */
export function runCommand({ label, run }: Command): EditorThunk {
  return aloud(run(), () => announce(`${label}: not possible here.`));
}

/** Has an edit told to those who do not see the page. `refuse` tells of one that could not be done. */
export function aloud(edit: EditorThunk<unknown>, refuse?: () => void): EditorThunk {
  return (dispatch, getState) => {
    const before = selectOpen(getState());
    const isRefused = dispatch(edit) === false;
    const after = selectOpen(getState());
    if (isRefused) return refuse?.();
    const words = before && after && wordsOfStep(before, after);
    if (words) announce(words);
  };
}

/** The announcements of finished steps, by their labels. */
const DONE: Readonly<Record<string, string>> = {
  ...{ Insert: 'inserted', Move: 'moved', Delete: 'deleted', Duplicate: 'duplicated' },
  ...{ Wrap: 'put into a box', 'Paste styles': 'styled' },
};

function wordsOfStep(before: EditedDocument, after: EditedDocument): string {
  const [step, undone] = [after.past.at(-1), after.future.at(-1)];
  if (after.past === before.past) return '';
  if (undone && undone === before.past.at(-1)) return `Undone: ${undone.label}.`;
  if (step && step.changes === before.future.at(-1)?.changes) return `Redone: ${step.label}.`;
  if (step?.label === 'Replace') return 'All blocks replaced.';
  const done = DONE[step?.label ?? ''];
  if (!done) return '';
  const isNew = step?.label === 'Insert';
  const where = isNew || step?.label === 'Move' ? ` ${placeOf(after)}` : '';
  return `${nameOf(isNew ? after : before)} ${done}${where}.`;
}

/** Selects the name of the selected block. */
export function selectName(state: EditorRootState): string {
  const open = selectOpen(state);
  return open ? nameOf(open) : '';
}

function nameOf({ tree, selected }: EditedDocument): string {
  const node = tree.nodes[selected ?? ''];
  return node ? labelOf(node) : '';
}

function placeOf({ tree, selected }: EditedDocument): string {
  const spot = selected === null ? null : positionOf(tree, selected);
  return spot ? describePosition(tree, { ...spot, index: spot.index + 1 }) : '';
}
