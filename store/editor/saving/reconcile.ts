import { isSameTree } from '@/blocks/layout/merge/align';
import { versionsOf } from '@/blocks/layout/merge/versions';
import { nest } from '@/blocks/layout/tree/flatten';
import type { Tree } from '@/blocks/layout/tree/tree';
import { isSame } from '@/core/values/is-same';
import { type LoadedDocument, loadDocument } from '../documents';
import type { EditorThunk } from '../inject';
import { conflictOpened, doubtsOf } from '../save-reducer';
import { documentMerged, documentSaved, type EditedDocument } from '../state';

/** Merges what somebody else saved meanwhile; true if nothing is left to decide. Reach it through `import()`. */
export function reconcile({ id, tree }: EditedDocument): EditorThunk<Promise<boolean>> {
  return async (dispatch, getState) => {
    const loaded = await loadDocument(getState().shop.hostname, tree);
    return dispatch(takeOver(id, loaded));
  };
}

/** Takes the server's state as the base of a document; true if there is something left to save. */
function takeOver(id: string, loaded: LoadedDocument): EditorThunk<boolean> {
  return (dispatch, getState) => {
    const { documents, saving } = getState().editor;
    const document = documents[id];
    if (!document) return false;
    const { tree: theirs, revision, savedAt } = loaded;
    const own = [document.tree, ...doubtsOf(saving, id)].find(saysThe(theirs));
    if (own) {
      dispatch(documentSaved({ id, tree: own, revision, savedAt }));
      return own !== document.tree;
    }
    const { base, mine, theirs: aligned } = versionsOf(document.saved, document.tree, theirs);
    if (!isSameTree(base, aligned)) {
      dispatch(conflictOpened({ id, kind: 'save', theirs, revision, savedAt }));
      return false;
    }
    // Something else of the shop was saved, such as its settings beside a header.
    dispatch(documentMerged({ id, tree: mine, saved: base, revision, savedAt, label: '' }));
    return true;
  };
}

function saysThe(same: Tree): (tree: Tree) => boolean {
  const layout = nest(same);
  return (tree) => isSame(nest(tree), layout);
}
