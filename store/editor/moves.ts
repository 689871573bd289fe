import { holdsBlocks, mayMove } from '@/blocks/layout/tree/may-stand';
import { move } from '@/blocks/layout/tree/move';
import { slotsOf, spotOf } from '@/blocks/layout/tree/slots';
import { ROOT, type Spot, type Tree } from '@/blocks/layout/tree/tree';
import { type Edit, edit } from './edit';

/* How blocks of the open document are moved; each move is one step of its history. */

/** Moves a block to a spot, and selects it. */
export function moveBlock(key: string, spot: Spot): Edit {
  return moveTo(key, () => spot);
}

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

/** Moves a block into the container that stands before it. */
export function moveBlockIn(key: string): Edit {
  return moveTo(key, (tree, { parent, slot, index }) => {
    const before = slotsOf(tree, parent)[slot]?.[index - 1];
    if (before === undefined || !holdsBlocks(tree, before)) return undefined;
    const last = slotsOf(tree, before).length - 1;
    return { parent: before, slot: last, index: slotsOf(tree, before)[last]?.length ?? 0 };
  });
}

/** Moves a block behind the container that it stands in. */
export function moveBlockOut(key: string): Edit {
  return moveTo(key, (tree, { parent }) => {
    const spot = parent === ROOT ? null : spotOf(tree, parent);
    return spot ? { ...spot, index: spot.index + 1 } : undefined;
  });
}

function moveTo(key: string, where: (tree: Tree, from: Spot) => Spot | undefined): Edit {
  return edit((tree) => {
    const from = spotOf(tree, key);
    const spot = from && where(tree, from);
    if (!spot || !mayMove(tree, key, spot.parent)) return null;
    return { tree: move(tree, key, spot), label: 'Move', select: key };
  });
}
