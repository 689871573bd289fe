import type { BlockType } from '@/core/blocks/block-types';
import type { LayoutNode } from '@/core/model/page';

type Given = Readonly<Record<string, unknown>>;

/** A block of a demo page, before it has a place. */
export interface DraftBlock {
  readonly type: BlockType;
  readonly props: Given;
  readonly styles: Given;
  readonly columns: readonly (readonly DraftBlock[])[];
}

type StoredBlock = LayoutNode & { type: string };

/** A block that holds no others. */
export function block(type: BlockType, props: Given = {}, styles: Given = {}): DraftBlock {
  return { type, props, styles, columns: [] };
}

/** Blocks one below the other. */
export function box(
  blocks: readonly DraftBlock[],
  styles: Given = {},
  props: Given = {},
): DraftBlock {
  return { type: 'box', props, styles, columns: [blocks] };
}

/** Blocks beside each other, by the name of a column layout. */
export function columns(
  sectionType: string,
  blocks: readonly (readonly DraftBlock[])[],
  styles: Given = {},
  props: Given = {},
): DraftBlock {
  return { type: 'grid', props: { ...props, sectionType }, styles, columns: blocks };
}

/** The blocks as a page stores them, each under an id that begins with `prefix`. */
export function layoutOf(prefix: string, blocks: readonly DraftBlock[]): StoredBlock[] {
  let count = 0;
  const nodeOf = ({ type, props, styles, columns: inside }: DraftBlock): StoredBlock => {
    count += 1;
    return {
      id: `${prefix}-${count}`,
      type,
      props: { ...props },
      styles: { ...styles },
      ...(inside.length > 0 && { children: inside.flatMap(columnOf) }),
    };
  };
  const columnOf = (column: readonly DraftBlock[], columnIndex: number): StoredBlock[] =>
    column.map((one, originalIndex) => ({ ...nodeOf(one), columnIndex, originalIndex }));
  return blocks.map(nodeOf);
}
