import type { PaletteItem } from '../items';
import { BlockPicture } from './block-picture';
import { Sketch } from './sketch';

/** What an item of the palette looks like on a page; what was saved like its outermost block. */
export function ItemPicture({ item: { drawing, type } }: { item: PaletteItem }) {
  return drawing ? <Sketch drawing={drawing} /> : <BlockPicture type={type ?? ''} />;
}
