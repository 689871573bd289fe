import { byKey, type Tree } from '@/blocks/layout/tree/tree';
import { keepIdentity } from './align';
import { type Conflict, conflictsOf, type Decide, placeChoice, removalStands } from './conflicts';
import { mergedContent } from './merge-content';
import { settled } from './merge-lists';
import { placesOf } from './places';
import { type Removal, remainingKeysOf, removalsOf } from './removals';
import { type Versions, versionsOf } from './versions';

/** Two versions of a layout, and what has to be decided before they are one. */
export interface Merging extends Versions {
  removals: readonly Removal[];
  conflicts: readonly Conflict[];
}

/** Two versions of a layout for a merge. `mine` has the keys of `base`; those of `theirs` are aligned by content. */
export function mergingOf(base: Tree, mine: Tree, theirs: Tree): Merging {
  const versions = versionsOf(base, mine, theirs);
  const removals = removalsOf(versions);
  return { ...versions, removals, conflicts: conflictsOf(versions, removals) };
}

/** Merges both versions, in the keys of mine. A block that neither removed stays, where its parent is gone in its place. */
export function merge(merging: Merging, decide: Decide): Tree {
  const { mine, theirs, removals, conflicts } = merging;
  const remainingKeys = remainingKeysOf(merging, removals, removalStands(conflicts, decide));
  const places = placesOf(merging, remainingKeys, placeChoice(merging, conflicts, decide));
  const content = mergedContent(merging, decide);
  const nodes = [...remainingKeys].map((key) => content(key, places.sideOf(key)));
  const nextKey = Math.max(mine.nextKey, theirs.nextKey);
  const tree = settled(merging, places, { ...mine, nodes: byKey(nodes), nextKey });
  const shared = Object.values(tree.nodes).map((node) => keepIdentity(node, [theirs, mine]));
  return { ...tree, nodes: byKey(shared) };
}
