import { type DraftBlock, type LayoutBlock, layoutOfDrafts } from '@/blocks/kit/draft-blocks';

export { block, box, columns, type DraftBlock } from '@/blocks/kit/draft-blocks';

/** The blocks as a page stores them, each under an id that begins with `prefix`. */
export function layoutOf(prefix: string, blocks: readonly DraftBlock[]): LayoutBlock[] {
  let count = 0;
  return layoutOfDrafts(blocks, () => {
    count += 1;
    return `${prefix}-${count}`;
  });
}
