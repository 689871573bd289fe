import { alignTo } from '@/blocks/layout/merge/align';
import type { Decide } from '@/blocks/layout/merge/conflicts';
import { type Merging, merge, mergingOf } from '@/blocks/layout/merge/merge';
import { documentMerged } from '../document-actions';
import type { EditorThunk } from '../inject';
import { conflictClosed } from '../save-reducer';
import type { EditConflict } from '../save-state';
import type { EditedDocument } from '../state';
import { save } from './save';

/** The two versions of a dispute: of a save what is edited beside what the server has, of a draft the draft beside what is edited. */
export function mergingIn(conflict: EditConflict, { stored, tree }: EditedDocument): Merging {
  if (conflict.kind === 'save') return mergingOf(stored, tree, conflict.theirs);
  return mergingOf(conflict.draft.base, conflict.draft.tree, tree);
}

/** Makes one of the two versions, as one step that can be undone; a save then goes on. */
export function resolveConflict(decide: Decide): EditorThunk<Promise<void>> {
  return async (dispatch, getState) => {
    const { documents, saving } = getState().editor;
    const { conflict } = saving;
    const document = documents[conflict?.id ?? ''];
    dispatch(conflictClosed());
    if (!conflict || !document) return;
    dispatch(documentMerged(mergedOf(conflict, document, decide)));
    if (conflict.kind === 'save') await dispatch(save(document.id));
  };
}

function mergedOf(conflict: EditConflict, document: EditedDocument, decide: Decide) {
  const { id, stored, revision, savedAt } = document;
  const merging = mergingIn(conflict, document);
  const tree = merge(merging, decide);
  if (conflict.kind === 'save') {
    const { revision: newest, savedAt: at } = conflict;
    return { id, tree, stored: merging.theirs, revision: newest, savedAt: at, label: 'Merge' };
  }
  return { id, tree: alignTo(tree, [document.tree]), stored, revision, savedAt, label: 'Restore' };
}
