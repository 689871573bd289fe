import { isBlockType } from '@/blocks/kit/block-types';
import { HEADER_SECTIONS } from '@/blocks/layout/header-sections';
import { EDITORS } from '@/blocks/registry/editors';
import { isObject } from '@/core/values/is-object';
import * as messages from './messages';
import { slotsOf } from './slots';
import { nodeOf, ROOT, type SlotPosition, type Tree, type TreeNode, typeOf } from './tree';

/** Returns the label of a type of block; an unknown one goes by its own name. */
export const labelOfType = (type: string): string =>
  isBlockType(type) ? EDITORS[type].label : type || messages.block;

/** Returns the name of a block: by the name it was given, else by its type. */
export function labelOf(node: TreeNode): string {
  const name = isObject(node.own) ? node.own.name : undefined;
  return typeof name === 'string' && name.trim() !== '' ? name : labelOfType(typeOf(node) ?? '');
}

type Slots = readonly (readonly string[])[];

/** Returns the name of a slot: `column 2 of 3`, `left section`; '' for the only one. */
function slotName({ place }: Tree, parent: string, slot: number, count: number): string {
  if (parent === ROOT) return place === 'header' ? messages.section(HEADER_SECTIONS[slot]) : '';
  return count > 1 ? messages.column(slot + 1, count) : '';
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
  return keys.length === 0 ? messages.emptyPlace(whole) : messages.endOf(whole);
}

function beforeOf(tree: Tree, { parent }: SlotPosition, next: string, name: string): string {
  const before = messages.before(labelOf(nodeOf(tree, next)));
  if (name) return `${before}, ${name}`;
  return parent === ROOT ? before : messages.inside(before, labelOf(nodeOf(tree, parent)));
}

function wholeOf(tree: Tree, { parent }: SlotPosition, name: string): string {
  if (parent === ROOT) return messages.whole(name || tree.place);
  const label = labelOf(nodeOf(tree, parent));
  return name ? messages.partOf(name, label) : label;
}
