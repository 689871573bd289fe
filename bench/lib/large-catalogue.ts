import { createWriteStream } from 'node:fs';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { garmentNames } from './garment-names';

const TYPES = ['Shirts', 'Hoodies', 'Sweaters', 'Jacket', 'Pants', 'Shorts', 'Shoes', 'Jersey'];
const COLORS = ['Black', 'Navy', 'Red', 'White'];
const SIZES = ['S', 'M', 'L'];
const ROWS = COLORS.flatMap((color) => SIZES.map((size) => ({ color, size })));
const HEADER =
  'Handle,Title,Body (HTML),Vendor,Type,Tags,Option1 Name,Option1 Value,Option2 Name,Option2 Value,' +
  'Variant Price,Variant Inventory Tracker,Variant Inventory Qty,Variant Inventory Policy,Image Src';

/** Writes a Shopify product export of that many products, twelve rows each; the same one every time. */
export async function writeLargeCatalogue(file: string, products: number): Promise<void> {
  const names = await garmentNames();
  await pipeline(Readable.from(rows(names, products)), createWriteStream(file));
}

function* rows(names: readonly string[], products: number): Generator<string> {
  yield `${HEADER}\n`;
  for (let number = 1; number <= products; number += 1) {
    const name = names[number % names.length] ?? '';
    for (const [at, row] of ROWS.entries()) {
      yield `${at === 0 ? firstRow(name, number, row) : furtherRow(name, number, row, at)}\n`;
    }
  }
}

type VariantOfRow = (typeof ROWS)[number];

function firstRow(name: string, number: number, { color, size }: VariantOfRow): string {
  const body = `<p>A ${name} that is made to be worn often.</p><ul><li>Soft</li><li>Hard-wearing</li></ul>`;
  const cells = [body, 'Hemline', TYPES[number % TYPES.length], `"${name}, everyday"`];
  const picture = `https://pictures.example/${handleOf(name, number)}.jpg`;
  const options = ['Color', color, 'Size', size];
  return [...identity(name, number), ...cells, ...options, ...soldAt(number, 0), picture].join(',');
}

/** What belongs to the product stands in its first row alone. */
function furtherRow(
  name: string,
  number: number,
  { color, size }: VariantOfRow,
  at: number,
): string {
  const options = ['', color, '', size];
  return [handleOf(name, number), '', '', '', '', '', ...options, ...soldAt(number, at), ''].join(
    ',',
  );
}

/** Price, and how many there are: some twenty of each. */
function soldAt(number: number, at: number): string[] {
  const pieces = 12 + ((number * 7 + at * 5) % 20);
  return [priceOf(number), 'shopify', String(pieces), 'deny'];
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
