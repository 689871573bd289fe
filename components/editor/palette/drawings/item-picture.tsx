import { isPresetId } from '@/core/blocks/presets/presets';
import type { PaletteItem } from '../items';
import { BlockPicture } from './block-picture';
import { PRESET_DRAWINGS } from './preset-drawings';
import { Sketch } from './sketch';

/** What an item of the palette looks like on a page; what was saved like its outermost block. */
export function ItemPicture({ item: { source, type } }: { item: PaletteItem }) {
  const id = source.slice('preset:'.length);
  if (source.startsWith('preset:') && isPresetId(id)) {
    return <Sketch drawing={PRESET_DRAWINGS[id]} />;
  }
  return <BlockPicture type={type ?? ''} />;
}
