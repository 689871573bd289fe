import type { LayoutNode } from '@/core/model/page';
import { isObject } from '@/core/values/is-object';
import { HEADER_SECTIONS, sectionOf } from '../header-sections';
import { arrange } from './arrange';
import { flattenInto, nestNode } from './flatten';
import { mayRemove } from './may-stand';
import { move, remove } from './move';
import { positionOf, slotsOf } from './slots';
import { nodeOf, ROOT, type SlotPosition, type Tree, withNodes } from './tree';

export function insert(tree: Tree, components: readonly unknown[], position: SlotPosition) {
  const { nodes, keys, nextKey } = flattenInto(components, position.parent, tree.nextKey);
  const parent = nodeOf(tree, position.parent);
  const grown = withNodes({ ...tree, nextKey }, [
    ...nodes.map((node) => ({ ...node, parent: keys.includes(node.key) ? NOWHERE : node.parent })),
    { ...parent, children: [...parent.children] },
  ]);
  const slots = slotsOf(tree, position.parent);
  slots[position.slot]?.splice(position.index, 0, ...keys);
  return { tree: arrange(grown, position.parent, slots), keys };
}

/** The parent of a new block until it is placed. */
const NOWHERE = '';

/** Returns a copy of a component and its descendants, with new ids. */
export function freshCopy(component: LayoutNode, newId: (node: LayoutNode) => string): LayoutNode {
  if (!isObject(component)) return component;
  const { children } = component;
  const copy = { ...component, id: newId(component) };
  if (!Array.isArray(children)) return copy;
  return { ...copy, children: children.map((child: LayoutNode) => freshCopy(child, newId)) };
}

/** Puts a copy of a block behind it; null for what is shown nowhere. */
export function duplicate(tree: Tree, key: string, newId: (node: LayoutNode) => string) {
  const position = positionOf(tree, key);
  if (!position) return null;
  const copy = freshCopy(nestNode(tree, key), newId);
  return insert(tree, [copy], { ...position, index: position.index + 1 });
}

/** Wraps a block in a container at its position; null for a hidden block. */
export function wrap(tree: Tree, key: string, container: LayoutNode) {
  const position = positionOf(tree, key);
  if (!position) return null;
  const { tree: grown, keys } = insert(tree, [container], position);
  const [parent] = keys;
  if (parent === undefined) return null;
  return { tree: move(grown, key, { parent, slot: 0, index: 0 }), keys };
}

/** Puts components in the stead of all but what a page cannot be without; those of a header into their sections. */
export function replaceAll(tree: Tree, components: readonly LayoutNode[]) {
  const emptied = slotsOf(tree, ROOT)
    .flat()
    .reduce((left, key) => (mayRemove(left, key) ? remove(left, key) : left), tree);
  if (tree.place !== 'header')
    return insert(emptied, components, { parent: ROOT, slot: 0, index: 0 });
  return components.reduce(addToSection, { tree: emptied, keys: [] as string[] });
}

function addToSection({ tree, keys }: { tree: Tree; keys: string[] }, component: LayoutNode) {
  const slot = HEADER_SECTIONS.indexOf(sectionOf(component.section, component.type ?? ''));
  const index = slotsOf(tree, ROOT)[slot]?.length ?? 0;
  const added = insert(tree, [component], { parent: ROOT, slot, index });
  return { tree: added.tree, keys: [...keys, ...added.keys] };
}
