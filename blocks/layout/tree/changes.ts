import type { Tree, TreeNode } from './tree';

/** A change of a node: the one before, and the one after; undefined for none. */
export type Change = readonly [
  key: string,
  before: TreeNode | undefined,
  after: TreeNode | undefined,
];

/** Returns the changes between two states of a tree; unchanged nodes are the same object. */
export function changesBetween(before: Tree, after: Tree): Change[] {
  if (before.nodes === after.nodes) return [];
  const changes: Change[] = [];
  for (const key in after.nodes) {
    if (before.nodes[key] !== after.nodes[key]) {
      changes.push([key, before.nodes[key], after.nodes[key]]);
    }
  }
  for (const key in before.nodes) {
    if (!(key in after.nodes)) changes.push([key, before.nodes[key], undefined]);
  }
  return changes;
}

/** The tree after changes; with `isBack` before them. */
export function applyChanges(tree: Tree, changes: readonly Change[], isBack = false): Tree {
  if (changes.length === 0) return tree;
  const nodes = { ...tree.nodes };
  for (const [key, before, after] of changes) {
    const node = isBack ? before : after;
    if (node) nodes[key] = node;
    else delete nodes[key];
  }
  return { ...tree, nodes };
}

/** Changes one after the other as if they were one. */
export function joinChanges(first: readonly Change[], second: readonly Change[]): Change[] {
  const joined = new Map(first.map((change) => [change[0], change]));
  for (const [key, before, after] of second) {
    const earlier = joined.get(key);
    joined.set(key, [key, earlier ? earlier[1] : before, after]);
  }
  return [...joined.values()].filter(([, before, after]) => before !== after);
}
