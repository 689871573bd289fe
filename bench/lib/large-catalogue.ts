import { createWriteStream } from 'node:fs';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { garmentNames } from './garment-names';

const TYPES = ['Shirts', 'Hoodies', 'Sweaters', 'Jacket', 'Pants', 'Shorts', 'Shoes', 'Jersey'];
const COLOURS = ['Black', 'Navy', 'Red', 'White'];
const HEADER =
  'Handle,Title,Body (HTML),Vendor,Type,Tags,Option1 Name,Option1 Value,Variant Price,Image Src';

/** Writes a Shopify product export of that many products, four rows each; the same one every time. */
export async function writeLargeCatalogue(file: string, products: number): Promise<void> {
  const names = await garmentNames();
  await pipeline(Readable.from(rows(names, products)), createWriteStream(file));
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
