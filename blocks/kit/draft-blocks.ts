import type { LayoutNode } from '@/core/model/page';
import type { BlockType } from './block-types';

type Values = Readonly<Record<string, unknown>>;

/** A block as people write one, before it has a place and an id. */
export interface DraftBlock {
  readonly type: BlockType;
  readonly props: Values;
  readonly styles: Values;
  readonly columns: readonly (readonly DraftBlock[])[];
}

export type LayoutBlock = LayoutNode & { type: string };

/** A block that holds no others. */
export function block(type: BlockType, props: Values = {}, styles: Values = {}): DraftBlock {
  return { type, props, styles, columns: [] };
}

/** Blocks one below the other. */
export function box(
  blocks: readonly DraftBlock[],
  styles: Values = {},
  props: Values = {},
): DraftBlock {
  return { type: 'box', props, styles, columns: [blocks] };
}

/** Blocks beside each other, by the name of a column layout. */
export function columns(
  sectionType: string,
  blocks: readonly (readonly DraftBlock[])[],
  styles: Values = {},
  props: Values = {},
): DraftBlock {
  return { type: 'grid', props: { ...props, sectionType }, styles, columns: blocks };
}

/** Drafts as a layout has them; those within a block know their column. `idOf` is asked in reading order. */
export function layoutOfDrafts(blocks: readonly DraftBlock[], idOf?: () => string): LayoutBlock[] {
  const nodeOf = ({ type, props, styles, columns: inside }: DraftBlock): LayoutBlock => ({
    ...(idOf && { id: idOf() }),
    type,
    props: { ...props },
    styles: { ...styles },
    ...(inside.length > 0 && { children: inside.flatMap(columnOf) }),
  });
  const columnOf = (column: readonly DraftBlock[], columnIndex: number): LayoutBlock[] =>
    column.map((one, originalIndex) => ({ ...nodeOf(one), columnIndex, originalIndex }));
  return blocks.map(nodeOf);
}
