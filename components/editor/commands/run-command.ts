import { describePosition, labelOf } from '@/blocks/layout/tree/labels';
import { positionOf } from '@/blocks/layout/tree/slots';
import type { EditorRootState, EditorThunk } from '@/store/editor/inject';
import * as steps from '@/store/editor/messages';
import { selectOpen } from '@/store/editor/selectors';
import type { EditedDocument } from '@/store/editor/state';
import { announce } from '../shared/announce';
import type { Command } from './command';
import * as messages from './messages';

/** Runs a command, and says what it has done. */
export const runCommand = ({ label, run }: Command): EditorThunk =>
  aloud(run(), () => announce(messages.notPossible(label)));

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
const DONE: Readonly<Record<string, (name: string, place: string) => string>> = {
  [steps.insert]: messages.inserted,
  [steps.move]: messages.moved,
  [steps.deleteIt]: messages.deleted,
  [steps.duplicate]: messages.duplicated,
  [steps.wrap]: messages.wrapped,
  [steps.pasteStyles]: messages.styled,
};

function wordsOfStep(before: EditedDocument, after: EditedDocument): string {
  const [step, undone] = [after.past.at(-1), after.future.at(-1)];
  if (after.past === before.past) return '';
  if (undone && undone === before.past.at(-1)) return messages.undone(undone.label);
  if (step && step.changes === before.future.at(-1)?.changes) return messages.redone(step.label);
  if (step?.label === steps.replace) return messages.allReplaced;
  const done = DONE[step?.label ?? ''];
  if (!done) return '';
  return done(nameOf(step?.label === steps.insert ? after : before), placeOf(after));
}

export function selectName(state: EditorRootState): string {
  const open = selectOpen(state);
  return open ? nameOf(open) : '';
}

function nameOf({ tree, selected }: EditedDocument): string {
  const node = tree.nodes[selected ?? ''];
  return node ? labelOf(node) : '';
}

function placeOf({ tree, selected }: EditedDocument): string {
  const position = selected === null ? null : positionOf(tree, selected);
  return position ? describePosition(tree, { ...position, index: position.index + 1 }) : '';
}
