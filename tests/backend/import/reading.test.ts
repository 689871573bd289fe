import { Readable } from 'node:stream';
import { describe, expect, it } from 'vitest';
import { importProducts } from '@/backend/import/import-products';
import { withTestDatabase } from '../database';
import { addShop, importCsv, productsOf } from './import-fixture';

const database = withTestDatabase();
let shops = 0;

/** The names and prices that a file gives, in its order, and what is said of it. */
async function read(file: string | Buffer) {
  shops += 1;
  const shop = await addShop(database, `reading-${shops}.example`, `reading-${shops}`);
  const report = await importProducts(database.shops.ofShop(shop.id).pool, {
    ...{ shop, file: Readable.from([Buffer.from(file)]) },
    pictures: { addressOfMedia: (key) => `/media/${key}`, isAllowed: () => false },
  });
  const rows = (await productsOf(database, shop)).toSorted(
    (one, other) => other.publishedAt.getTime() - one.publishedAt.getTime(),
  );
  return {
    products: rows.map(({ name, priceMinor }) => [name, priceMinor]),
    reasons: report.rejections.map(({ line, reason }) => [line, reason]),
  };
}

const LINES = ['Handle,Title,Variant Price', 'a,"One, two",12.50', 'b,"Three\nfour",7'];
const BOTH = [
  ['One, two', 1250],
  ['Three four', 700],
];

describe('a file is read', () => {
  it.each([
    ['with lines that end in LF', LINES.join('\n')],
    ['with lines that end in CRLF', LINES.join('\r\n')],
    ['with lines that end in CR alone', LINES.join('\r').replace('\n', '\r')],
    ['with lines that end in CR, and LF within cells alone', LINES.join('\r')],
    [
      'with a header of several lines',
      [
        'Handle,Title,Variant Price,"A\r\nnote\r\nof ours"',
        ...LINES.slice(1).map((row) => `${row},`),
      ].join('\r\n'),
    ],
    ['with a first line that names the separator', ['sep=,', ...LINES].join('\r\n')],
    ['with a mark, a quoted line of the separator and LF', `\uFEFF"sep=,"\n${LINES.join('\n')}`],
    ['in UTF-16 with a mark', Buffer.from(`\uFEFF${LINES.join('\r\n')}`, 'utf16le')],
    [
      'in UTF-16 of the other order',
      Buffer.from(`\uFEFF${LINES.join('\r\n')}`, 'utf16le').swap16(),
    ],
  ])('%s [S3.1500]', async (_how, file) => {
    expect(await read(file)).toEqual({ products: BOTH, reasons: [] });
  });

  it.each([
    ['semicolons', 'Handle;Title;Variant Price\na;"One, two";12,50\nb;"Three;\nfour";7\n'],
    ['semicolons that it names', 'sep=;\nHandle;Title;Variant Price\na;One, two;12,50\nb;Three; 7'],
    ['tabs', 'Handle\tTitle\tVariant Price\na\tOne, two\t12,50\nb\tThree\t7'],
  ])('with %s between its cells, and a decimal comma [S3.1501]', async (_what, file) => {
    const { products, reasons } = await read(file);
    expect(reasons).toEqual([]);
    expect(products).toMatchObject([
      ['One, two', 1250],
      [expect.stringContaining('Three'), 700],
    ]);
  });

  it('with amounts that can mean one thing alone; others are named with their line [S3.1502]', async () => {
    const prices = ['12,5', '"1,234.50"', '"1.234,50"', '"1,234,567.00"', '"1,234"', '1,5,0'];
    const file = prices.map((price, at) => `p${at},P${at},"${price.replaceAll('"', '')}"`);
    const { products, reasons } = await read(['Handle,Title,Price', ...file].join('\n'));
    expect(products).toEqual([
      ['P0', 1250],
      ['P1', 123_450],
      ['P2', 123_450],
    ]);
    expect(reasons).toEqual([
      [5, 'the price "1,234,567.00" is over $1,000,000.00'],
      [6, 'the price "1,234" may mean 1234.00 or 1.234; write it with two decimals'],
      [7, 'the price "1,5,0" is no number'],
    ]);
    expect((await read('Handle;Title;Price\na;A;1.230')).reasons).toEqual([
      [2, 'the price "1.230" may mean 1230.00 or 1.230; write it with two decimals'],
    ]);
  });

  // A character of two units at the end of what is kept.
  const long = (length: number) => `${'a'.repeat(length - 1)}𠀀x`;
  it.each([
    ['a handle', `Handle,Title,Price\n${long(120)},A,1`],
    ['a name', `ID,Type,Name,Regular price\n1,simple,${long(120)},1`],
    [
      'a text of a picture',
      `Handle,Title,Price,Image Src,Image Alt Text\na,A,1,https://p.example/1,${long(512)}`,
    ],
    [
      'one in a description',
      `Handle,Title,Price,Description\na,A,1,<img src=https://p.example/1 alt=${long(512)}>`,
    ],
    ['a metafield', 'Handle,Title,Price,Metafield: care\na,A,1,"[""Wash \\ud83d cold""]"'],
  ])('with half a character nowhere, also where %s is cut [S3.1500]', async (_what, file) => {
    expect(await read(file)).toMatchObject({
      products: [[expect.any(String), 100]],
      reasons: [],
    });
  });

  it('not in broken UTF-16 [S3.1500]', async () => {
    const file = Buffer.from('\uFEFFHandle,Title,Price\na,\uD800,1', 'utf16le');
    await expect(read(file)).rejects.toThrow('begins as UTF-16 and is broken');
  });

  it('in no more time than its length takes, whatever stands in it [S3.1500]', async () => {
    const shop = await addShop(database, 'long.example', 'long');
    const spaced = `a${' '.repeat(400_000)}b`;
    for (const text of [
      'é'.repeat(400_000),
      spaced,
      ' '.repeat(400_000),
      `${'"'.repeat(400_000)}x`,
    ]) {
      const cell = `"${text.replaceAll('"', '""')}"`;
      const before = performance.now();
      await importCsv(database, shop, {
        text: `Handle,Title,Price,Metafield: a${cell.slice(1, -1)},Option1 Name,Option1 Value\na,A,1,${cell},Color,${cell}`,
      }).catch(() => undefined);
      expect(performance.now() - before).toBeLessThan(5000);
    }
    const headers = Array.from({ length: 100 }, (_, at) => `Metafield:${' '.repeat(230)}${at}[`);
    const before = performance.now();
    await importCsv(database, shop, {
      text: `Handle,Title,Price,${headers.join()}\na,A,1${','.repeat(headers.length)}`,
    });
    expect(performance.now() - before).toBeLessThan(5000);
  });
});
