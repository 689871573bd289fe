import type { ColorName } from '@/core/model/palette';
import { colorKey, toPaletteName } from './palette-name';
import { TRADE_COLORS } from './trade-colors';

const byTradeName = new Map(
  (Object.entries(TRADE_COLORS) as [ColorName, readonly string[]][]).flatMap(([color, names]) =>
    names.map((name): [string, ColorName] => [plain(name), color]),
  ),
);

/** Marks between the colors of a two-tone. */
const BETWEEN = /\s*(?:[/&+|,;]|\s(?:and|with|x|on|und|et|y|-|–)\s)\s*/i;

/**
 * The palette color by which a merchant's color is filtered; undefined where nothing says. In this order: the palette's own
 * name or an everyday word; a name of the trade; of a two-tone the first color that is known; the longest known name that
 * ends it ("Vintage Navy"), else that begins it ("Navy Melange").
 */
export function colorFamily(color: string): ColorName | undefined {
  const whole = exactly(color);
  if (whole) return whole;
  for (const tone of tonesOf(color)) {
    const family = exactly(tone) ?? inWords(tone);
    if (family) return family;
  }
  return undefined;
}

/** The colors of a two-tone; a hyphen parts two that are known by themselves: "Black-White". */
function tonesOf(color: string): string[] {
  const parts = color.split('-');
  const isTwoTone = parts.length > 1 && parts.every((part) => exactly(part));
  return isTwoTone ? parts : color.split(BETWEEN);
}

const exactly = (color: string): ColorName | undefined =>
  toPaletteName(color) ?? byTradeName.get(plain(color)) ?? toPaletteName(plain(color));

/** Words of cloth, which beside another word say nothing of its color: "Navy Melange", "Black Denim". */
const CLOTH = new Set([
  ...['heather', 'melange', 'marl', 'raw', 'rinse', 'linen', 'flax', 'cotton', 'canvas', 'muslin'],
  ...['denim', 'jeans', 'jean', 'shell', 'paper', 'cloud', 'frost', 'wash', 'stonewash'],
]);

/** No merchant's color has more words that count. */
const MAX_WORDS = 8;

function inWords(tone: string): ColorName | undefined {
  const words = plain(tone).split(' ').slice(0, MAX_WORDS);
  const ends = words.map((_, at) => words.slice(at + 1).join(' '));
  const beginnings = words.map((_, at) => words.slice(0, words.length - 1 - at).join(' '));
  for (const part of [...ends, ...beginnings]) {
    const family = part === '' || CLOTH.has(part) ? undefined : exactly(part);
    if (family) return family;
  }
  return undefined;
}

/** A name as the lists have it: without accents, signs and numbers. */
function plain(name: string): string {
  return colorKey(name)
    .normalize('NFKD')
    .replaceAll('&', ' and ')
    .replace(/\p{M}/gu, '')
    .replace(/[^\p{L}]+/gu, ' ')
    .trim();
}
