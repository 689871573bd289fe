import { nest } from '@/blocks/layout/tree/flatten';
import type { Tree, TreeNode } from '@/blocks/layout/tree/tree';
import { isSame } from '@/core/values/is-same';
import { alignTo } from './align';
import { type BlockChanges, compare } from './compare';

/** The author of a change: the admin who looks at it, or somebody else. */
export type Side = 'mine' | 'theirs';

export const SIDES = ['mine', 'theirs'] as const satisfies readonly Side[];

/** A layout that two have changed: the state that both began from, and what each made of it. */
export interface Versions {
  base: Tree;
  mine: Tree;
  /** The versions in the same keys, equal nodes being the same object. */
  theirs: Tree;
  changes: Readonly<Record<Side, BlockChanges>>;
}

/** `mine` has the keys of `base`, which it was made from; `theirs` may come fresh from the server. */
export function versionsOf(base: Tree, mine: Tree, theirs: Tree): Versions {
  const aligned = isSame(nest(mine), nest(theirs)) ? mine : alignTo(theirs, [base, mine]);
  const changes = { mine: compare(base, mine), theirs: compare(base, aligned) };
  return { base, mine, theirs: aligned, changes };
}

export const otherOf = (side: Side): Side => (side === 'mine' ? 'theirs' : 'mine');

/** A node as a side has it; undefined where it has none. */
export const nodeIn = (versions: Versions, side: Side, key: string): TreeNode | undefined =>
  versions[side].nodes[key];

/** Every key of either side, those of mine first. */
export const allKeys = ({ mine, theirs }: Versions): string[] => [
  ...new Set([...Object.keys(mine.nodes), ...Object.keys(theirs.nodes)]),
];
