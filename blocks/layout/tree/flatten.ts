import type { LayoutNode } from '@/core/model/page';
import { isObject } from '@/core/values/is-object';
import { byKey, keyOf, nodeOf, ROOT, type Tree, type TreeNode } from './tree';

/** Turns a layout into a tree. Entries that are no blocks are kept. */
export function flatten(layout: readonly unknown[], page: Pick<Tree, 'place' | 'slug'>): Tree {
  const { nodes, keys, nextKey } = flattenInto(layout, ROOT, 0);
  const root: TreeNode = { key: ROOT, parent: ROOT, own: {}, children: keys };
  return { place: page.place, slug: page.slug, nodes: byKey([root, ...nodes]), nextKey };
}

/** The nodes of a list of components under keys from `nextKey` on. */
export function flattenInto(layout: readonly unknown[], parent: string, nextKey: number) {
  const nodes: TreeNode[] = [];
  let next = nextKey;
  const keys = layout.map((entry) => {
    const key = keyOf(next);
    const isParent = isObject(entry) && Array.isArray(entry.children);
    const inner = flattenInto(isParent ? (entry.children as unknown[]) : [], key, next + 1);
    const own = isParent ? { ...entry, children: [] } : entry;
    nodes.push({ key, parent, own, children: inner.keys }, ...inner.nodes);
    next = inner.nextKey;
    return key;
  });
  return { nodes, keys, nextKey: next };
}

/** Returns the layout of a tree (spec 3, "Page component"): equal to the flattened one where nothing has changed. */
export const nest = (tree: Tree): LayoutNode[] =>
  nodeOf(tree, ROOT).children.map((key) => nestNode(tree, key));

export function nestNode(tree: Tree, key: string): LayoutNode {
  const { own, children } = nodeOf(tree, key);
  // What is no block comes out as it went in.
  if (!isObject(own)) return own as LayoutNode;
  if (children.length === 0) return { ...own };
  return { ...own, children: children.map((child) => nestNode(tree, child)) };
}
