import type { ColorName } from '../../model/palette';
import { toPaletteName } from './palette-name';

/** Families by an everyday word, beside the colors whose names have that word. */
const FAMILIES: ReadonlyMap<string, readonly ColorName[]> = new Map(
  Object.entries({
    grey: ['Ash', 'Charcoal', 'Dark Heather', 'Graphite', 'Gravel', 'Silver', 'Slate', 'Smoke'],
    white: ['Ivory', 'Natural', 'Bone', 'Ecru', 'Cream'],
    cream: ['Ivory', 'Ecru', 'Oatmeal', 'Natural', 'Bone'],
    beige: ['Sand', 'Stone', 'Oatmeal', 'Tan', 'Khaki', 'Ecru', 'Natural', 'Camel'],
    brown: ['Chestnut', 'Chocolate', 'Espresso', 'Mocha', 'Camel', 'Caramel', 'Cognac', 'Tan'],
    tan: ['Camel', 'Khaki', 'Sand'],
    orange: ['Tangerine', 'Rust', 'Terracotta', 'Apricot', 'Coral'],
    yellow: ['Daisy', 'Lemon', 'Butter', 'Mustard', 'Gold', 'Ochre'],
    gold: ['Mustard', 'Ochre'],
    red: ['Cardinal', 'Cranberry', 'Burgundy', 'Maroon', 'Brick', 'Rust'],
    wine: ['Burgundy', 'Maroon', 'Cranberry'],
    green: [
      ...([
        'Sage',
        'Olive',
        'Moss',
        'Kelly',
        'Emerald',
        'Pine',
        'Mint',
        'Seafoam',
        'Jade',
      ] as const),
      ...(['Lime', 'Acid Lime', 'Kiwi', 'Pistachio'] as const),
    ],
    blue: ['Navy', 'Royal', 'Sapphire', 'Cobalt', 'Denim', 'Ink', 'Aqua', 'Turquoise', 'Teal'],
    navy: ['Midnight Blue', 'Ink'],
    teal: ['Turquoise', 'Jade'],
    purple: ['Lavender', 'Lilac', 'Violet', 'Plum', 'Eggplant', 'Orchid'],
    pink: ['Blush', 'Dusty Rose', 'Rose', 'Heliconia', 'Magenta', 'Fuchsia', 'Azalea', 'Coral'],
    black: ['Ink', 'Graphite'],
  } satisfies Record<string, readonly ColorName[]>),
);

/** The palette's colors that a color word means beside its namesakes: `grey` is also Charcoal; else none. */
export function colorsMeant(words: string): readonly ColorName[] {
  const family = FAMILIES.get(words.replace(/\bgray\b/g, 'grey')) ?? [];
  const alias = toPaletteName(words);
  return alias && !family.includes(alias) ? [alias, ...family] : family;
}

/** Every word that means a family of colors. */
export const COLOR_WORDS: readonly string[] = [...FAMILIES.keys(), 'gray'];
