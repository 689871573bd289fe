import { block, box, columns, type DraftBlock, layoutOfDrafts } from '@/blocks/kit/draft-blocks';
import { flatten } from '@/blocks/layout/tree/flatten';
import type { Tree } from '@/blocks/layout/tree/tree';

export { block, box, columns };

/** A page of these blocks as an editor has it; keys count from b0 as they are read. */
export function treeOf(
  blocks: readonly DraftBlock[],
  { place = 'page', slug = 'a-page' }: Partial<Pick<Tree, 'place' | 'slug'>> = {},
): Tree {
  return flatten(layoutOfDrafts(blocks), { place, slug });
}

export const text = (content = 'Words') => block('text', { content });

/** Boxes in each other, this many. */
export function boxesOf(depth: number): DraftBlock {
  return depth > 1 ? box([boxesOf(depth - 1)]) : box([]);
}
