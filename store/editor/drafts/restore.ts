import { alignTo, isSameTree } from '@/blocks/layout/merge/align';
import { versionsOf } from '@/blocks/layout/merge/versions';
import { documentMerged } from '../document-actions';
import type { EditorThunk } from '../inject';
import { conflictOpened } from '../save-reducer';
import type { Draft } from './records';

/**
 * Brings a draft back into its document, as one step that can be undone. Where that is not what the draft
 * was made from, an admin has to look at both: it is a dispute then. Says whether the draft is in it now.
 */
export function restoreDraft({ document: id, ...draft }: Draft): EditorThunk<boolean> {
  return (dispatch, getState) => {
    const document = getState().editor.documents[id];
    if (!document) return false;
    const { base, theirs } = versionsOf(draft.base, draft.tree, document.tree);
    if (!isSameTree(base, theirs) && !isSameTree(draft.tree, theirs)) {
      dispatch(conflictOpened({ id, kind: 'restore', draft }));
      return false;
    }
    const { stored, revision, savedAt } = document;
    const tree = alignTo(draft.tree, [document.tree]);
    dispatch(documentMerged({ id, tree, stored, revision, savedAt, label: 'Restore' }));
    return true;
  };
}
