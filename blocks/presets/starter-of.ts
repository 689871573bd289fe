import type { BlockType } from '@/blocks/kit/block-types';
import type { DraftBlock } from '@/blocks/kit/draft-blocks';
import { EDITORS } from '@/blocks/registry/editors';

export function starterOf(type: BlockType): DraftBlock {
  const { starter } = EDITORS[type];
  const begun = typeof starter === 'function' ? starter() : starter;
  return { type, props: {}, styles: {}, columns: [], ...begun };
}
