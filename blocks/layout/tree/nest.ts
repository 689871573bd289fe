import type { LayoutNode } from '@/core/model/page';
import { isObject } from '@/core/values/is-object';
import { nodeOf, ROOT, type Tree } from './tree';

/** The layout of a tree, as it is stored (spec 3, "Page component"): what was flattened, where nothing has changed. */
export function nest(tree: Tree): LayoutNode[] {
  return nodeOf(tree, ROOT).children.map((key) => nestNode(tree, key));
}

/** One block with all that stands in it. */
export function nestNode(tree: Tree, key: string): LayoutNode {
  const { own, children } = nodeOf(tree, key);
  // What is no block comes out as it went in.
  if (!isObject(own)) return own as LayoutNode;
  if (children.length === 0) return { ...own };
  return { ...own, children: children.map((child) => nestNode(tree, child)) };
}
