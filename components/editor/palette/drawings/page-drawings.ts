import { at, type Drawing } from '@/blocks/editor-kit/drawing';
import type { PagePresetId } from '@/blocks/presets/pages';

/** Drawings of whole pages, 88 by 112. */
export const PAGE_DRAWINGS: Record<PagePresetId, Drawing> = {
  home: {
    heading: 'M9 15h24M9 22.5h16M9 46h14',
    words: 'M9 30h22M51 84h27M51 91h20',
    solid: 'M9 35h11v4H9z',
    shape: `M45 8h35v31H45z${at(['8 53', '27 53', '46 53', '65 53'], 'v18h15v-18z')}M8 80h35v24H8z`,
  },
  landing: {
    solid: 'M5 5h78v6H5zM26 36h15v5H26z',
    area: 'M5 15h78v33H5z',
    heading: 'M22 23h44M9 62h16',
    words: 'M30 30h28M9 70h12M12 100h16M36 100h16M60 100h16',
    edge: 'M45.5 35.5h16v6h-16z',
    shape: at(['36 55', '52 55', '68 55'], 'v30h12v-30z'),
  },
  about: {
    heading: 'M9 14h30M51 40h27M22 76h44M30 84h28',
    words: 'M9 23h40M51 48h27M51 55h20',
    shape: 'M8 33h34v28H8z',
    area: 'M5 68h78v24H5z',
    edge: at(['20 97', '44 97', '68 97'], 'a4 4 0 1 1 0 8 4 4 0 0 1 0-8z'),
  },
  lookbook: {
    heading: 'M9 13h26',
    words: 'M9 21h38M9 72h20M48 72h20',
    shape: `${at(['8 29', '47 29'], 'v36h33v-36z')}${at(['8 81', '27 81', '46 81', '65 81'], 'v23h15v-23z')}`,
  },
};
