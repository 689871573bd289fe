import { isSame } from '@/core/values/is-same';
import { type FieldName, fieldNames, fieldOf, type Own, recordOf } from './fields';
import { nodeIn, type Versions } from './versions';

/** Values of a field that both sides have set, each to its own; undefined for none. */
export interface FieldConflict extends FieldName {
  base: unknown;
  mine: unknown;
  theirs: unknown;
}

/** A field of a block as each state has it. */
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

/** The fields of a block that both have, and have set differently. */
export function fieldConflicts(versions: Versions, key: string): FieldConflict[] {
  const [mine, theirs] = [nodeIn(versions, 'mine', key), nodeIn(versions, 'theirs', key)];
  if (!mine || !theirs || mine.own === theirs.own) return [];
  return fieldStates(versions, key).filter(isConflicting);
}

/** Returns true if both sides set a field to different values. */
export function isConflicting({ base, mine, theirs }: FieldConflict): boolean {
  return !isSame(mine, theirs) && !isSame(base, mine) && !isSame(base, theirs);
}
