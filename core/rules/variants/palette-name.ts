import { type ColorName, PALETTE } from '@/core/model/palette';

/** Everyday color words that are no palette names themselves. */
const ALIASES: Record<string, ColorName> = {
  gray: 'Sport Grey',
  grey: 'Sport Grey',
  heather: 'Heather Grey',
  'athletic heather': 'Heather Grey',
  'light grey': 'Ash',
  'dark grey': 'Charcoal',
  anthracite: 'Charcoal',
  'jet black': 'Black',
  'off white': 'Ivory',
  blue: 'Sapphire',
  'navy blue': 'Navy',
  'dark blue': 'Navy',
  'royal blue': 'Royal',
  green: 'Kelly',
  'kelly green': 'Kelly',
  'dark green': 'Hunter Green',
  'light green': 'Mint',
  'olive green': 'Olive',
  'army green': 'Military Green',
  pink: 'Light Pink',
  'baby pink': 'Light Pink',
  'hot pink': 'Fuchsia',
  beige: 'Sand',
  wine: 'Burgundy',
  'dark red': 'Cardinal',
  'dark brown': 'Chocolate',
  'light brown': 'Tan',
};

const byKey = new Map<string, ColorName>([
  ...Object.entries(ALIASES).map(([name, color]) => [colorKey(name), color] as const),
  ...names().map((name) => [colorKey(name), name] as const),
]);

/** The palette's name for a color word, whatever its case, hyphens or spelling of grey; else undefined. */
export const toPaletteName = (color: string): ColorName | undefined => byKey.get(colorKey(color));

/** Every spelling of a palette color, as keys; of another color its own. */
export function spellingsOf(color: string): string[] {
  const spellings = [...byKey].filter(([, name]) => name === color).map(([key]) => key);
  return spellings.length > 0 ? spellings : [colorKey(color)];
}

/** A color word as it is compared, `color_key` in the database: whatever its case, hyphens or spelling of grey. */
export function colorKey(color: string): string {
  return color
    .toLowerCase()
    .replace(/[\s_-]+/g, ' ')
    .trim()
    .replace(/\bgray\b/g, 'grey');
}

function names(): ColorName[] {
  return Object.keys(PALETTE) as ColorName[];
}
