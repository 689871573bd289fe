import type { Tree, TreeNode } from '@/blocks/layout/tree/tree';
import { isObject } from '@/core/values/is-object';
import { isSame } from '@/core/values/is-same';
import { type Conflict, type Decide, fieldStates, isConflicting } from './conflicts';
import { type Own, placeFields, recordOf, withValue } from './fields';
import { nodeIn, otherOf, type Side, type Versions } from './versions';

export function mergedContent(
  merging: Versions & { conflicts: readonly Conflict[] },
  decide: Decide,
): (key: string, placedBy: Side) => TreeNode {
  const conflicts = new Map(merging.conflicts.map((conflict) => [conflict.key, conflict]));
  const names = placeFields(merging.base.place);
  return (key, placedBy) => {
    const placed = nodeIn(merging, placedBy, key);
    if (!placed) throw new Error(`Nobody has placed the node ${key}.`);
    const other = nodeIn(merging, otherOf(placedBy), key);
    if (!other || other.own === placed.own) return placed;
    if (!isObject(placed.own) || !isObject(other.own)) return placed;
    const conflict = conflicts.get(key);
    const content = contentOf(merging, key, conflict ? decide(conflict) : 'mine');
    return { ...placed, own: withPlace(content, placed.own, names) };
  };
}

/** Returns a component with the changes of both sides; conflicting fields come from one side. */
function contentOf(versions: Versions, key: string, side: Side): Own {
  const [mine, theirs] = [ownOf(versions.mine, key), ownOf(versions.theirs, key)];
  const base = ownOf(versions.base, key);
  const names = placeFields(versions.base.place);
  if (isSame(withPlace(mine, base, names), base)) return theirs;
  const taken = fieldStates(versions, key).filter(
    (field) => !isSame(field.base, field.theirs) && (side === 'theirs' || !isConflicting(field)),
  );
  return taken.reduce((own, field) => withValue(own, field, field.theirs), mine);
}

const ownOf = ({ nodes }: Tree, key: string): Own => recordOf(nodes[key]?.own);

export const withPlace = (own: Own, from: Own, names: readonly string[]): Own =>
  names.reduce(
    (changed, name) =>
      isSame(changed[name], from[name])
        ? changed
        : withValue(changed, { area: 'own', name }, from[name]),
    own,
  );
