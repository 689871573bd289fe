import { HEADER_SECTIONS, sectionOf } from '@/blocks/layout/header-sections';
import { isObject } from '@/core/values/is-object';
import { blockOf, slotsOf } from './slots';
import {
  nodeOf,
  ROOT,
  type SlotPosition,
  type Tree,
  type TreeNode,
  typeOf,
  withNodes,
} from './tree';

/** Puts blocks into the slots of a parent and their place into their fields (spec 3). What is no block comes last. */
export function arrange(tree: Tree, parent: string, slots: readonly (readonly string[])[]): Tree {
  const before = nodeOf(tree, parent);
  const blocks = slots.flat();
  const others = before.children.filter((key) => !isObject(tree.nodes[key]?.own));
  const children = [...blocks, ...others];
  const placed = slots.flatMap((keys, slot) =>
    keys.map((key, index) => placedIn(tree, nodeOf(tree, key), { parent, slot, index })),
  );
  const changed = placed.filter((node) => node !== tree.nodes[node.key]);
  const isSame = children.every((key, at) => key === before.children[at]);
  if (!isSame || children.length !== before.children.length) changed.push({ ...before, children });
  return withNodes(tree, changed);
}

export const slotsWithout = (tree: Tree, parent: string, key: string): string[][] =>
  slotsOf(tree, parent).map((keys) => keys.filter((one) => one !== key));

function placedIn(tree: Tree, node: TreeNode, position: SlotPosition): TreeNode {
  const { parent } = position;
  const own = isObject(node.own) ? node.own : {};
  const placed = ownIn(tree, node, own, position);
  return placed === own && node.parent === parent ? node : { ...node, parent, own: placed };
}

function ownIn(
  tree: Tree,
  node: TreeNode,
  own: Record<string, unknown>,
  { parent, slot, index }: SlotPosition,
): Record<string, unknown> {
  if (parent !== ROOT) {
    const { columnIndex, originalIndex } = blockOf(node);
    if (columnIndex === slot && originalIndex === index && 'columnIndex' in own) return own;
    return { ...own, columnIndex: slot, originalIndex: index };
  }
  if (tree.place === 'header') {
    const section = HEADER_SECTIONS[slot];
    return sectionOf(own.section, typeOf(node) ?? '') === section ? own : { ...own, section };
  }
  if (node.parent === ROOT) return own;
  const { columnIndex: _column, originalIndex: _index, ...rest } = own;
  return rest;
}
