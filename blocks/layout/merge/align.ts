import {
  byKey,
  keyOf,
  nodeOf,
  ROOT,
  type Tree,
  type TreeNode,
  typeOf,
} from '@/blocks/layout/tree/tree';
import { isObject } from '@/core/values/is-object';
import { isSame } from '@/core/values/is-same';

/** A tree in the keys of others, the first counting most; what none has gets new ones, equal nodes are the same object. */
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
    return keepIdentity({ ...node, key, parent: renamed(node.parent), children }, models);
  });
  return { ...tree, nodes: byKey(nodes), nextKey };
}

const keysLike = (tree: Tree, models: readonly Tree[]): Map<string, string> =>
  models.reduce(
    (keys, model, at) => {
      const isNew = (key: string) => !models.slice(0, at).some(({ nodes }) => key in nodes);
      return pairUp(tree, model, keys, isNew);
    },
    new Map([[ROOT, ROOT]]),
  );

/** Returns the equal node of the first tree that has one, else the node. */
export function keepIdentity(node: TreeNode, models: readonly Tree[]): TreeNode {
  const nodes = models.flatMap((model) => model.nodes[node.key] ?? []);
  return nodes.find((one) => isSameNode(one, node)) ?? node;
}

/** Returns true for nodes of the same key with equal content, parent and children. */
function isSameNode(one: TreeNode | undefined, other: TreeNode): boolean {
  if (!one || one.parent !== other.parent || one.children.length !== other.children.length) {
    return false;
  }
  return one.children.every((key, at) => key === other.children[at]) && isSame(one.own, other.own);
}

export function isSameTree(one: Tree, other: Tree): boolean {
  const keys = Object.keys(one.nodes);
  return (
    keys.length === Object.keys(other.nodes).length &&
    keys.every((key) => isSameNode(other.nodes[key], nodeOf(one, key)))
  );
}

/**
 * Pairs the nodes of a tree with those of another that shows an earlier or later state of the same layout: by the
 * ids that are stored; where ids are missing or double, what stands in the same block, by content, then by
 * type. Pairs made before come first; by type alone only that is taken which `isNew`.
 */
function pairUp(
  tree: Tree,
  model: Tree,
  paired: ReadonlyMap<string, string>,
  isNew: (key: string) => boolean,
): Map<string, string> {
  const pairs = new Map(paired);
  const used = new Set(pairs.values());
  const pair = (key: string, like: string) => {
    pairs.set(key, like);
    used.add(like);
  };
  const [own, others] = [identities(tree), identities(model)];
  for (const [identity, key] of own.keys) {
    const like = others.keys.get(identity);
    if (like !== undefined && !pairs.has(key) && !used.has(like)) pair(key, like);
  }
  const isFree = (key: string) => !pairs.has(key) && !own.identified.has(key);
  const isOpen = (key: string) => !used.has(key) && !others.identified.has(key);
  // What is paired on the way is gone through as well.
  for (const [key, like] of pairs) {
    const left = model.nodes[like]?.children.filter(isOpen) ?? [];
    for (const isLike of [hasSameContent, hasSameType]) {
      const open = isLike === hasSameContent ? left : left.filter(isNew);
      for (const child of nodeOf(tree, key).children.filter(isFree)) {
        const node = nodeOf(tree, child);
        const match = open.find((one) => isOpen(one) && isLike(node, nodeOf(model, one)));
        if (match !== undefined) pair(child, match);
      }
    }
  }
  return pairs;
}

function identities(tree: Tree) {
  const keys = new Map<string, string>();
  const double = new Set<string>();
  for (const node of Object.values(tree.nodes)) {
    const identity = identityOf(node);
    if (identity === null) continue;
    if (keys.has(identity)) double.add(identity);
    keys.set(identity, node.key);
  }
  for (const identity of double) keys.delete(identity);
  return { keys, identified: new Set(keys.values()) };
}

/** A block is itself by its id, as long as it has its type; built-in content is the only one of its page. */
function identityOf({ key, own }: TreeNode): string | null {
  if (key === ROOT || !isObject(own)) return null;
  const { id, type } = own;
  if (type === 'page_content') return type;
  const isId = (typeof id === 'string' && id !== '') || typeof id === 'number';
  return isId ? JSON.stringify([type, id]) : null;
}

const hasSameContent = (one: TreeNode, other: TreeNode) => isSame(one.own, other.own);

/** An entry that is no block is nothing but its content. */
const hasSameType = (one: TreeNode, other: TreeNode): boolean =>
  isObject(one.own) && isObject(other.own) && typeOf(one) === typeOf(other);
