import type { LayoutNode } from '@/core/model/page';
import { isObject } from '@/core/values/is-object';
import { nodeOf, ROOT, type Tree } from './tree';

/**
 * Returns the layout of a tree (spec 3, "Page component"): equal to the flattened one where nothing has
 * changed.
 */
export function nest(tree: Tree): LayoutNode[] {
  return nodeOf(tree, ROOT).children.map((key) => nestNode(tree, key));
}

export function nestNode(tree: Tree, key: string): LayoutNode {
  const { own, children } = nodeOf(tree, key);
  // What is no block comes out as it went in.
  if (!isObject(own)) return own as LayoutNode;
  if (children.length === 0) return { ...own };
  return { ...own, children: children.map((child) => nestNode(tree, child)) };
}
