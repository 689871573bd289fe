import { arrange, slotsWithout } from './arrange';
import { slotsOf, spotOf } from './slots';
import { nodeOf, type Spot, type Tree, withNodes } from './tree';

/** Puts a block before whatever has the spot now, the block itself counted where it stands in the same slot. */
export function move(tree: Tree, key: string, spot: Spot): Tree {
  const from = spotOf(tree, key);
  if (!from) return tree;
  const isSameSlot = from.parent === spot.parent && from.slot === spot.slot;
  const isPassed = isSameSlot && from.index < spot.index;
  const index = isPassed ? spot.index - 1 : spot.index;
  if (from.parent === spot.parent) {
    const slots = slotsWithout(tree, spot.parent, key);
    slots[spot.slot]?.splice(index, 0, key);
    return arrange(tree, spot.parent, slots);
  }
  const left = leave(tree, key);
  const slots = slotsOf(left, spot.parent);
  slots[spot.slot]?.splice(index, 0, key);
  return arrange(left, spot.parent, slots);
}

/** The tree in which the parent of a block no longer holds it. */
export function leave(tree: Tree, key: string): Tree {
  const { parent } = nodeOf(tree, key);
  const slots = slotsWithout(tree, parent, key);
  const without = nodeOf(tree, parent).children.filter((child) => child !== key);
  const left = withNodes(tree, [{ ...nodeOf(tree, parent), children: without }]);
  return slots.length === 0 ? left : arrange(left, parent, slots);
}
