import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, test } from 'vitest';
import { orderLines, orders, products, shops } from '@/backend/db/schema';
import { countBestsellers } from '@/backend/domain/catalogue/bestsellers';
import { runJobs } from '@/backend/upkeep';
import { storefrontSchemas as schemas } from '@/core/calls/storefront.schema';
import type { OrderState } from '@/core/model/order';
import { withTestApp } from '../api/test-app';
import { product, searcher, seedSearchShop, TEMPLATE } from './search-shop';

const DAY_MS = 24 * 60 * 60_000;
let clock = Date.now();
const testApp = withTestApp({ now: () => clock });
const { database } = testApp;
let call: ReturnType<typeof searcher>;
let orderCount = 0;

interface Sale {
  host?: string;
  state?: OrderState;
  daysAgo?: number;
}

/** An order of some pieces of one product. */
async function sell(slug: string, quantity: number, sale: Sale = {}): Promise<void> {
  const { host = 'localhost', state = 'paid', daysAgo = 1 } = sale;
  const { db } = database;
  const [shop] = await db.select({ id: shops.id }).from(shops).where(eq(shops.host, host));
  const [sold] = await db.select().from(products).where(eq(products.slug, slug));
  orderCount += 1;
  const [order] = await db
    .insert(orders)
    .values({
      ...{ shopId: shop?.id ?? '', number: `T-${orderCount}`, email: 'a@x.example', state },
      ...{ totals: [], totalMinor: 0, placedAt: new Date(Date.now() - daysAgo * DAY_MS) },
    })
    .returning({ id: orders.id });
  await db.insert(orderLines).values({
    ...{ shopId: shop?.id ?? '', orderId: order?.id ?? '', position: 0, productId: sold?.id },
    ...{ name: slug, quantity, unitPriceMinor: 4000 },
  });
}

const count = () => countBestsellers(database.shops.across.db, Date.now());
const listed = async (query: string, host?: string) => {
  const page = schemas.shop.response.parse(await testApp.read(`/shop?${query}`, host));
  return page.products.map(({ name }) => name);
};
const revision = async (host = 'localhost') => {
  const [shop] = await database.db.select().from(shops).where(eq(shops.host, host));
  return shop?.revision;
};

beforeAll(async () => {
  await seedSearchShop(testApp);
  call = searcher(testApp);
  await sell('zip-hoodie', 5);
  await sell('harbor-hoodie', 2);
  await sell('harbor-hoodie', 2, { state: 'delivered' });
  await sell('plain-tee', 4, { state: 'fulfilled' });
  // None of these counts.
  await sell('meadow-hoodie', 9, { state: 'cancelled' });
  await sell('meadow-hoodie', 9, { state: 'refunded' });
  await sell('meadow-hoodie', 9, { state: 'pending' });
  await sell('meadow-hoodie', 9, { daysAgo: 91 });
  await sell('meadow-hoodie', 9, { host: 'other.example' });
  await count();
});

describe('by what sells best [S4.1000]', () => {
  test('units of paid orders of the shop within 90 days count; equal ones and the rest by date', async () => {
    const names = await listed('sort=bestselling');
    expect(names[0]).toBe('Zip Hoodie');
    expect(names.slice(1, 3)).toEqual(
      (await listed('sort=newest')).filter((name) => /Harbor|Plain/.test(name)),
    );
    expect(names).toHaveLength(6);
    expect((await listed('sort=bestselling', 'other.example'))[0]).toBe('Meadow Hoodie');
  });

  test('the same in a search, a filtered listing, page by page and in a product grid', async () => {
    const names = await call.names('hoodie', { sortBy: 'bestselling', category: 'Hoodies' });
    expect(names).toEqual(['Zip Hoodie', 'Harbor Hoodie', 'Meadow Hoodie']);
    expect((await listed('sort=bestselling&color=Navy'))[0]).toBe('Zip Hoodie');
    const whole = await listed('sort=bestselling');
    const pages = await Promise.all(
      [1, 2, 3].map((page) => listed(`sort=bestselling&limit=2&page=${page}`)),
    );
    expect(pages.flat()).toEqual(whole);
    const grid = await testApp.read('/products-component?sortBy=bestselling&totalProducts=2');
    const { data } = schemas.productsComponent.response.parse(grid);
    expect(data.products.map(({ name }) => name)).toEqual(whole.slice(0, 2));
  });

  test('a sale that changes no place voids no page; one that does voids those of its shop alone [S4.1001]', async () => {
    const before = [await revision(), await revision('other.example')];
    await sell('zip-hoodie', 1);
    expect(await revision()).toBe(before[0]);
    await count();
    expect(await revision()).toBe(before[0]);
    await sell('plain-tee', 50);
    await count();
    expect(await revision()).toBeGreaterThan(before[0] ?? 0);
    expect(await revision('other.example')).toBe(before[1]);
    expect((await listed('sort=bestselling'))[0]).toBe('Plain Tee');
  });
});

