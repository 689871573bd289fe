import { blocksInOrder } from '@/blocks/layout/tree/slots';
import { ROOT, type Tree } from '@/blocks/layout/tree/tree';
import { isSame } from '@/core/values/is-same';
import { type FieldName, fieldNames, fieldOf, type Own, recordOf } from './fields';
import { listsOf } from './lists';
import { type PlaceChoice, placesOf } from './places';
import { type Removal, remainingKeysOf } from './removals';
import { allKeys, nodeIn, SIDES, type Side, type Versions } from './versions';

/** Changes of both sides to a block that exclude each other, for an admin to decide. */
export interface Conflict {
  key: string;
  /** All blocks that the decision covers: those removed with it, or moved around it. */
  keys: readonly string[];
  /** The side that removed it, while the other went on with it. */
  removedBy: Side | null;
  fields: readonly FieldConflict[];
  /** True if each side put it somewhere else. */
  isMoved: boolean;
}

export type Decide = (conflict: Conflict) => Side;

/** Returns the conflicts of two versions of a layout, in reading order. */
export function conflictsOf(versions: Versions, removals: readonly Removal[]): Conflict[] {
  const conflicting = removals.filter(({ isConflicting }) => isConflicting).map(ofRemoval);
  const of = (key: string) => ofBlock(versions, key) ?? [];
  const conflicts = [...conflicting, ...allKeys(versions).flatMap(of)];
  const all = SIDES.reduce(
    (before, side) => withCircles(versions, removals, before, side),
    conflicts,
  );
  const read = SIDES.flatMap((side) => blocksInOrder(versions[side]));
  return all.sort((one, other) => read.indexOf(one.key) - read.indexOf(other.key));
}

/** Returns a function for the side that places a block: the one that moved it; for a conflict, the decision. */
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

/** Returns a function that tells by the decisions which removals are applied. */
export function removalStands(
  conflicts: readonly Conflict[],
  decide: Decide,
): (removal: Removal) => boolean {
  const byKey = new Map(conflicts.map((conflict) => [conflict.key, conflict]));
  return ({ key, by }) => {
    const conflict = byKey.get(key);
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

/** Adds a conflict for blocks that the sides moved into each other, as a cycle. */
function withCircles(
  versions: Versions,
  removals: readonly Removal[],
  conflicts: readonly Conflict[],
  side: Side,
): Conflict[] {
  const decide = () => side;
  const remainingKeys = remainingKeysOf(versions, removals, removalStands(conflicts, decide));
  const { circles } = placesOf(versions, remainingKeys, placeChoice(versions, conflicts, decide));
  return circles.reduce((all, circle) => withCircle(versions, all, circle), [...conflicts]);
}

function withCircle(versions: Versions, conflicts: Conflict[], circle: readonly string[]) {
  const decided = new Set(conflicts.flatMap(({ isMoved, keys }) => (isMoved ? keys : [])));
  const keys = circle.filter((key) => !decided.has(key) && isMovedInBoth(versions, key));
  const [key] = keys;
  if (key === undefined) return conflicts;
  const previous = conflicts.find((one) => one.key === key);
  const conflict = { key, keys, removedBy: null, fields: previous?.fields ?? [], isMoved: true };
  return [...conflicts.filter((one) => one !== previous), conflict];
}

/** Returns true if both sides have a block, and at least one moved it. */
function isMovedInBoth(versions: Versions, key: string): boolean {
  const isThere = SIDES.every((side) => nodeIn(versions, side, key));
  return isThere && SIDES.some((side) => versions.changes[side].get(key)?.isMoved);
}

/** Returns true if both sides moved a block, to different places. */
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

/** Values of a field that both sides have set, each to its own; undefined for none. */
interface FieldConflict extends FieldName {
  base: unknown;
  mine: unknown;
  theirs: unknown;
}

export function fieldStates(versions: Versions, key: string): FieldConflict[] {
  const { base, place } = { base: versions.base.nodes[key], place: versions.base.place };
  const [before, mine, theirs] = [
    recordOf(base?.own),
    recordOf(nodeIn(versions, 'mine', key)?.own),
    recordOf(nodeIn(versions, 'theirs', key)?.own),
  ] as const satisfies readonly Own[];
  return fieldNames([before, mine, theirs], place).map((field) => ({
    ...field,
    base: fieldOf(before, field),
    mine: fieldOf(mine, field),
    theirs: fieldOf(theirs, field),
  }));
}

function fieldConflicts(versions: Versions, key: string): FieldConflict[] {
  const [mine, theirs] = [nodeIn(versions, 'mine', key), nodeIn(versions, 'theirs', key)];
  if (!mine || !theirs || mine.own === theirs.own) return [];
  return fieldStates(versions, key).filter(isConflicting);
}

export const isConflicting = ({ base, mine, theirs }: FieldConflict): boolean =>
  !isSame(mine, theirs) && !isSame(base, mine) && !isSame(base, theirs);
