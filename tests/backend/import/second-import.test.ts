import { eq } from 'drizzle-orm';
import type { PoolClient } from 'pg';
import { describe, expect, it, vi } from 'vitest';
import { media, products, productVariants } from '@/backend/db/schema';
import { IMPORTED_COLUMNS } from '@/backend/import/imported-product';
import { formatReport } from '@/backend/import/report';
import { eventually } from '../../support/eventually';
import { withTestDatabase } from '../database';
import { addShop, counts, importCsv, productsOf, variantsOf } from './import-fixture';

const database = withTestDatabase();
const HEADER = 'Handle,Title,Variant Price,Option1 Name,Option1 Value\n';

const isWrite = (statement: string) =>
  /(INSERT INTO|UPDATE|DELETE FROM)\s+(?!import_)/.test(statement);

/** The statements that connections of the pool send meanwhile. */
async function statementsOf(work: () => Promise<unknown>): Promise<string[]> {
  const statements: string[] = [];
  const watch = (client: PoolClient) => {
    const query = vi.spyOn(client, 'query');
    client.once('end', () => statements.push(...query.mock.calls.map(([sent]) => String(sent))));
  };
  for (const pool of database.shops.pools) pool.on('acquire', watch);
  await work();
  for (const pool of database.shops.pools) pool.off('acquire', watch);
  await eventually(() => expect(statements.length).toBeGreaterThan(0));
  return statements;
}