test('sales are counted by upkeep, once an hour [S4.1001]', async () => {
  await runJobs(testApp.services);
  const counted = await revision();
  await sell('caf-crew', 500);
  await runJobs(testApp.services);
  expect(await revision()).toBe(counted);
  clock += 60 * 60_000;
  await runJobs(testApp.services);
  expect(await revision()).toBeGreaterThan(counted ?? 0);
  expect((await listed('sort=bestselling'))[0]).toBe('Café Crew');
});

describe('by the size of the reduction [S4.1002]', () => {
  const reductions = async (query = '') =>
    (await listed(`sort=discount${query}`)).filter((name) => / Stole$/.test(name));

  beforeAll(async () => {
    const stole = (name: string, priceMinor: number, compareAtMinor?: number) =>
      product(`${name} Stole`, {
        category: 'Stoles',
        priceMinor,
        compareAtMinor: compareAtMinor ?? null,
      });
    await database.db
      .insert(products)
      .values([
        stole('Half', 50_00, 100_00),
        stole('Tenth', 9_00, 10_00),
        stole('Dear', 120_00, 100_00),
        stole('Third', 20_00, 30_00),
      ]);
  });

  test('reductions in percent, in shops with real ones, on the listing and in a search', async () => {
    const settings = { realMerchandising: true };
    await database.db.update(shops).set({ settings }).where(eq(shops.host, 'localhost'));
    expect(await reductions()).toEqual(['Half Stole', 'Third Stole', 'Tenth Stole', 'Dear Stole']);
    expect(await call.names('stole', { sortBy: 'discount' })).toEqual(await reductions());
    const change = { priceMinor: 1_00 };
    await database.db.update(products).set(change).where(eq(products.slug, 'tenth-stole'));
    expect((await call.names('stole', { sortBy: 'discount' }))[0]).toBe('Tenth Stole');
  });

  test('where every price is reduced by the same rule, the newest come first', async () => {
    expect(await listed('sort=discount', 'other.example')).toEqual(
      await listed('sort=newest', 'other.example'),
    );
    const search = (sortBy: string) => call.names('stole', { sortBy }, 'other.example');
    expect(await search('discount')).toEqual(await search('newest'));
  });
});

test('a catalogue of more than 10,000 is sorted by both, each product once [S4.1000]', async () => {
  await database.pool.query(
    `INSERT INTO products (template, slug, name, price_minor, compare_at_minor, category, published_at)
    SELECT $1, 'gown-' || n, 'Evening Gown ' || n, 3000, CASE n WHEN 9000 THEN 6000 END, 'Gowns',
      now() - n * interval '1 minute' FROM generate_series(1, 10500) AS n`,
    [TEMPLATE],
  );
  await sell('gown-7000', 1);
  await sell('gown-8000', 2);
  await count();
  const best = await call.names('gown', { sortBy: 'bestselling', limit: 5 });
  expect(best.slice(0, 3)).toEqual(['Evening Gown 8000', 'Evening Gown 7000', 'Evening Gown 1']);
  const next = await call.names('gown', { sortBy: 'bestselling', limit: 2, page: 2 });
  expect(next).toEqual(['Evening Gown 1', 'Evening Gown 2']);
  expect((await call.names('gown', { sortBy: 'discount' }))[0]).toBe('Evening Gown 9000');
  const { total, facets } = await call.search('gown', { inStock: true });
  expect(facets.inStock).toBe(total);
});
