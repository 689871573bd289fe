import { changesBetween } from '@/blocks/layout/tree/changes';
import { slotsOf } from '@/blocks/layout/tree/slots';
import type { Tree, TreeNode } from '@/blocks/layout/tree/tree';
import { can, type Right } from '@/core/model/roles';
import type { EditorRootState } from './inject';
import type { EditedDocument } from './state';

/** The document on screen; undefined before one is. */
export const selectOpen = ({ editor }: EditorRootState): EditedDocument | undefined =>
  editor.open === null ? undefined : editor.documents[editor.open];

export const selectTree = (state: EditorRootState): Tree | undefined => selectOpen(state)?.tree;

export const selectNode = (state: EditorRootState, key: string): TreeNode | undefined =>
  selectTree(state)?.nodes[key];

/** The key of the selected block; null where none is. */
export function selectSelected(state: EditorRootState): string | null {
  const open = selectOpen(state);
  const key = open?.selected ?? null;
  return key !== null && open?.tree.nodes[key] ? key : null;
}

interface CachedSlots {
  children: readonly (TreeNode | undefined)[];
  slots: readonly (readonly string[])[];
}

const slotCache = new WeakMap<TreeNode, CachedSlots>();

/** The blocks within a block, by slot: the same lists until something of it changes; asked for at each key press. */
export function selectSlots(state: EditorRootState, key: string): CachedSlots['slots'] {
  const tree = selectTree(state);
  const node = tree?.nodes[key];
  if (!tree || !node) return NO_SLOTS;
  const cached = slotCache.get(node);
  if (cached && node.children.every((child, at) => tree.nodes[child] === cached.children[at])) {
    return cached.slots;
  }
  const children = node.children.map((child) => tree.nodes[child]);
  const slots = withSameLists(slotsOf(tree, key), cached?.slots ?? NO_SLOTS);
  slotCache.set(node, { children, slots });
  return slots;
}

const NO_SLOTS: CachedSlots['slots'] = [];

/** The slots that were there before, where they hold the same. */
function withSameLists(slots: string[][], before: CachedSlots['slots']): CachedSlots['slots'] {
  const isSame =
    slots.length === before.length && slots.every((keys, at) => keys.join() === before[at]?.join());
  return isSame ? before : slots;
}

const compared = new WeakMap<Tree, WeakMap<Tree, boolean>>();

export function isChanged({ tree, saved }: Pick<EditedDocument, 'tree' | 'saved'>): boolean {
  const cached = compared.get(tree) ?? new WeakMap<Tree, boolean>();
  const isDifferent = cached.get(saved) ?? changesBetween(saved, tree).length > 0;
  cached.set(saved, isDifferent);
  compared.set(tree, cached);
  return isDifferent;
}

export function selectIsChanged(state: EditorRootState): boolean {
  const open = selectOpen(state);
  return open !== undefined && isChanged(open);
}

/** Returns a selector of whether whoever is logged in has a right; until their role is known all is offered. */
export const mayDo =
  (right: Right) =>
  ({ editor: { role } }: EditorRootState): boolean =>
    role === null || can(role, right);

/** Returns the right that saving what is open asks for: header and footer are of the shop's design. */
const selectRightToEdit = (state: EditorRootState): Right =>
  (selectTree(state)?.place ?? 'page') === 'page' ? 'pages.write' : 'design.write';

/** Selects whether what is open may be changed; else it is there to be looked at. */
export const selectMayEdit = (state: EditorRootState): boolean =>
  mayDo(selectRightToEdit(state))(state);
