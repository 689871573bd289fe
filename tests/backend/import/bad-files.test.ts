import { Readable } from 'node:stream';
import { beforeAll, describe, expect, it } from 'vitest';
import { readRecords } from '@/backend/import/formats/csv-records';
import { ImportFileError } from '@/backend/import/formats/problems';
import type { ShopTarget } from '@/backend/import/write-products';
import { withTestDatabase } from '../database';
import { addShop, counts, fixture, importCsv, productsOf, revisionOf } from './import-fixture';

const database = withTestDatabase();
const HEADER = 'Handle,Title,Variant Price\n';
let shop: ShopTarget;

beforeAll(async () => {
  shop = await addShop(database, 'bad.example', 'bad');
});

/** The error of a file that must fail, after checking that it left no trace. */
async function failureOf(source: Parameters<typeof importCsv>[2]): Promise<ImportFileError> {
  const before = [await productsOf(database, shop), await revisionOf(database, shop)];
  const error = await importCsv(database, shop, source).catch((thrown: unknown) => thrown);
  expect(error).toBeInstanceOf(ImportFileError);
  expect([await productsOf(database, shop), await revisionOf(database, shop)]).toEqual(before);
  if (error instanceof ImportFileError) return error;
  throw error;
}

describe('a file that is wrong as a whole', () => {
  it.each([
    ['bad-latin1.csv', 3, 'not UTF-8'],
    ['bad-utf16-without-mark.csv', 1, 'NUL byte'],
    ['bad-missing-columns.csv', 1, 'no column "Title", "Variant Price" or "Price"'],
    ['bad-repeated-column.csv', 1, '"URL handle" stands twice'],
    ['bad-open-quote.csv', 3, 'never closed'],
    ['bad-inner-quote.csv', 4, 'unbalanced'],
    ['bad-stray-quote.csv', 3, 'unbalanced'],
    ['bad-cell-count.csv', 5, 'the row has 2 cells, the header 3'],
    ['bad-empty.csv', undefined, 'the file is empty'],
    ['bad-no-rows.csv', undefined, 'no rows'],
  ])('%s: says so with its line and changes nothing', async (name, line, message) => {
    const error = await failureOf({ path: fixture(name) });
    expect(error.line).toBe(line);
    expect(error.message).toContain(message);
    if (line !== undefined) expect(error.message).toMatch(new RegExp(`^Line ${line}: `));
  });

  it('refuses a cell over 1 MB, counted in bytes, and takes one of 1 MB', async () => {
    const cell = 'é'.repeat(512 * 1024);
    const error = await failureOf({ text: `${HEADER}one,One,1.00\ntwo,${cell}e,2.00\n` });
    expect(error.message).toBe('Line 3: a cell holds more than 1 MB');
    const report = await importCsv(database, shop, { text: `${HEADER}two,${cell},2.00\n` });
    expect(report.rejections).toMatchObject([
      { line: 2, reason: expect.stringContaining('title') },
    ]);
  });

  it('stops at a quote left open long before it has swallowed the file', async () => {
    const rest = 'x,"y",1\n'.repeat(1024 * 1024);
    const error = await failureOf({
      text: `${HEADER}one,One,1.00\ntwo,"${rest.replaceAll('"', '')}`,
    });
    expect(error.message).toBe('Line 3: a cell holds more than 1 MB, or its quote is never closed');
  });

  it('finds a bad byte on a later line, also where a chunk cuts a character', async () => {
    const lines = Array.from(
      { length: 20_000 },
      (_, index) => `h${index},Ünï € 🧀 ${index},1.00\n`,
    );
    const text = Buffer.from(`${HEADER}${lines.join('')}`);
    const bad = Buffer.concat([text, Buffer.from([0xc3]), Buffer.from('\n')]);
    const cut = Array.from({ length: Math.ceil(bad.length / 7) }, (_, index) =>
      bad.subarray(index * 7, index * 7 + 7),
    );
    const read = async () => {
      for await (const { cells, line } of readRecords(Readable.from(cut))) {
        if (line > 1) expect(cells[1]).toContain('Ünï € 🧀');
      }
    };
    await expect(read()).rejects.toThrow('Line 20002: the file is not UTF-8');
  });
});

describe('rows that are wrong', () => {
  const source = { path: fixture('rows-rejected.csv') };

  it('are left out with their line and reason, and the rest goes on', async () => {
    const target = await addShop(database, 'rows.example', 'rows');
    const report = await importCsv(database, target, source);
    expect(counts(report)).toEqual({ created: 3, updated: 0, unchanged: 0, rejected: 23 });
    expect((await productsOf(database, target)).map((product) => product.name)).toEqual([
      'Good comma-price',
      'Good first-good',
      'Good last-good',
    ]);
    expect(report.rejections.map(({ line, handle, reason }) => [line, handle, reason])).toEqual([
      [3, 'negative-price', 'the price "-1.00" is negative'],
      [4, 'word-price', 'the price "ten" is no number'],
      [6, 'fraction-price', 'the price "9.999" has fractions of a cent'],
      [7, 'huge-price', 'the price "99999999" is over $1,000,000.00'],
      [8, 'missing-price', 'the price is missing'],
      [9, 'bad-compare', 'the compare-at price "-3" is negative'],
      [10, 'bad-picture', '"ftp://pictures.example/a.jpg" is no http(s) address of a picture'],
      [11, 'relative-picture', '"/a.jpg" is no http(s) address of a picture'],
      [12, 'script-picture', '"javascript:alert(1)" is no http(s) address of a picture'],
      [13, 'long-picture', expect.stringContaining('is no http(s) address of a picture')],
      [14, 'bad-position', 'the image position "first" is no whole number'],
      [15, 'missing-title', 'the title is missing'],
      [16, 'long-title', 'the title is longer than 255 characters'],
      [17, 'bad-quantity', 'the inventory quantity "many" is no whole number'],
      [18, 'bad-status', 'the status "gone" is unknown'],
      [19, 'bad-flag', 'the published flag "perhaps" is unknown'],
      [20, 'bad-policy', 'the inventory policy "maybe" is unknown'],
      [22, 'twice-the-same', 'the variant "S" stands twice'],
      [23, 'no-option-name', 'the option value "S" has no option name'],
      [25, 'value-missing', 'the variant has no value for the option "Size"'],
      [27, 'second-row-price', 'the price "free" is no number'],
      [28, '', 'the handle is missing'],
      [30, 'first-good', expect.stringContaining('the handle stood further up')],
    ]);
  });

  it('refuse the whole file with strict', async () => {
    const target = await addShop(database, 'strict.example', 'strict');
    const before = await revisionOf(database, target);
    const report = await importCsv(database, target, source, { isStrict: true });
    expect(report.outcome).toBe('refused');
    expect(counts(report)).toEqual({ created: 0, updated: 0, unchanged: 0, rejected: 23 });
    expect(await productsOf(database, target)).toEqual([]);
    expect(await revisionOf(database, target)).toBe(before);
  });

  it('do not let a rejected product in when its handle comes again', async () => {
    const target = await addShop(database, 'again.example', 'again');
    const text = `${HEADER}one,One,-1\ntwo,Two,2\none,One,1\none,One,-1\n`;
    const report = await importCsv(database, target, { text });
    expect(counts(report)).toMatchObject({ created: 1 });
    expect((await productsOf(database, target)).map((product) => product.sourceKey)).toEqual([
      'two',
    ]);
  });
});
