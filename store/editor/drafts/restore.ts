import { alignTo, isSameTree } from '@/blocks/layout/merge/align';
import { versionsOf } from '@/blocks/layout/merge/versions';
import type { EditorThunk } from '../inject';
import * as messages from '../messages';
import { conflictOpened } from '../save-reducer';
import { documentMerged } from '../state';
import type { Draft } from './records';

/** Restores a draft as one undoable step, and returns true; opens a conflict where the document has changed since. */
export function restoreDraft({ document: id, ...draft }: Draft): EditorThunk<boolean> {
  return (dispatch, getState) => {
    const document = getState().editor.documents[id];
    if (!document) return false;
    const { base, theirs } = versionsOf(draft.base, draft.tree, document.tree);
    if (!isSameTree(base, theirs) && !isSameTree(draft.tree, theirs)) {
      dispatch(conflictOpened({ id, kind: 'restore', draft }));
      return false;
    }
    const { saved, revision, savedAt } = document;
    const tree = alignTo(draft.tree, [document.tree]);
    dispatch(documentMerged({ id, tree, saved, revision, savedAt, label: messages.restore }));
    return true;
  };
}