describe('importing again', () => {
  it('updates what changed, creates what is new, leaves alone what the file does not name', async () => {
    const shop = await addShop(database, 'changes.example');
    const first = `${HEADER}kept,Kept,1,,\nchanged,Old,2,Size,S\nchanged,,2,Size,M\ngone,Gone,3,,\n`;
    await importCsv(database, shop, { text: first });
    const [before, , preserved] = await productsOf(database, shop);
    const second = `${HEADER}changed,New,4,Size,L\nkept,Kept,1,,\nadded,Added,5,,\n`;
    const report = await importCsv(database, shop, { text: second });
    expect(counts(report)).toEqual({ created: 1, updated: 1, unchanged: 1, rejected: 0 });
    const [added, changed, gone, unchangedAfter] = await productsOf(database, shop);
    expect(added).toMatchObject({ name: 'Added', priceMinor: 500 });
    expect(gone).toMatchObject({ name: 'Gone' });
    expect(unchangedAfter).toEqual(preserved);
    expect(changed).toMatchObject({
      id: before?.id,
      name: 'New',
      priceMinor: 400,
      slug: 'changed',
    });
    expect(changed?.publishedAt).toEqual(before?.publishedAt);
    expect(await variantsOf(database, changed?.id ?? '')).toMatchObject([
      { position: 0, options: [{ name: 'Size', value: 'L' }], priceMinor: 400 },
    ]);
  });

  it('sends no statement that writes to the shop where nothing has changed', async () => {
    const shop = await addShop(database, 'quiet.example');
    const source = { text: `${HEADER}a,A,1,,\nb,B,2,,\n` };
    const first = await statementsOf(() => importCsv(database, shop, source));
    expect(first.filter(isWrite)).toHaveLength(3);
    const second = await statementsOf(() => importCsv(database, shop, source));
    expect(second.filter(isWrite)).toEqual([]);
    expect(second.length).toBeGreaterThan(5);
  });

  it('takes the stock of a product whose pictures were fetched from a file that changes it', async () => {
    const shop = await addShop(database, 'fetched.example');
    const [picture, key] = ['https://p.example/tee.jpg', 'tee-fetched.webp'];
    const saved = { contentType: 'image/webp', bytes: 1, width: 3, height: 4, sha256: '' };
    await database.db.insert(media).values({ ...saved, key, shopId: shop.id, sourceUrl: picture });
    const file = (stock: number) => ({
      text: `Handle,Title,Variant Price,Image Src,Variant Inventory Tracker,Variant Inventory Qty
tee,Tee,5,${picture},shopify,${stock}`,
    });
    await importCsv(database, shop, file(9));
    expect(await importCsv(database, shop, file(9))).toMatchObject({ unchanged: 1 });
    expect(await importCsv(database, shop, file(8))).toMatchObject({
      updated: 1,
      preservedStock: 0,
    });
    const [tee] = await productsOf(database, shop);
    expect(tee?.images).toEqual([`/media/${key}`]);
    expect(await variantsOf(database, tee?.id ?? '')).toMatchObject([{ stock: 8 }]);
  });

  it('reads every product otherwise once it has a further column, and leaves its stock then [S3.989]', async () => {
    const shop = await addShop(database, 'column.example');
    const text =
      'Handle,Title,Variant Price,Variant Inventory Tracker,Variant Inventory Qty\ntee,Tee,5,shopify,9';
    await importCsv(database, shop, { text });
    const [tee] = await productsOf(database, shop);
    const [format, hash] = tee?.sourceHash?.split('-') ?? [];
    expect(format).toMatch(new RegExp(`\\.${IMPORTED_COLUMNS.length}$`));
    const sourceHash = `${format?.replace(/\d+$/, String(IMPORTED_COLUMNS.length - 1))}-${hash}`;
    await database.db
      .update(products)
      .set({ sourceHash })
      .where(eq(products.id, tee?.id ?? ''));
    await database.db
      .update(productVariants)
      .set({ stock: 4 })
      .where(eq(productVariants.productId, tee?.id ?? ''));
    expect(await importCsv(database, shop, { text })).toMatchObject({
      updated: 1,
      preservedStock: 1,
    });
    expect(await variantsOf(database, tee?.id ?? '')).toMatchObject([{ stock: 4 }]);
  });

  it('leaves stock as the shop counts it where only an earlier version read the file otherwise, and takes the file’s where it is asked to [S3.947] [S3.948] [S9.949]', async () => {
    const shop = await addShop(database, 'reread.example');
    const head =
      'Handle,Title,Variant Price,Option1 Name,Option1 Value,Variant Inventory Tracker,Variant Inventory Qty\n';
    const file = (price: number, stock: number) => ({
      text: `${head}tee,Tee,${price},Size,S,shopify,${stock}\ntee,,${price},Size,M,shopify,7\n`,
    });
    await importCsv(database, shop, file(10, 9));
    const [tee] = await productsOf(database, shop);
    const stocks = async () =>
      (await variantsOf(database, tee?.id ?? '')).map(({ stock }) => stock);
    await database.pool.query(
      `UPDATE product_variants SET stock = 4 WHERE product_id = $1 AND position = 0`,
      [tee?.id],
    );
    await database.db.update(products).set({ name: 'As before', sourceHash: 'f'.repeat(64) });
    const reread = await importCsv(database, shop, file(10, 9));
    expect(reread).toMatchObject({ updated: 1, preservedStock: 1 });
    expect((await productsOf(database, shop))[0]?.name).toBe('Tee');
    expect(await stocks()).toEqual([4, 7]);
    expect(formatReport(reread)).toMatch(/since an earlier version read the file .*: 1$/m);
    // From then on the file's number counts where the file changes.
    expect(await importCsv(database, shop, file(10, 9))).toMatchObject({
      unchanged: 1,
      preservedStock: 0,
    });
    expect(await importCsv(database, shop, file(10, 8))).toMatchObject({
      updated: 1,
      preservedStock: 0,
    });
    expect(await stocks()).toEqual([8, 7]);
    // Or where it is asked for.
    await database.pool.query('UPDATE product_variants SET stock = 1 WHERE product_id = $1', [
      tee?.id,
    ]);
    await importCsv(database, shop, file(10, 8), { setsStock: true });
    expect(await stocks()).toEqual([8, 7]);
    const { rows: events } = await database.pool.query(
      `SELECT data FROM domain_events WHERE kind = 'stock.imported' AND shop_id = $1 ORDER BY id`,
      [shop.id],
    );
    expect(events.map(({ data }) => data.variants)).toEqual([2, 1, 2]);
  });

  it('keeps each shop of a catalogue to its own products', async () => {
    const one = await addShop(database, 'one.example', 'shared');
    const two = await addShop(database, 'two.example', 'shared');
    await importCsv(database, one, { text: `${HEADER}tee,Of one,1,,\n` });
    const report = await importCsv(database, two, { text: `${HEADER}tee,Of two,2,,\n` });
    expect(counts(report)).toMatchObject({ created: 1 });
    expect(await productsOf(database, one)).toMatchObject([{ name: 'Of one', slug: 'tee' }]);
    expect(await productsOf(database, two)).toMatchObject([{ name: 'Of two', slug: 'tee' }]);
  });

  it('marks a slug that is taken, the same way every time', async () => {
    const shop = await addShop(database, 'slugs.example', 'slugs');
    await database.db
      .insert(products)
      .values({ template: 'slugs', slug: 'blue-tee', name: 'Shared', priceMinor: 100 });
    const text = `${HEADER}blue-tee,A,1,,\nBlue Tee,B,2,,\nred-tee,C,3,,\nRed Tee!,D,4,,\n★,E,5,,\n`;
    await importCsv(database, shop, { text });
    const slugs = async () =>
      (await productsOf(database, shop)).map(({ name, slug }) => `${name} ${slug}`).sort();
    const made = await slugs();
    expect(made).toEqual([
      expect.stringMatching(/^A blue-tee-[0-9a-f]{8}$/),
      expect.stringMatching(/^B blue-tee-[0-9a-f]{8}$/),
      'C red-tee',
      expect.stringMatching(/^D red-tee-[0-9a-f]{8}$/),
      'E product',
    ]);
    await importCsv(database, shop, {
      text: text.replaceAll(',A,', ',A2,').replaceAll(',D,', ',D2,'),
    });
    expect((await slugs()).map((line) => line.split(' ')[1])).toEqual(
      made.map((line) => line.split(' ')[1]),
    );
    await database.db.delete(products).where(eq(products.shopId, shop.id));
    await importCsv(database, shop, { text });
    expect(await slugs()).toEqual(made);
  });

  it('lets two imports of one catalogue at once end with every product once', async () => {
    const one = await addShop(database, 'left.example', 'together');
    const two = await addShop(database, 'right.example', 'together');
    const rows = Array.from({ length: 300 }, (_, index) => `p${index},Product ${index},9.99,,`);
    const forth = { text: `${HEADER}${rows.join('\n')}` };
    const back = { text: `${HEADER}${rows.toReversed().join('\n')}` };
    const reports = await Promise.all([
      importCsv(database, one, forth),
      importCsv(database, one, back),
      importCsv(database, two, back),
      importCsv(database, one, forth),
    ]);
    const ofOne = [reports[0], reports[1], reports[3]].map((report) => report && counts(report));
    expect(ofOne.map((report) => report?.created).sort()).toEqual([0, 0, 300]);
    expect(ofOne.map((report) => report?.unchanged).sort()).toEqual([0, 300, 300]);
    expect(await productsOf(database, one)).toHaveLength(300);
    expect(await productsOf(database, two)).toHaveLength(300);
  });

  it('fails clearly where the shop is gone, and leaves the connection usable', async () => {
    const shop = { id: '00000000-0000-4000-8000-000000000000', host: 'no.example', template: 'x' };
    await expect(importCsv(database, shop, { text: `${HEADER}a,A,1,,\n` })).rejects.toThrow(
      'The shop no.example was removed or changed.',
    );
    expect((await database.pool.query('SELECT 1 AS one')).rows).toEqual([{ one: 1 }]);
  });
});
