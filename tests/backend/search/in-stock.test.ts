import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, test } from 'vitest';
import { products, productVariants } from '@/backend/db/schema';
import { storefrontSchemas as schemas } from '@/core/calls/storefront.schema';
import { eventually } from '../../support/eventually';
import { withTestApp } from '../api/test-app';
import { product, searcher, seedSearchShop } from './search-shop';

const testApp = withTestApp();
const { database } = testApp;
let call: ReturnType<typeof searcher>;

/** A product of the shop with the stock of its rows by size and color; null where it is not counted. */
async function addRows(slug: string, rows: [size: string, color: string, stock: number | null][]) {
  const [row] = await database.db
    .select({ id: products.id })
    .from(products)
    .where(eq(products.slug, slug));
  const productId = row?.id ?? '';
  const variants = rows.map(([size, color, stock], position) => ({
    ...{ productId, position, stock, priceMinor: 4000 },
    options: [{ name: 'Size', value: size }, ...(color ? [{ name: 'Colour', value: color }] : [])],
  }));
  await database.db.insert(productVariants).values(variants);
  return productId;
}

const setStock = (productId: string, stock: number) =>
  database.db
    .update(productVariants)
    .set({ stock })
    .where(eq(productVariants.productId, productId));
const inStock = (query: string, filters: object = {}) =>
  call.names(query, { ...filters, inStock: true });

beforeAll(async () => {
  await seedSearchShop(testApp);
  await database.db
    .insert(products)
    .values([
      product('Wharf Parka', { category: 'Jacket', colors: ['Navy', 'Red'] }),
      product('Pier Parka', { category: 'Jacket', colors: ['Navy'] }),
      product('Quay Parka', { category: 'Jacket', colors: ['Navy'] }),
      product('Gone Parka', { category: 'Jacket', colors: ['Navy'], isSoldOut: true }),
    ]);
  await addRows('wharf-parka', [
    ['S', 'navy blue', 3],
    ['M', 'navy blue', 0],
    ['M', 'Red', null],
  ]);
  await addRows('pier-parka', [
    ['S', 'Navy', 0],
    ['M', 'Navy', 2],
  ]);
  await addRows('quay-parka', [['S', '', 0]]);
  call = searcher(testApp);
});

describe('only what is in stock [S5.1004]', () => {
  test('is what has a row with pieces, or none counted, and no mark of a hand', async () => {
    expect((await call.names('parka')).sort()).toEqual([
      ...['Gone Parka', 'Pier Parka', 'Quay Parka', 'Wharf Parka'],
    ]);
    expect((await inStock('parka')).sort()).toEqual(['Pier Parka', 'Wharf Parka']);
    // Without rows it is in stock unless marked.
    expect(await inStock('denim jacket')).toEqual(['Denim Jacket']);
  });

  test('in a size is what has a row of that size, in a color too a row of both', async () => {
    expect(await inStock('parka', { size: 'S' })).toEqual(['Wharf Parka']);
    expect((await inStock('parka', { size: 'M' })).sort()).toEqual(['Pier Parka', 'Wharf Parka']);
    expect(await inStock('parka', { size: 'M', color: 'Navy' })).toEqual(['Pier Parka']);
    expect(await inStock('parka', { size: 'M', color: 'Red' })).toEqual(['Wharf Parka']);
    expect(await inStock('parka', { size: 'S', color: 'Red' })).toEqual([]);
  });

  test('counts sizes and colors by what is in stock in the other, and itself by all other filters', async () => {
    const all = (await call.search('parka')).facets;
    expect(all.inStock).toBe(2);
    const navy = (await call.search('parka', { color: 'Navy', inStock: true })).facets;
    expect(navy.sizes).toEqual([
      { value: 'S', count: 1 },
      { value: 'M', count: 1 },
    ]);
    const medium = (await call.search('parka', { size: 'M', inStock: true })).facets;
    expect(medium.colors.map(({ value, count }) => [value, count])).toEqual([
      ['Navy', 1],
      ['Red', 1],
    ]);
    expect(medium.inStock).toBe(2);
    expect((await call.search('parka', { size: 'S' })).facets.inStock).toBe(1);
    expect((await call.search('parka', { size: 'S', color: 'Red' })).facets.inStock).toBe(0);
  });

  test('follows what is sold, comes back and is marked, at once', async () => {
    const [pier] = await database.db.select().from(products).where(eq(products.slug, 'pier-parka'));
    const id = pier?.id ?? '';
    await setStock(id, 0);
    expect(await inStock('pier')).toEqual([]);
    await setStock(id, 1);
    expect(await inStock('pier', { size: 'S' })).toEqual(['Pier Parka']);
    await database.db.update(products).set({ isSoldOut: true }).where(eq(products.id, id));
    expect(await inStock('pier')).toEqual([]);
    await database.db.update(products).set({ isSoldOut: false }).where(eq(products.id, id));
    await database.db.delete(productVariants).where(eq(productVariants.productId, id));
    expect(await inStock('pier')).toEqual(['Pier Parka']);
    await addRows('pier-parka', [['M', 'Navy', 2]]);
  });

  test('two orders that sell out two rows of a product at once leave none of them', async () => {
    const id = await addRows('meadow-hoodie', [
      ['S', 'Sage', 1],
      ['M', 'Sage', 1],
    ]);
    const rows = await database.db
      .select({ id: productVariants.id })
      .from(productVariants)
      .where(eq(productVariants.productId, id));
    const first = await database.pool.connect();
    const second = await database.pool.connect();
    const sellOut = 'UPDATE product_variants SET stock = 0 WHERE id = $1';
    await first.query('BEGIN');
    await first.query(sellOut, [rows[0]?.id]);
    const waiting = second.query(sellOut, [rows[1]?.id]);
    await eventually(async () => {
      const waits = await database.pool.query(
        'SELECT FROM pg_stat_activity WHERE datname = current_database() AND cardinality(pg_blocking_pids(pid)) > 0',
      );
      expect(waits.rowCount).toBe(1);
    });
    await first.query('COMMIT');
    await waiting;
    first.release();
    second.release();
    expect(await inStock('meadow')).toEqual([]);
  });

  test('a category that does not exist is an empty page of a search, and no page by itself [S5.1006]', async () => {
    const nowhere = schemas.shop.response.parse(
      await testApp.read('/shop?query=hoodie&category=Nowhere&inStock=1'),
    );
    expect(nowhere).toMatchObject({ products: [], total: 0 });
    expect(nowhere.facets?.categories).toContainEqual({
      value: 'Hoodies',
      count: expect.any(Number),
    });
    expect((await testApp.get('/shop?category=Nowhere')).status).toBe(404);
  });

  test('narrows the listing too, and is refused where it is neither true nor false', async () => {
    const listed = schemas.shop.response.parse(await testApp.read('/shop?inStock=1&size=S'));
    expect(listed.products.map(({ name }) => name)).toContain('Wharf Parka');
    expect(listed.products.map(({ name }) => name)).not.toContain('Quay Parka');
    expect((await testApp.get('/shop?inStock=maybe')).status).toBe(400);
    expect((await testApp.get('/shop?inStock=0')).status).toBe(200);
  });
});
