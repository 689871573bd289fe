import { createWriteStream } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { PROJECT_DIR } from '@/scripts/lib/project';

/** Public names of clothes, where somebody put them beside the project. */
const SHARED_NAMES = join(PROJECT_DIR, '../shared/data/spree/variants.csv');

const OWN_NAMES = [
  'denim shirt',
  'linen shirt',
  'zip hoodie',
  'wool sweater',
  'rain jacket',
  'chino pants',
  'running shorts',
  'canvas shoes',
];
const TYPES = ['Shirts', 'Hoodies', 'Sweaters', 'Jacket', 'Pants', 'Shorts', 'Shoes', 'Jersey'];
const COLOURS = ['Black', 'Navy', 'Red', 'White'];
const HEADER =
  'Handle,Title,Body (HTML),Vendor,Type,Tags,Option1 Name,Option1 Value,Variant Price,Image Src';

/** Writes a Shopify product export of that many products, four rows each; the same one every time. */
export async function writeLargeCatalogue(file: string, products: number): Promise<void> {
  const names = await productNames();
  await pipeline(Readable.from(rows(names, products)), createWriteStream(file));
}

async function productNames(): Promise<string[]> {
  const shared = await readFile(SHARED_NAMES, 'utf8').catch(() => '');
  const names = shared.split('\n').flatMap((line) => line.split(',')[2]?.trim() || []);
  return names.length > 0 ? [...new Set(names)] : OWN_NAMES;
}

function* rows(names: readonly string[], products: number): Generator<string> {
  yield `${HEADER}\n`;
  for (let number = 1; number <= products; number += 1) {
    const name = names[number % names.length] ?? '';
    for (const [at, colour] of COLOURS.entries()) {
      yield `${at === 0 ? firstRow(name, number, colour) : furtherRow(name, number, colour)}\n`;
    }
  }
}

function firstRow(name: string, number: number, colour: string): string {
  const body = `<p>A ${name} that is made to be worn often.</p><ul><li>Soft</li><li>Hard-wearing</li></ul>`;
  const cells = [body, 'Hemline', TYPES[number % TYPES.length], `"${name}, everyday"`, 'Colour'];
  const picture = `https://pictures.example/${handleOf(name, number)}.jpg`;
  return [...identity(name, number), ...cells, colour, priceOf(number), picture].join(',');
}

/** What belongs to the product stands in its first row alone. */
function furtherRow(name: string, number: number, colour: string): string {
  return [handleOf(name, number), '', '', '', '', '', '', colour, priceOf(number), ''].join(',');
}

function identity(name: string, number: number): string[] {
  return [handleOf(name, number), `${name} no. ${number}`];
}

function handleOf(name: string, number: number): string {
  return `${name.replace(/\W+/g, '-')}-${number}`;
}

function priceOf(number: number): string {
  return (15 + (number % 80) + 0.99).toFixed(2);
}
