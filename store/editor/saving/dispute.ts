import { alignTo } from '@/blocks/layout/merge/align';
import type { Decide } from '@/blocks/layout/merge/conflicts';
import { type Merging, merge, mergingOf } from '@/blocks/layout/merge/merge';
import { documentMerged } from '../document-actions';
import type { EditorThunk } from '../inject';
import { disputeClosed } from '../save-reducer';
import type { Dispute } from '../save-state';
import type { EditedDocument } from '../state';
import { save } from './save';

/** The two versions of a dispute: of a save what is edited beside what the server has, of a draft the draft beside what is edited. */
export function mergingIn(dispute: Dispute, { stored, tree }: EditedDocument): Merging {
  if (dispute.kind === 'save') return mergingOf(stored, tree, dispute.theirs);
  return mergingOf(dispute.draft.base, dispute.draft.tree, tree);
}

/** Makes one of the two versions, as one step that can be undone; a save then goes on. */
export function settleDispute(decide: Decide): EditorThunk<Promise<void>> {
  return async (dispatch, getState) => {
    const { documents, saving } = getState().editor;
    const { dispute } = saving;
    const document = documents[dispute?.id ?? ''];
    dispatch(disputeClosed());
    if (!dispute || !document) return;
    dispatch(documentMerged(mergedOf(dispute, document, decide)));
    if (dispute.kind === 'save') await dispatch(save(document.id));
  };
}

function mergedOf(dispute: Dispute, document: EditedDocument, decide: Decide) {
  const { id, stored, revision, savedAt } = document;
  const merging = mergingIn(dispute, document);
  const tree = merge(merging, decide);
  if (dispute.kind === 'save') {
    const { revision: newest, savedAt: at } = dispute;
    return { id, tree, stored: merging.theirs, revision: newest, savedAt: at, label: 'Merge' };
  }
  return { id, tree: alignTo(tree, [document.tree]), stored, revision, savedAt, label: 'Restore' };
}
