import { isBlockType } from '@/core/blocks/block-types';
import { BLOCK_DRAWINGS } from './block-drawings';
import { Sketch } from './sketch';

/** What a block of a type looks like, in small; one of an unknown type like a box. */
export function BlockPicture({ type }: { type: string }) {
  return <Sketch drawing={BLOCK_DRAWINGS[isBlockType(type) ? type : 'box']} />;
}
