import { parse } from 'csv-parse/sync';
import { eq, getTableColumns } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { products, shops, templates } from '@/backend/db/schema';
import { exportProducts } from '@/backend/export/export-products';
import { storefrontSchemas } from '@/core/calls/storefront.schema';
import { columnsOf, FILE_FIELDS, PRODUCT_FIELDS } from '@/core/model/product-fields';
import { withTestApp } from './api/test-app';
import { addShop, importCsv, productsOf } from './import/import-fixture';

type FieldName = keyof typeof PRODUCT_FIELDS;

const testApp = withTestApp();
const { database } = testApp;
const columns = getTableColumns(products);

/** Fields that are texts of the database and may say anything. */
const TEXTS = (Object.keys(PRODUCT_FIELDS) as FieldName[]).filter((name) => {
  const [column] = columnsOf([name]);
  const isText = column !== undefined && columns[column].getSQLType() === 'text';
  return isText && name !== 'template';
});
const SEARCHED = TEXTS.filter((name) => PRODUCT_FIELDS[name].search !== null);

/** A word for every text, by its column; no two of them have one stem. */
const wordsOf = (beginning: string) =>
  Object.fromEntries(
    TEXTS.flatMap((name) => columnsOf([name]).map((column) => [column, wordOf(name, beginning)])),
  );
const wordOf = (name: string, beginning: string) => `${beginning}${name.toLowerCase()}`;

beforeAll(async () => {
  await database.db.insert(templates).values({ name: 'classic' });
  await database.db.insert(shops).values({ host: 'localhost', template: 'classic' });
  await database.db
    .insert(products)
    .values({ ...{ template: 'classic', slug: '', name: '', priceMinor: 1 }, ...wordsOf('zq') });
});

describe('of a product with every text', () => {
  it('an answer about it alone has all of them, one about many those of listings [S3.980]', async () => {
    const alone = await testApp.read('/product?id=zqslug');
    const [listed] = storefrontSchemas.products.response.parse(await testApp.read('/products'));
    for (const name of TEXTS) {
      const word = wordOf(name, 'zq');
      expect(alone, name).toHaveProperty(name, word);
      if (PRODUCT_FIELDS[name].in.listing) expect(listed, name).toHaveProperty(name, word);
      else expect(JSON.stringify(listed), name).not.toContain(word);
    }
  });

  it('those that are searched count as the table says, and are found anew once they change [S3.980]', async () => {
    expect(await weights('zq')).toEqual(expected());
    await database.db.update(products).set(wordsOf('kx')).where(eq(products.slug, 'zqslug'));
    expect(await weights('kx')).toEqual(expected());
    expect(Object.values(await weights('zq')).join('')).toBe('');
    for (const name of SEARCHED) {
      const [column = 'name'] = columnsOf([name]);
      await database.db.update(products).set({ [column]: wordOf(name, 'vj') });
      expect((await weights('vj'))[name], name).toBe(PRODUCT_FIELDS[name].search);
    }
  });
});

it('a file has the texts that have a column, and an export writes them [S3.980]', async () => {
  const shop = await addShop(database, 'files.example', 'files');
  const named = FILE_FIELDS.filter((name) => TEXTS.some((other) => other === name));
  const cellOf = (name: FieldName) => (name === 'category' ? 'Hoodies' : wordOf(name, 'zq'));
  const header = named.map((name) => PRODUCT_FIELDS[name].file.headers[0]);
  const cells = named.map(cellOf);
  const text = `Handle,${header.join()},Variant Price\na,${cells.join()},5\n`;
  expect((await importCsv(database, shop, { text })).unknownColumns).toEqual([]);
  const [row] = await productsOf(database, shop);
  for (const name of named) {
    expect(row?.[PRODUCT_FIELDS[name].column], name).toContain(cellOf(name));
  }
  const written: string[] = [];
  await exportProducts(database.db, shop, (part) => void written.push(part));
  const [record = {}]: Record<string, string>[] = parse(written.join(''), { columns: true });
  for (const name of named) {
    expect(record[PRODUCT_FIELDS[name].file.headers[0]], name).toContain(cellOf(name));
  }
});

const expected = () =>
  Object.fromEntries(SEARCHED.map((name) => [name, PRODUCT_FIELDS[name].search]));

/** The weight by which the word of each searched field is found, '' where it is not. */
async function weights(beginning: string): Promise<Record<string, string>> {
  const entries = SEARCHED.map(async (name) => {
    const { rows } = await database.pool.query(
      `SELECT weight FROM product_texts, unnest(ARRAY['A', 'B', 'C', 'D']) AS weight
       WHERE ts_filter(words, ARRAY[weight::"char"]) @@ plainto_tsquery('hemline', $1)`,
      [wordOf(name, beginning)],
    );
    return [name, rows.map(({ weight }) => weight).join('')];
  });
  return Object.fromEntries(await Promise.all(entries));
}
