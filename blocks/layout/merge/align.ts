import { keyOf, nodeOf, ROOT, type Tree, type TreeNode } from '@/blocks/layout/tree/tree';
import { isSame } from '@/core/values/is-same';
import { pairUp } from './pair-up';

/**
 * A tree in the keys of others that show the same layout at other times, the first of them counting most.
 * What none of them has gets new keys; a node that says the same as theirs is the same object.
 */
export function alignTo(tree: Tree, models: readonly Tree[]): Tree {
  const keys = keysLike(tree, models);
  let nextKey = Math.max(tree.nextKey, ...models.map((model) => model.nextKey));
  for (const key in tree.nodes) {
    if (!keys.has(key)) keys.set(key, keyOf(nextKey++));
  }
  const renamed = (key: string) => keys.get(key) ?? key;
  const nodes = Object.values(tree.nodes).map((node) => {
    const key = renamed(node.key);
    const children = node.children.map(renamed);
    return known({ ...node, key, parent: renamed(node.parent), children }, models);
  });
  return { ...tree, nodes: Object.fromEntries(nodes.map((node) => [node.key, node])), nextKey };
}

function keysLike(tree: Tree, models: readonly Tree[]): Map<string, string> {
  return models.reduce(
    (keys, model, at) => {
      const isNew = (key: string) => !models.slice(0, at).some(({ nodes }) => key in nodes);
      return pairUp(tree, model, keys, isNew);
    },
    new Map([[ROOT, ROOT]]),
  );
}

function known(node: TreeNode, models: readonly Tree[]): TreeNode {
  const nodes = models.flatMap((model) => model.nodes[node.key] ?? []);
  return nodes.find((one) => isSameNode(one, node)) ?? node;
}

/** Returns whether two nodes of the same key say the same of themselves, and stand and hold the same. */
export function isSameNode(one: TreeNode | undefined, other: TreeNode): boolean {
  if (!one || one.parent !== other.parent || one.children.length !== other.children.length) {
    return false;
  }
  return one.children.every((key, at) => key === other.children[at]) && isSame(one.own, other.own);
}

/** Returns whether two trees say the same, node by node. */
export function isSameTree(one: Tree, other: Tree): boolean {
  const keys = Object.keys(one.nodes);
  return (
    keys.length === Object.keys(other.nodes).length &&
    keys.every((key) => isSameNode(other.nodes[key], nodeOf(one, key)))
  );
}
