import { containsBlocks, mayMove } from '@/blocks/layout/tree/may-stand';
import { move } from '@/blocks/layout/tree/move';
import { positionOf, slotsOf } from '@/blocks/layout/tree/slots';
import { ROOT, type SlotPosition, type Tree } from '@/blocks/layout/tree/tree';
import { type Edit, edit } from './edits';
import * as messages from './messages';

/* How blocks of the open document are moved; each move is one step of its history. */

export const moveBlock = (key: string, position: SlotPosition): Edit => moveTo(key, () => position);

/** Moves a block past its neighbours; from the end of a column into the next one. */
export function moveBlockBy(key: string, step: 1 | -1): Edit {
  return moveTo(key, (tree, { parent, slot, index }) => {
    const slots = slotsOf(tree, parent);
    const siblings = slots[slot]?.length ?? 0;
    if (step < 0 && index > 0) return { parent, slot, index: index - 1 };
    if (step > 0 && index < siblings - 1) return { parent, slot, index: index + 2 };
    const other = slots[slot + step];
    return other && { parent, slot: slot + step, index: step < 0 ? other.length : 0 };
  });
}

/** Moves a block into the container before it. */
export const moveBlockIn = (key: string): Edit =>
  moveTo(key, (tree, { parent, slot, index }) => {
    const before = slotsOf(tree, parent)[slot]?.[index - 1];
    if (before === undefined || !containsBlocks(tree, before)) return undefined;
    const last = slotsOf(tree, before).length - 1;
    return { parent: before, slot: last, index: slotsOf(tree, before)[last]?.length ?? 0 };
  });

/** Moves a block behind its parent. */
export const moveBlockOut = (key: string): Edit =>
  moveTo(key, (tree, { parent }) => {
    const position = parent === ROOT ? null : positionOf(tree, parent);
    return position ? { ...position, index: position.index + 1 } : undefined;
  });

function moveTo(
  key: string,
  where: (tree: Tree, from: SlotPosition) => SlotPosition | undefined,
): Edit {
  return edit((tree) => {
    const from = positionOf(tree, key);
    const position = from && where(tree, from);
    if (!position || !mayMove(tree, key, position.parent)) return null;
    return { tree: move(tree, key, position), label: messages.move, select: key };
  });
}
