import type { Tree } from '../tree/tree';
import { listsOf } from './lists';
import { nodeIn, SIDES, type Versions } from './versions';

/** Whether both sides put a block somewhere, and not into the same place. */
export function isMovedApart(versions: Versions, key: string): boolean {
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
