import { boxBlock } from '@/core/blocks/box';
import { duplicate } from '@/core/layout/tree/duplicate';
import { insert } from '@/core/layout/tree/insert';
import {
  fits,
  hasDepthFor,
  heightOf,
  holdsBlocks,
  mayMove,
  mayRemove,
} from '@/core/layout/tree/may-stand';
import { move } from '@/core/layout/tree/move';
import { blocksInOrder } from '@/core/layout/tree/order';
import { remove } from '@/core/layout/tree/remove';
import { slotsOf, spotOf } from '@/core/layout/tree/slots';
import { nodeOf, ROOT, type Spot, type Tree } from '@/core/layout/tree/tree';
import { updateFields, updateOwn } from '@/core/layout/tree/update';
import { wrap } from '@/core/layout/tree/wrap';
import type { LayoutNode } from '@/core/model/page';
import { blockSelected, documentEdited } from './editor';
import type { EditorThunk } from './inject';
import { newId } from './new-id';
import { selectSelected, selectTree } from './selectors';

/* What can be done to the blocks of the open document; each is one step of its history. */

interface Edited {
  tree: Tree;
  label: string;
  gesture?: string;
  select?: string | null;
}

/** Tells whether it could be done. */
type Edit = EditorThunk<boolean>;

/** Edits the open document; null leaves it as it is. */
function edit(change: (tree: Tree) => Edited | null): Edit {
  return (dispatch, getState) => {
    const tree = selectTree(getState());
    const edited = tree && change(tree);
    if (edited) dispatch(documentEdited(edited));
    return Boolean(edited);
  };
}

/** Puts new components into a spot and selects the first; nothing where they would stand too deep. */
export function insertComponents(components: readonly LayoutNode[], spot: Spot): Edit {
  return edit((tree) => {
    const { tree: grown, keys } = insert(tree, components, spot);
    const height = Math.max(...keys.map((key) => heightOf(grown, key)));
    if (!hasDepthFor(tree, spot.parent, height)) return null;
    return { tree: grown, label: 'Insert', select: keys[0] ?? null };
  });
}

export function moveBlock(key: string, spot: Spot): Edit {
  return edit((tree) =>
    mayMove(tree, key, spot.parent)
      ? { tree: move(tree, key, spot), label: 'Move', select: key }
      : null,
  );
}

/** Takes a block out; what stands behind it is selected, else what stands before it, else what it stood in. */
export function removeBlock(key: string): Edit {
  return edit((tree) =>
    mayRemove(tree, key)
      ? { tree: remove(tree, key), label: 'Delete', select: neighbourOf(tree, key) }
      : null,
  );
}

export function duplicateBlock(key: string): Edit {
  return edit((tree) => {
    const made = duplicate(tree, key, newId);
    return made && { tree: made.tree, label: 'Duplicate', select: made.keys[0] ?? null };
  });
}

/** Takes a block back to what its type is by default. */
export function resetBlock(key: string): EditorThunk {
  return edit((tree) => ({
    tree: updateOwn(tree, key, { props: {}, styles: {} }),
    label: 'Reset',
  }));
}

/** Moves a block past its neighbours; from the end of a column into the next one. */
export function moveBlockBy(key: string, step: 1 | -1): Edit {
  return moveTo(key, (tree, { parent, slot, index }) => {
    const slots = slotsOf(tree, parent);
    const siblings = slots[slot]?.length ?? 0;
    if (step < 0 && index > 0) return { parent, slot, index: index - 1 };
    if (step > 0 && index < siblings - 1) return { parent, slot, index: index + 2 };
    const other = slots[slot + step];
    return other && { parent, slot: slot + step, index: step < 0 ? other.length : 0 };
  });
}

/** Moves a block into the container that stands before it. */
export function moveBlockIn(key: string): Edit {
  return moveTo(key, (tree, { parent, slot, index }) => {
    const before = slotsOf(tree, parent)[slot]?.[index - 1];
    if (before === undefined || !holdsBlocks(tree, before)) return undefined;
    const last = slotsOf(tree, before).length - 1;
    return { parent: before, slot: last, index: slotsOf(tree, before)[last]?.length ?? 0 };
  });
}

/** Moves a block behind the container that it stands in. */
export function moveBlockOut(key: string): Edit {
  return moveTo(key, (tree, { parent }) => {
    const spot = parent === ROOT ? null : spotOf(tree, parent);
    return spot ? { ...spot, index: spot.index + 1 } : undefined;
  });
}

function moveTo(key: string, where: (tree: Tree, from: Spot) => Spot | undefined): Edit {
  return edit((tree) => {
    const from = spotOf(tree, key);
    const spot = from && where(tree, from);
    if (!spot || !mayMove(tree, key, spot.parent)) return null;
    return { tree: move(tree, key, spot), label: 'Move', select: key };
  });
}

/** Puts a block into a box of its own; not where that would stand too deep. */
export function wrapBlock(key: string): Edit {
  return edit((tree) => {
    const hasDepth = hasDepthFor(tree, nodeOf(tree, key).parent, heightOf(tree, key) + 1);
    if (!hasDepth || !fits(boxBlock.type, tree.place)) return null;
    const box = { id: newId(boxBlock), type: boxBlock.type, props: {}, styles: { padding: '0px' } };
    const made = wrap(tree, key, box);
    return made && { tree: made.tree, label: 'Wrap', select: made.keys[0] ?? null };
  });
}

/** Selects what the selected block stands in; nothing, where that is the page. */
export function selectParent(): EditorThunk {
  return (dispatch, getState) => {
    const tree = selectTree(getState());
    const key = selectSelected(getState());
    if (!tree || key === null) return;
    const { parent } = nodeOf(tree, key);
    dispatch(blockSelected(parent === ROOT ? null : parent));
  };
}

/** Selects the next block, or the one before, as they are read. */
export function selectBy(step: 1 | -1): EditorThunk {
  return (dispatch, getState) => {
    const tree = selectTree(getState());
    if (!tree) return;
    const order = blocksInOrder(tree);
    const key = selectSelected(getState());
    const at = key === null ? (step > 0 ? -1 : order.length) : order.indexOf(key);
    const next = order[at + step];
    if (next !== undefined) dispatch(blockSelected(next));
  };
}

/** Sets several styles of a block at once. */
export function changeStyles(key: string, styles: Readonly<Record<string, unknown>>): EditorThunk {
  return edit((tree) => ({
    tree: updateFields(tree, key, 'styles', styles),
    label: 'Paste styles',
  }));
}

interface FieldChange {
  area: 'props' | 'styles';
  name: string;
  /** Undefined takes the field back to its default. */
  value: unknown;
}

/** Sets a field of a block; what belongs to the same gesture is undone together. */
export function changeField(
  key: string,
  { area, name, value }: FieldChange,
  gesture: string,
): EditorThunk {
  return edit((tree) => ({
    tree: updateFields(tree, key, area, { [name]: value }),
    label: 'Change',
    gesture,
  }));
}

/** Calls a block by a name in the outline; '' by its type. */
export function renameBlock(key: string, name: string): EditorThunk {
  return edit((tree) => ({
    tree: updateOwn(tree, key, { name: name.trim() || undefined }),
    label: 'Rename',
  }));
}

function neighbourOf(tree: Tree, key: string): string | null {
  const spot = spotOf(tree, key);
  if (!spot) return null;
  const siblings = slotsOf(tree, spot.parent)[spot.slot] ?? [];
  const next = siblings[spot.index + 1] ?? siblings[spot.index - 1];
  if (next !== undefined) return next;
  return spot.parent === ROOT ? null : spot.parent;
}
