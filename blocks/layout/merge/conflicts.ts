import { blocksInOrder } from '@/blocks/layout/tree/order';
import { ROOT, type Tree } from '@/blocks/layout/tree/tree';
import { type FieldConflict, fieldConflicts } from './field-conflicts';
import { listsOf } from './lists';
import { type PlaceChoice, placesOf } from './places';
import { keptOf, type Removal } from './removals';
import { allKeys, nodeIn, SIDES, type Side, type Versions } from './versions';

/** Describes what both sides did to a block and cannot both stand: somebody has to decide. */
export interface Conflict {
  /** Of the block. */
  key: string;
  /** All that is decided with it: what was taken out with it, what was moved around it. */
  keys: readonly string[];
  /** The side that removed it, while the other went on with it. */
  removedBy: Side | null;
  fields: readonly FieldConflict[];
  /** True if each side put it somewhere else. */
  isMoved: boolean;
}

export type Decide = (conflict: Conflict) => Side;

/** Returns what has to be decided of two versions of a layout, as its blocks are read. */
export function conflictsOf(versions: Versions, removals: readonly Removal[]): Conflict[] {
  const conflicting = removals.filter(({ isConflicting }) => isConflicting).map(ofRemoval);
  const of = (key: string) => ofBlock(versions, key) ?? [];
  const conflicts = [...conflicting, ...allKeys(versions).flatMap(of)];
  const all = SIDES.reduce(
    (known, side) => withCircles(versions, removals, known, side),
    conflicts,
  );
  const read = SIDES.flatMap((side) => blocksInOrder(versions[side]));
  return all.sort((one, other) => read.indexOf(one.key) - read.indexOf(other.key));
}

/** Which side says where a block stands: whoever moved it, and where both did, what is decided. */
export function placeChoice(
  { base, changes }: Versions,
  conflicts: readonly Conflict[],
  decide: Decide,
): PlaceChoice {
  const moved = conflicts.filter(({ isMoved }) => isMoved);
  const sides = new Map(moved.flatMap((one) => one.keys.map((key) => [key, decide(one)] as const)));
  const isMovedBy = (side: Side, key: string) => changes[side].get(key)?.isMoved === true;
  return (key) => {
    const decided = sides.get(key);
    if (decided) return decided;
    const isTheirs = isMovedBy('theirs', key) && !isMovedBy('mine', key);
    return isTheirs && base.nodes[key] ? 'theirs' : 'mine';
  };
}

/** Returns whether a removal stands, by what is decided of it. */
export function removalStands(
  conflicts: readonly Conflict[],
  decide: Decide,
): (removal: Removal) => boolean {
  const known = new Map(conflicts.map((conflict) => [conflict.key, conflict]));
  return ({ key, by }) => {
    const conflict = known.get(key);
    return !conflict || decide(conflict) === by;
  };
}

function ofRemoval({ key, keys, by }: Removal): Conflict {
  return { key, keys, removedBy: by, fields: [], isMoved: false };
}

function ofBlock(versions: Versions, key: string): Conflict | null {
  if (key === ROOT) return null;
  const fields = fieldConflicts(versions, key);
  const isMoved = isMovedApart(versions, key);
  if (!isMoved && fields.length === 0) return null;
  return { key, keys: [key], removedBy: null, fields, isMoved };
}

/** Blocks that each side put into another, so that they would stand in each other, are decided together. */
function withCircles(
  versions: Versions,
  removals: readonly Removal[],
  conflicts: readonly Conflict[],
  side: Side,
): Conflict[] {
  const decide = () => side;
  const kept = keptOf(versions, removals, removalStands(conflicts, decide));
  const { circles } = placesOf(versions, kept, placeChoice(versions, conflicts, decide));
  return circles.reduce((known, circle) => withCircle(versions, known, circle), [...conflicts]);
}

function withCircle(
  versions: Versions,
  conflicts: Conflict[],
  circle: readonly string[],
): Conflict[] {
  const decided = new Set(conflicts.flatMap(({ isMoved, keys }) => (isMoved ? keys : [])));
  const keys = circle.filter((key) => !decided.has(key) && isMovedInBoth(versions, key));
  const [key] = keys;
  if (key === undefined) return conflicts;
  const known = conflicts.find((one) => one.key === key);
  const conflict = { key, keys, removedBy: null, fields: known?.fields ?? [], isMoved: true };
  return [...conflicts.filter((one) => one !== known), conflict];
}

/** Returns whether both have a block, and at least one of them moved it. */
function isMovedInBoth(versions: Versions, key: string): boolean {
  const isThere = SIDES.every((side) => nodeIn(versions, side, key));
  return isThere && SIDES.some((side) => versions.changes[side].get(key)?.isMoved);
}

/** Returns whether both sides put a block somewhere, and not into the same place. */
function isMovedApart(versions: Versions, key: string): boolean {
  const { base, mine, theirs, changes } = versions;
  const [one, other] = [nodeIn(versions, 'mine', key), nodeIn(versions, 'theirs', key)];
  if (!one || !other) return false;
  const isOld = key in base.nodes;
  if (isOld && !SIDES.every((side) => changes[side].get(key)?.isMoved)) return false;
  if (one.parent !== other.parent) return true;
  const [place, otherPlace] = [placeIn(mine, key, theirs), placeIn(theirs, key, mine)];
  if (place.list !== otherPlace.list) return true;
  return isOld && place.behind !== otherPlace.behind;
}

/** The list that a block stands in, and which of those that another tree has as well it stands behind. */
function placeIn(tree: Tree, key: string, other: Tree): { list: number; behind: string | null } {
  const { parent } = tree.nodes[key] ?? { parent: '' };
  const lists = listsOf(tree, parent);
  const list = lists.findIndex((keys) => keys.includes(key));
  const before = lists[list]?.slice(0, lists[list].indexOf(key)) ?? [];
  const shared = before.filter((one) => other.nodes[one]?.parent === parent);
  return { list, behind: shared.at(-1) ?? null };
}
