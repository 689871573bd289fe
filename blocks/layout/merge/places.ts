import { ROOT, type Tree } from '@/blocks/layout/tree/tree';
import { type Lists, listsOf } from './lists';
import { nodeIn, otherOf, type Side, type Versions } from './versions';

/** The places of a side's blocks, once removed parents are taken away. */
interface Standing {
  lists: ReadonlyMap<string, Lists>;
  parents: ReadonlyMap<string, string>;
}

/** The place of every block of a merged layout: as on one side. */
export interface Places {
  standing: Readonly<Record<Side, Standing>>;
  sideOf: (key: string) => Side;
  parentOf: (key: string) => string;
  /** Blocks that would contain each other, and are placed as in mine instead. */
  circles: readonly (readonly string[])[];
}

export type PlaceChoice = (key: string) => Side;

export function placesOf(
  versions: Versions,
  remainingKeys: ReadonlySet<string>,
  choose: PlaceChoice,
) {
  const { mine, theirs } = versions;
  const standing = {
    mine: standingIn(mine, remainingKeys),
    theirs: standingIn(theirs, remainingKeys),
  };
  const sides = new Map<string, Side>();
  for (const key of remainingKeys) sides.set(key, sideOf(versions, remainingKeys, choose, key));
  const sideOfKey = (key: string) => sides.get(key) ?? 'mine';
  const parentOf = (key: string) => standing[sideOfKey(key)].parents.get(key) ?? ROOT;
  const circles: string[][] = [];
  for (
    let circle = circleIn(remainingKeys, parentOf);
    circle;
    circle = circleIn(remainingKeys, parentOf)
  ) {
    circles.push(circle);
    for (const key of circle) if (mine.nodes[key]) sides.set(key, 'mine');
  }
  return { standing, sideOf: sideOfKey, parentOf, circles };
}

/** Returns a cycle of blocks that contain each other; null for none. */
function circleIn(remainingKeys: ReadonlySet<string>, parentOf: (key: string) => string) {
  const grounded = new Set([ROOT]);
  for (const key of remainingKeys) {
    const way: string[] = [];
    let at = key;
    for (; !grounded.has(at) && !way.includes(at); at = parentOf(at)) way.push(at);
    if (!grounded.has(at)) return way.slice(way.indexOf(at));
    for (const one of way) grounded.add(one);
  }
  return null;
}

/** The new parent of a moved block may be gone; the other side may still have a place for it then. */
function sideOf(
  versions: Versions,
  remainingKeys: ReadonlySet<string>,
  choose: PlaceChoice,
  key: string,
): Side {
  if (!nodeIn(versions, 'mine', key)) return 'theirs';
  if (!nodeIn(versions, 'theirs', key)) return 'mine';
  const side = choose(key);
  const stands = (one: Side) => remainingKeys.has(nodeIn(versions, one, key)?.parent ?? '');
  return !stands(side) && stands(otherOf(side)) ? otherOf(side) : side;
}

function standingIn(tree: Tree, remainingKeys: ReadonlySet<string>): Standing {
  const lists = new Map<string, Lists>();
  const parents = new Map<string, string>();
  const staying = (key: string): string[] =>
    remainingKeys.has(key) ? [key] : listsOf(tree, key).flat().flatMap(staying);
  for (const parent of remainingKeys) {
    if (!tree.nodes[parent]) continue;
    const left = listsOf(tree, parent).map((keys) => keys.flatMap(staying));
    lists.set(parent, left);
    for (const key of left.flat()) parents.set(key, parent);
  }
  return { lists, parents };
}
