import { HEADER_SECTIONS, sectionOf } from '@/blocks/layout/header-sections';
import { hasDepthFor, mayInsert } from './may-stand';
import { positionOf, slotsOf } from './slots';
import { isContainer, nodeOf, ROOT, type SlotPosition, type Tree } from './tree';

interface Inserted {
  /** Types of the inserted blocks, the outermost first. */
  types: readonly string[];
  height: number;
}

/** Position of a block not dropped: in the selected one if empty, else behind it, else at the end. Null if not allowed. */
export function insertionPosition(
  tree: Tree,
  selected: string | null,
  { types, height }: Inserted,
): SlotPosition | null {
  if (!types.every((type) => mayInsert(tree, type))) return null;
  const beside = selected !== null && selected in tree.nodes ? besideOf(tree, selected) : null;
  return beside && hasDepthFor(tree, beside.parent, height) ? beside : endOf(tree, types[0] ?? '');
}

function besideOf(tree: Tree, selected: string): SlotPosition | null {
  const isEmpty = slotsOf(tree, selected).every((keys) => keys.length === 0);
  if (isContainer(nodeOf(tree, selected)) && isEmpty) {
    return { parent: selected, slot: 0, index: 0 };
  }
  const position = positionOf(tree, selected);
  return position && { ...position, index: position.index + 1 };
}

function endOf(tree: Tree, type: string): SlotPosition {
  const isHeader = tree.place === 'header';
  const slot = isHeader ? HEADER_SECTIONS.indexOf(sectionOf(undefined, type)) : 0;
  return { parent: ROOT, slot, index: slotsOf(tree, ROOT)[slot]?.length ?? 0 };
}
