import { at, DISC, DOT, type Drawing, MARK, STAR } from '@/blocks/editor-kit/drawing';
import type { PresetId } from '@/blocks/presets/presets';

const FOUR = ['8', '27', '46', '65'];

/** Four of the same beside each other. */
const four = (y: number, outline: string) =>
  at(
    FOUR.map((x) => `${x} ${y}`),
    outline,
  );

/** Drawings of presets, 88 by 56. */
export const PRESET_DRAWINGS: Record<PresetId, Drawing> = {
  hero: {
    area: 'M5 6h78v44H5z',
    heading: 'M20 17h48M29 24.5h30',
    words: 'M30 32h28',
    solid: 'M27 39h15v5H27z',
    edge: 'M46.5 38.5h15v6h-15z',
  },
  'hero-picture': {
    heading: 'M9 16h28M9 23.5h19',
    words: 'M9 31h25',
    solid: 'M9 39h11v5H9z',
    edge: 'M24.5 38.5h11v6h-11z',
    shape: 'M47 9h33v38H47z',
  },
  announcement: { solid: 'M5 22h78v12H5z', gap: 'M26 28h36' },
  features: {
    shape: at(['20 12', '44 12', '68 12'], DISC),
    heading: 'M14 33h12M38 33h12M62 33h12',
    words: 'M12 41h16M36 41h16M60 41h16',
  },
  products: {
    heading: 'M9 11h19',
    edge: 'M66.5 7.5h13v7h-13z',
    shape: four(21, 'v18h15v-18z'),
    words: 'M9 46h11M28 46h11M47 46h11M66 46h11',
  },
  favorites: {
    heading: 'M9 19h17M9 26.5h10',
    solid: 'M9 35h13v5H9z',
    shape: at(['35 11', '51 11', '67 11'], 'v25h12v-25z'),
    words: 'M36 43h8M52 43h8M68 43h8',
  },
  categories: {
    heading: 'M9 12h22',
    shape: four(22, 'v15h15v-15z'),
    words: 'M11 44.5h9M30 44.5h9M49 44.5h9M68 44.5h9',
  },
  story: {
    shape: 'M8 9h33v38H8z',
    heading: 'M51 16h27',
    words: 'M51 24h27M51 31h20',
    edge: 'M50.5 38.5h14v6h-14z',
  },
  statement: { area: 'M5 8h78v40H5z', heading: 'M18 20h52M14 28h60M27 36h34' },
  sale: { solid: 'M5 8h78v40H5z', gap: 'M22 19h44M31 27h26', cut: 'M36 35h16v5H36z' },
  gallery: { heading: 'M9 12h22', shape: four(22, 'v25h15v-25z') },
  looks: {
    shape: at(['8 7', '47 7'], 'v28h33v-28z'),
    heading: 'M9 42h12M48 42h12',
    words: 'M9 49h24M48 49h24',
  },
  reviews: {
    area: 'M5 6h78v44H5z',
    solid: at(['16 10', '28 10', '40 10', '52 10', '64 10'], STAR),
    edge: at(['10.5 25.5', '34.5 25.5', '58.5 25.5'], 'v19h19v-19z'),
    words: 'M15 32h10M15 38h6M39 32h10M39 38h6M63 32h10M63 38h6',
  },
  quotes: {
    area: 'M5 10h78v36H5z',
    solid: at(['18 17', '22 17', '42 17', '46 17', '66 17', '70 17'], 'v3h1v-3z'),
    heading: 'M12 29h16M36 29h16M60 29h16',
    words: 'M15 37h10M39 37h10M63 37h10',
  },
  press: { words: 'M36 18h16', heading: 'M9 33h13M30 33h9M47 33h14M69 33h10' },
  newsletter: {
    area: 'M8 7h72v42H8z',
    heading: 'M28 17h32',
    words: 'M24 25h40',
    edge: 'M18.5 33.5h33v9h-33z',
    solid: 'M56 34h14v8H56z',
  },
  faq: {
    heading: 'M9 13h19M38 13h22M38 28h18M38 43h24',
    words: 'M9 20.5h15M38 19.5h40M38 34.5h34',
  },
  'size-guide': {
    heading: 'M34 10h20M14 26h3M33 26h3M52 26h3M71 26h3',
    area: four(19, 'v28h15v-28z'),
    words: 'M12 34h7M31 34h7M50 34h7M69 34h7M12 41h7M31 41h7M50 41h7M69 41h7',
  },
  care: {
    heading: 'M9 19h10M28 19h10M47 19h10M66 19h10',
    words:
      'M9 27h13M28 27h13M47 27h13M66 27h13M9 34h13M28 34h13M47 34h13M66 34h13M9 41h8M28 41h8M47 41h8M66 41h8',
  },
  contact: {
    area: 'M5 8h78v40H5z',
    heading: 'M13 19h24',
    words: 'M13 27h26M58 19h16M58 28h12M58 37h15',
    solid: `M13 35h13v5H13z${at(['51 16.5', '51 25.5', '51 34.5'], DOT)}`,
  },
  'header-left': {
    area: 'M4 18h80v20H4z',
    solid: `M14 21${MARK}`,
    words: 'M30 28h7M42 28h7M54 28h7',
    edge: at(['70 25.5', '78 25.5'], DOT),
  },
  'header-centered': {
    area: 'M4 18h80v20H4z',
    solid: `M44 21${MARK}`,
    words: 'M11 28h5M21 28h5',
    edge: at(['70 25.5', '78 25.5'], DOT),
  },
  'header-right': {
    area: 'M4 18h80v20H4z',
    solid: `M14 21${MARK}`,
    words: 'M39 28h6M50 28h6M61 28h6',
    edge: at(['78 25.5'], DOT),
  },
  'footer-columns': {
    area: 'M4 7h80v42H4z',
    solid: 'M11 14h11v4H11z',
    heading: 'M33 16h7M51 16h7M69 16h7',
    words: 'M11 26h12M33 24h9M51 24h9M69 24h9M33 31h7M51 31h7M69 31h7M11 42h16M60 42h17',
  },
  'footer-newsletter': {
    solid: 'M4 7h80v42H4z',
    gap: 'M12 16h20M52 16h8M70 16h8M52 24h8M70 24h8M52 31h6M70 31h6M12 42h14',
    cut: 'M12 24h26v6H12z',
  },
  'footer-small': {
    area: 'M4 12h80v32H4z',
    solid: 'M37 19h14v4H37z',
    edge: at(['34 28', '44 28', '54 28'], DOT),
    words: 'M32 39.5h24',
  },
};
