import { duplicate, insert, wrap } from '@/blocks/layout/tree/insert';
import {
  fits,
  hasDepthFor,
  heightOf,
  mayDuplicate,
  mayRemove,
} from '@/blocks/layout/tree/may-stand';
import { remove } from '@/blocks/layout/tree/move';
import { positionOf, slotsOf } from '@/blocks/layout/tree/slots';
import { nodeOf, ROOT, type SlotPosition, type Tree } from '@/blocks/layout/tree/tree';
import { updateFields, updateOwn } from '@/blocks/layout/tree/update';
import { boxBlock } from '@/blocks/types/box/definition';
import type { LayoutNode } from '@/core/model/page';
import { documentEdited } from './editor';
import type { Edited } from './history';
import type { EditorThunk } from './inject';
import * as messages from './messages';
import { selectMayEdit, selectTree } from './selectors';

/* What can be done to the blocks of the open document; each is one step of its history. */

/** Inserts components at a position and selects the first; nothing if they would be too deep. */
export function insertComponents(components: readonly LayoutNode[], position: SlotPosition): Edit {
  return edit((tree) => {
    const { tree: grown, keys } = insert(tree, components, position);
    const height = Math.max(...keys.map((key) => heightOf(grown, key)));
    if (!hasDepthFor(tree, position.parent, height)) return null;
    return { tree: grown, label: messages.insert, select: keys[0] ?? null };
  });
}

/** Removes a block and selects the next one, else the previous, else its parent. */
export const removeBlock = (key: string): Edit =>
  edit((tree) =>
    mayRemove(tree, key)
      ? { tree: remove(tree, key), label: messages.deleteIt, select: neighbourOf(tree, key) }
      : null,
  );

export const duplicateBlock = (key: string): Edit =>
  edit((tree) => {
    const made = mayDuplicate(tree, key) ? duplicate(tree, key, newId) : null;
    return made && { tree: made.tree, label: messages.duplicate, select: made.keys[0] ?? null };
  });

export const resetBlock = (key: string): EditorThunk =>
  edit((tree) => ({
    tree: updateOwn(tree, key, { props: {}, styles: {} }),
    label: messages.reset,
  }));

/** Wraps a block in a box; nothing if it would be too deep. */
export const wrapBlock = (key: string): Edit =>
  edit((tree) => {
    const hasDepth = hasDepthFor(tree, nodeOf(tree, key).parent, heightOf(tree, key) + 1);
    if (!hasDepth || !fits(boxBlock.type, tree.place)) return null;
    const box = { id: newId(boxBlock), type: boxBlock.type, props: {}, styles: { padding: '0px' } };
    const made = wrap(tree, key, box);
    return made && { tree: made.tree, label: messages.wrap, select: made.keys[0] ?? null };
  });

export const changeStyles = (key: string, styles: Readonly<Record<string, unknown>>): Edit =>
  edit((tree) => ({
    tree: updateFields(tree, key, 'styles', styles),
    label: messages.pasteStyles,
  }));

interface FieldChange {
  area: 'props' | 'styles';
  name: string;
  /** Undefined takes the field back to its default. */
  value: unknown;
}

/** Sets a field of a block; what belongs to the same gesture is undone together. */
export const changeField = (key: string, change: FieldChange, gesture: string): Edit =>
  edit((tree) => ({
    tree: updateFields(tree, key, change.area, { [change.name]: change.value }),
    label: messages.change,
    gesture,
  }));

/** Calls a block by a name in the outline; '' by its type. */
export const renameBlock = (key: string, name: string): EditorThunk =>
  edit((tree) => ({
    tree: updateOwn(tree, key, { name: name.trim() || undefined }),
    label: messages.rename,
  }));

function neighbourOf(tree: Tree, key: string): string | null {
  const position = positionOf(tree, key);
  if (!position) return null;
  const siblings = slotsOf(tree, position.parent)[position.slot] ?? [];
  const next = siblings[position.index + 1] ?? siblings[position.index - 1];
  if (next !== undefined) return next;
  return position.parent === ROOT ? null : position.parent;
}

/** Returns false if nothing was done. */
export type Edit = EditorThunk<boolean>;

/** Edits the open document, in one step of its history; null leaves it as it is, as does a role that may not change it. */
export function edit(change: (tree: Tree) => Edited | null): Edit {
  return (dispatch, getState) => {
    const tree = selectMayEdit(getState()) ? selectTree(getState()) : undefined;
    const edited = tree && change(tree);
    if (edited) dispatch(documentEdited(edited));
    return Boolean(edited);
  };
}

/** An id for a component that is new in its layout. */
export const newId = ({ type }: Pick<LayoutNode, 'type'>): string =>
  `${type || 'block'}-${crypto.randomUUID().slice(0, 13)}`;
