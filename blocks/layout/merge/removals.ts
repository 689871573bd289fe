import { nodeOf } from '@/blocks/layout/tree/tree';
import { allKeys, nodeIn, otherOf, SIDES, type Side, type Versions } from './versions';

/** A block that one side took out, with whatever it took out with it, while the other still has it. */
export interface Removal {
  by: Side;
  key: string;
  /** All of them, the outermost first. */
  keys: readonly string[];
  /** True if the other side went on with any of it: changed or moved it, or put something into it. */
  isConflicting: boolean;
}

export const removalsOf = (versions: Versions): Removal[] =>
  SIDES.flatMap((by) => removalsBy(versions, by));

/** Returns the blocks that neither side removes; the decisions count for conflicting removals. */
export function remainingKeysOf(
  versions: Versions,
  removals: readonly Removal[],
  stands: (removal: Removal) => boolean,
): Set<string> {
  const remainingKeys = new Set(allKeys(versions));
  for (const removal of removals) {
    if (removal.isConflicting && !stands(removal)) continue;
    for (const key of removal.keys) remainingKeys.delete(key);
  }
  return remainingKeys;
}

function removalsBy(versions: Versions, by: Side): Removal[] {
  const keeper = otherOf(by);
  const tree = versions[keeper];
  const gone = new Set<string>();
  for (const { key, kind } of versions.changes[by].values()) {
    if (kind === 'removed' && nodeIn(versions, keeper, key)) gone.add(key);
  }
  const within = (key: string): string[] => [
    key,
    ...nodeOf(tree, key)
      .children.filter((child) => gone.has(child))
      .flatMap(within),
  ];
  return [...gone]
    .filter((key) => !gone.has(nodeOf(tree, key).parent))
    .map((key) => {
      const keys = within(key);
      return { by, key, keys, isConflicting: isWorkedOn(versions, keeper, keys) };
    });
}

function isWorkedOn(versions: Versions, side: Side, keys: readonly string[]): boolean {
  const changes = versions.changes[side];
  const isNewIn = (key: string, child: string) => versions.base.nodes[child]?.parent !== key;
  return keys.some((key) => {
    const { children } = nodeOf(versions[side], key);
    return changes.has(key) || children.some((child) => isNewIn(key, child));
  });
}
