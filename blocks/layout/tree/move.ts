import { arrange, slotsWithout } from './arrange';
import { positionOf, slotsOf } from './slots';
import { nodeOf, type SlotPosition, subtreeOf, type Tree, withNodes } from './tree';

/** Moves a block to a position; within the same slot, the index counts the block itself. */
export function move(tree: Tree, key: string, position: SlotPosition): Tree {
  const from = positionOf(tree, key);
  if (!from) return tree;
  const isSameSlot = from.parent === position.parent && from.slot === position.slot;
  const isPassed = isSameSlot && from.index < position.index;
  const index = isPassed ? position.index - 1 : position.index;
  if (from.parent === position.parent) {
    const slots = slotsWithout(tree, position.parent, key);
    slots[position.slot]?.splice(index, 0, key);
    return arrange(tree, position.parent, slots);
  }
  const left = leave(tree, key);
  const slots = slotsOf(left, position.parent);
  slots[position.slot]?.splice(index, 0, key);
  return arrange(left, position.parent, slots);
}

/** The tree in which the parent of a block no longer holds it. */
function leave(tree: Tree, key: string): Tree {
  const { parent } = nodeOf(tree, key);
  const slots = slotsWithout(tree, parent, key);
  const without = nodeOf(tree, parent).children.filter((child) => child !== key);
  const left = withNodes(tree, [{ ...nodeOf(tree, parent), children: without }]);
  return slots.length === 0 ? left : arrange(left, parent, slots);
}

/** Removes a block with its descendants. */
export function remove(tree: Tree, key: string): Tree {
  const gone = new Set(subtreeOf(tree, key));
  const left = leave(tree, key);
  const nodes = Object.entries(left.nodes).filter(([one]) => !gone.has(one));
  return { ...left, nodes: Object.fromEntries(nodes) };
}
