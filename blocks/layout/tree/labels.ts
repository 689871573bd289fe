import { isBlockType } from '@/blocks/kit/block-types';
import { EDITORS } from '@/blocks/registry/editors';
import { isObject } from '@/core/values/is-object';
import * as messages from './messages';
import { typeOf, nodeOf, ROOT, type TreeNode, type SlotPosition, type Tree } from './tree';
import { HEADER_SECTIONS } from '@/blocks/layout/header-sections';
import { slotsOf } from './slots';
/** Returns the label of a type of block; an unknown one goes by its own name. */
export const labelOfType = (type: string): string =>
  isBlockType(type) ? EDITORS[type].label : type || messages.block;

/** Returns the name of a block: by the name it was given, else by its type. */
export function labelOf(node: TreeNode): string {
  const name = isObject(node.own) ? node.own.name : undefined;
  return typeof name === 'string' && name.trim() !== '' ? name : labelOfType(typeOf(node) ?? '');
}

/** Keys of the blocks within a block, by slot (`slotsOf`). */
type Slots = readonly (readonly string[])[];

/** Returns the name of a slot: `column 2 of 3`, `left section`; '' for the only one. */
function slotName({ place }: Tree, parent: string, slot: number, count: number): string {
  if (parent === ROOT) return place === 'header' ? `${HEADER_SECTIONS[slot]} section` : '';
  return count > 1 ? `column ${slot + 1} of ${count}` : '';
}

/** Returns a position in words: `before Banner, column 2 of 3`, `at the end of the page`. */
export function describePosition(
  tree: Tree,
  position: SlotPosition,
  slots: Slots = slotsOf(tree, position.parent),
): string {
  const keys = slots[position.slot] ?? [];
  const name = slotName(tree, position.parent, position.slot, slots.length);
  const next = keys[position.index];
  if (next !== undefined) return beforeOf(tree, position, next, name);
  const whole = wholeOf(tree, position, name);
  return keys.length === 0 ? `in ${whole}, which is empty` : `at the end of ${whole}`;
}

function beforeOf(tree: Tree, { parent }: SlotPosition, next: string, name: string): string {
  const before = `before ${labelOf(nodeOf(tree, next))}`;
  if (name) return `${before}, ${name}`;
  return parent === ROOT ? before : `${before}, in ${labelOf(nodeOf(tree, parent))}`;
}

function wholeOf(tree: Tree, { parent }: SlotPosition, name: string): string {
  if (parent === ROOT) return `the ${name || tree.place}`;
  const label = labelOf(nodeOf(tree, parent));
  return name ? `${name} of ${label}` : label;
}
