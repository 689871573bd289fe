import { blocksInOrder } from '@/blocks/layout/tree/slots';
import { nodeOf, ROOT } from '@/blocks/layout/tree/tree';
import { blockSelected } from './editor';
import type { EditorThunk } from './inject';
import { selectSelected, selectTree } from './selectors';

/** Selects the parent of the selected block; nothing for top-level blocks. */
export const selectParent = (): EditorThunk => (dispatch, getState) => {
  const tree = selectTree(getState());
  const key = selectSelected(getState());
  if (!tree || key === null) return;
  const { parent } = nodeOf(tree, key);
  dispatch(blockSelected(parent === ROOT ? null : parent));
};

/** Selects the next block, or the one before, as they are read. */
export const selectBy =
  (step: 1 | -1): EditorThunk =>
  (dispatch, getState) => {
    const tree = selectTree(getState());
    if (!tree) return;
    const order = blocksInOrder(tree);
    const key = selectSelected(getState());
    const at = key === null ? (step > 0 ? -1 : order.length) : order.indexOf(key);
    const next = order[at + step];
    if (next !== undefined) dispatch(blockSelected(next));
  };
