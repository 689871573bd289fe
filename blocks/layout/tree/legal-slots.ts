import { MAX_LAYOUT_DEPTH } from '@/core/model/page';
import { describePosition } from './labels';
import { heightOf, mayInsert } from './may-stand';
import * as messages from './messages';
import { positionOf, slotsOf } from './slots';
import { isContainer, nodeOf, ROOT, type SlotPosition, type Tree } from './tree';

export interface LegalSlot {
  position: SlotPosition;
  /** The position in words, for screen readers. */
  description: string;
}

/** Every place that a block may be moved to, its own too, or that a new type may be inserted at, in reading order. */
export function legalSlots(tree: Tree, moving: string): LegalSlot[] {
  const isBlock = moving in tree.nodes;
  const own = isBlock ? positionOf(tree, moving) : null;
  if (isBlock ? !own : !mayInsert(tree, moving)) return [];
  const height = isBlock ? heightOf(tree, moving) : 1;
  return slotsWithin(tree, ROOT, { moving, own, deepest: MAX_LAYOUT_DEPTH - height });
}

interface Walk {
  moving: string;
  own: SlotPosition | null;
  /** The maximum number of ancestors. */
  deepest: number;
}

function slotsWithin(tree: Tree, parent: string, walk: Walk): LegalSlot[] {
  if (walk.deepest < 0) return [];
  const slots = slotsOf(tree, parent);
  const below = { ...walk, deepest: walk.deepest - 1 };
  const at = (slot: number, index: number): LegalSlot[] => {
    const position = { parent, slot, index };
    if (isSame(walk.own, position)) return [{ position, description: messages.unmoved }];
    // Behind itself a block is where it was.
    if (isSame(walk.own, { ...position, index: index - 1 })) return [];
    return [{ position, description: describePosition(tree, position, slots) }];
  };
  return slots.flatMap((keys, slot) => [
    ...keys.flatMap((key, index) => {
      const isOpen = key !== walk.moving && isContainer(nodeOf(tree, key));
      return [...at(slot, index), ...(isOpen ? slotsWithin(tree, key, below) : [])];
    }),
    ...at(slot, keys.length),
  ]);
}

const isSame = (own: SlotPosition | null, { parent, slot, index }: SlotPosition): boolean =>
  own !== null && own.parent === parent && own.slot === slot && own.index === index;
