import { leave } from './move';
import { subtreeOf, type Tree } from './tree';

/** Removes a block with its descendants. */
export function remove(tree: Tree, key: string): Tree {
  const gone = new Set(subtreeOf(tree, key));
  const left = leave(tree, key);
  const nodes = Object.entries(left.nodes).filter(([one]) => !gone.has(one));
  return { ...left, nodes: Object.fromEntries(nodes) };
}
