import { alignTo } from '@/blocks/layout/merge/align';
import type { Decide } from '@/blocks/layout/merge/conflicts';
import { type Merging, merge, mergingOf } from '@/blocks/layout/merge/merge';
import type { EditorThunk } from '../inject';
import * as messages from '../messages';
import { conflictClosed, type EditConflict } from '../save-reducer';
import { documentMerged, type EditedDocument } from '../state';
import { save } from './save';

/** Returns the two versions of a conflict: edited and server's for a save, draft and edited for a restore. */
export function mergingIn(conflict: EditConflict, { saved, tree }: EditedDocument): Merging {
  if (conflict.kind === 'save') return mergingOf(saved, tree, conflict.theirs);
  return mergingOf(conflict.draft.base, conflict.draft.tree, tree);
}

/** Merges the two versions by the decisions, as one undoable step; a save then goes on. */
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
  const merging = mergingIn(conflict, document);
  const tree = merge(merging, decide);
  if (conflict.kind === 'save') {
    const { id, revision, savedAt } = conflict;
    return { id, tree, saved: merging.theirs, revision, savedAt, label: messages.merge };
  }
  const { id, saved, revision, savedAt } = document;
  const aligned = alignTo(tree, [document.tree]);
  return { id, tree: aligned, saved, revision, savedAt, label: messages.restore };
}
