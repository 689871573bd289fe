import { isBlockType } from '@/blocks/kit/block-types';
import { EDITORS } from '@/blocks/registry/editors';
import { Sketch } from './drawings/sketch';
import type { PaletteItem } from './items';

/** What an item of the palette looks like on a page; what was saved like its outermost block. */
export function ItemPicture({ item: { drawing, type } }: { item: PaletteItem }) {
  return drawing ? <Sketch drawing={drawing} /> : <BlockPicture type={type ?? ''} />;
}

/** What a block of a type looks like, in small; one of an unknown type like a box. */
function BlockPicture({ type }: { type: string }) {
  return <Sketch drawing={EDITORS[isBlockType(type) ? type : 'box'].drawing} />;
}
