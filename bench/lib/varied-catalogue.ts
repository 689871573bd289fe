import { Readable } from 'node:stream';
import { PALETTE } from '@/core/model/palette';
import { createRandom, type Random } from '@/demo/drawings/kit/random';
import { inventedWords } from './invented-words';

const ADJECTIVES = [
  ...[
    'Harbor',
    'Fernwood',
    'Saturday',
    'Orchard',
    'Midnight',
    'Ferryman',
    'Bakehouse',
    'Tidewater',
  ],
  ...['Porchlight', 'Woodshed', 'Canyon', 'Meadow', 'Lantern', 'Drizzle', 'Gatekeeper', 'Curator'],
  ...['Wren', 'Heron', 'Trailside', 'Bobbin', 'Summit', 'Campfire', 'Commuter', 'Studio', 'Picnic'],
  ...['Veranda', 'Hammock', 'Driveway', 'Letterpress', 'Cabin', 'Harvest', 'Terrace', 'Postcard'],
  ...['Windowpane', 'Snowberry', 'Puddle', 'Sexton', 'Reunion', 'Peloton', 'Allotment', 'Marlow'],
];
const TYPES = [
  ...['Shirts', 'Hoodies', 'Sweaters', 'Jacket', 'Pants', 'Shorts', 'Shoes', 'Jersey'],
  ...['Accessories', 'Sleepwear', 'Home Decor', 'Tumbler', 'Combo Set'],
] as const;
const TAGS = [
  ...[
    'everyday',
    'gift',
    'unisex',
    'women',
    'men',
    'winter',
    'summer',
    'travel',
    'retro',
    'cotton',
  ],
  ...['stripe', 'wool', 'linen', 'graphic', 'outdoor', 'bestseller', 'organic', 'lightweight'],
];
const TEXT = [
  ...['soft', 'hard', 'washed', 'brushed', 'seam', 'collar', 'button', 'thread', 'pocket', 'hem'],
  ...['cuff', 'weight', 'made', 'slowly', 'early', 'morning', 'evening', 'walk', 'home', 'water'],
  ...['wind', 'rain', 'sun', 'garden', 'street', 'table', 'coffee', 'worn', 'years', 'better'],
  ...['keeps', 'shape', 'fits', 'close', 'loose', 'warm', 'cool', 'dry', 'clean', 'natural'],
];
const SIZES = [
  ['S', 'M'],
  ['L', 'XL'],
  ['XS', '2XL'],
  ['38', '40'],
] as const;
const COLORS = Object.keys(PALETTE);
const HEADER =
  'Handle,Title,Body (HTML),Vendor,Type,Tags,Option1 Name,Option1 Value,Option2 Name,Option2 Value,Variant Price\n';

/** What a catalogue of that many products is made of: the more products, the more words. */
export function catalogueWords(products: number) {
  const invented = inventedWords(Math.round(10 * products ** 0.65));
  return {
    colors: COLORS,
    types: TYPES,
    /** What stands before a name: often a usual word, as often one of many that few products share. */
    adjective: (random: Random): string => {
      const list = random.next() < 0.5 ? ADJECTIVES : invented;
      return list[Math.floor(random.next() * list.length)] ?? '';
    },
  };
}

/**
 * A Shopify product export of that many products, four rows each, whose names, colors, sizes, tags
 * and texts vary as a real catalogue's do; the same one every time.
 */
export function variedCatalogue(names: readonly string[], products: number): Readable {
  return Readable.from(rows(names, products));
}

function* rows(names: readonly string[], products: number): Generator<string> {
  yield HEADER;
  const random = createRandom(11);
  const { adjective } = catalogueWords(products);
  for (let number = 1; number <= products; number += 1) {
    yield productRows(names, adjective(random), random, number);
  }
}

function productRows(
  names: readonly string[],
  adjective: string,
  random: Random,
  number: number,
): string {
  const pick = <T>(list: readonly T[]) => list[Math.floor(random.next() * list.length)];
  const name = pick(names) ?? '';
  const title = `${adjective} ${name}`;
  const tags = `"${pick(TAGS)}, ${pick(TAGS)}, ${pick(TAGS)}"`;
  const words = Array.from({ length: 40 }, () => pick(TEXT));
  const body = `<p>A ${name} with a ${words.join(' ')}.</p>`;
  const price = (12 + random.next() * 180).toFixed(2);
  const colors = [pick(COLORS), pick(COLORS)];
  const sizes = pick(SIZES) ?? SIZES[0];
  const cells = [title, body, 'Hemline', pick(TYPES), tags];
  const variants = [...new Set(colors)].flatMap((color) => sizes.map((size) => [color, size]));
  return variants
    .map(([color, size], at) => {
      const first = at === 0 ? cells : cells.map(() => '');
      const options = ['Colour', color, 'Size', size];
      return `${[`p-${number}`, ...first, ...options, price].join(',')}\n`;
    })
    .join('');
}
