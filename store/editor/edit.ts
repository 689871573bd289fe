import type { Tree } from '@/blocks/layout/tree/tree';
import { documentEdited } from './editor';
import type { EditorThunk } from './inject';
import { selectTree } from './selectors';

/** Returns false if nothing was done. */
export type Edit = EditorThunk<boolean>;

/** Edits the open document, in one step of its history; null leaves it as it is. */
export function edit(change: (tree: Tree) => Parameters<typeof documentEdited>[0] | null): Edit {
  return (dispatch, getState) => {
    const tree = selectTree(getState());
    const edited = tree && change(tree);
    if (edited) dispatch(documentEdited(edited));
    return Boolean(edited);
  };
}
