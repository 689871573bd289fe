import { nodeOf, type Tree } from '@/blocks/layout/tree/tree';
import { type FieldChange, fieldsBetween } from './fields';
import { type Lists, listsOf } from './lists';

export interface BlockChange {
  key: string;
  kind: 'added' | 'removed' | 'kept';
  /** True if it is in another block or column, or past its siblings. */
  isMoved: boolean;
  /** Changed fields of a block that is in both states. */
  fields: readonly FieldChange[];
}

export type BlockChanges = ReadonlyMap<string, BlockChange>;

/** Returns the changes between two states of a tree by block; the same blocks have the same keys (`alignTo`). */
export function compare(before: Tree, after: Tree): BlockChanges {
  const changes = new Map<string, BlockChange>();
  if (before.nodes === after.nodes) return changes;
  const moved = movedBetween(before, after);
  for (const [key, { own }] of Object.entries(after.nodes)) {
    const previous = before.nodes[key];
    const fields = previous ? fieldsBetween(previous.own, own, after.place) : [];
    const isMoved = moved.has(key);
    if (!previous) changes.set(key, { key, kind: 'added', isMoved, fields });
    else if (isMoved || fields.length > 0) changes.set(key, { key, kind: 'kept', isMoved, fields });
  }
  for (const key in before.nodes) {
    if (!after.nodes[key]) changes.set(key, { key, kind: 'removed', isMoved: false, fields: [] });
  }
  return changes;
}

/** Returns blocks that are in both states at different places: the fewest that explain the order. */
function movedBetween(before: Tree, after: Tree): ReadonlySet<string> {
  const moved = new Set<string>();
  for (const { key, parent } of Object.values(after.nodes)) {
    const previous = before.nodes[key];
    if (previous && previous.parent !== parent) moved.add(key);
    if (!previous || !mayDiffer(before, after, key)) continue;
    for (const child of movedWithin(listsOf(before, key), listsOf(after, key))) moved.add(child);
  }
  return moved;
}

/** Returns false where nothing within a block can have moved, which is the common case. */
function mayDiffer(before: Tree, after: Tree, parent: string): boolean {
  const [one, other] = [nodeOf(before, parent), nodeOf(after, parent)];
  if (other.children.length === 0) return false;
  if (one.children !== other.children) return true;
  return other.children.some((key) => before.nodes[key] !== after.nodes[key]);
}

function movedWithin(before: Lists, after: Lists): string[] {
  const listOf = new Map(before.flatMap((keys, list) => keys.map((key) => [key, list] as const)));
  return after.flatMap((keys, list) => {
    const stayed = keys.filter((key) => listOf.get(key) === list);
    const unmoved = unmovedIn(before[list] ?? [], stayed);
    return keys.filter((key) => listOf.has(key) && !unmoved.has(key));
  });
}

/** Returns the longest part of a list that kept its order. */
function unmovedIn(before: readonly string[], after: readonly string[]): Set<string> {
  const places = new Map(before.map((key, at) => [key, at]));
  /** Rising runs, of each length the one that ends lowest. */
  const runs: { key: string; place: number; from: number }[][] = [];
  for (const key of after) {
    const place = places.get(key);
    if (place === undefined) continue;
    const at = firstNotBelow(runs, place);
    const from = (runs[at - 1]?.length ?? 0) - 1;
    const run = runs[at] ?? [];
    runs[at] = run;
    run.push({ key, place, from });
  }
  const unmoved = new Set<string>();
  let step = runs.at(-1)?.at(-1);
  for (let at = runs.length - 1; step; at -= 1) {
    unmoved.add(step.key);
    step = runs[at - 1]?.[step.from];
  }
  return unmoved;
}

function firstNotBelow(runs: readonly { place: number }[][], place: number): number {
  let [low, high] = [0, runs.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((runs[middle]?.at(-1)?.place ?? 0) < place) low = middle + 1;
    else high = middle;
  }
  return low;
}
