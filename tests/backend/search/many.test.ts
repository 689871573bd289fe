import { like, sql } from 'drizzle-orm';
import { beforeAll, describe, expect, test } from 'vitest';
import { products } from '@/backend/db/schema';
import { withTestApp } from '../api/test-app';
import { product, searcher, seedSearchShop, TEMPLATE } from './search-shop';

const GOWNS = 11_000;
const RARE = 40;

const testApp = withTestApp();
let call: ReturnType<typeof searcher>;
beforeAll(async () => {
  await seedSearchShop(testApp);
  await addGowns();
  const necks = Array.from({ length: 25 }, (_, at) =>
    product(`V-neck Kaftan ${at}`, { tags: 'reversible' }),
  );
  const received = product('Kimono', { description: 'Reversible, over a V-neck kaftan' });
  await testApp.database.db.insert(products).values([...necks, received]);
  call = searcher(testApp);
});

/** Dear ones and cheap ones in turns, a few of them in a rare color, and one that is called just so. */
async function addGowns() {
  await testApp.database.db.execute(sql`
    INSERT INTO products (template, slug, name, price_minor, category, colors, published_at)
    SELECT ${TEMPLATE}, 'gown-' || n, CASE n WHEN 7 THEN 'Gown' ELSE 'Evening Gown ' || n END,
      CASE n % 2 WHEN 0 THEN 3000 ELSE 12000 END, 'Gowns',
      CASE WHEN n <= ${RARE} THEN '["Mint"]'::jsonb ELSE '["Navy"]'::jsonb END,
      now() - n * interval '1 minute'
    FROM generate_series(1, ${GOWNS}) AS n`);
}

const near = (count: number) => ({
  asymmetricMatch: (value: number) => Math.abs(value - count) < count / 10,
  toString: () => `about ${count}`,
});

describe('more than 10,000 products', () => {
  test('are counted about right, and what is called so comes first [S5.28]', async () => {
    const { products: result, total, facets } = await call.search('gown');
    expect(total).toEqual(near(GOWNS));
    expect(result[0]?.name).toBe('Gown');
    expect(result.map(({ name }) => name)).toContain('Evening Gown 1');
    expect(facets.categories).toEqual([{ value: 'Gowns', count: near(GOWNS) }]);
    expect(facets.prices).toEqual([
      { from: 25, to: 50, count: near(GOWNS / 2) },
      { from: 100, to: 150, count: near(GOWNS / 2) },
    ]);
  });

  test('a filter that leaves few of them finds exactly those, and counts what others would leave [S5.28]', async () => {
    const { total, facets } = await call.search('gown', { color: 'Mint' });
    expect(total).toBe(RARE);
    expect(facets.prices).toEqual([
      { from: 25, to: 50, count: RARE / 2 },
      { from: 100, to: 150, count: RARE / 2 },
    ]);
    expect(facets.colors).toContainEqual({ value: 'Navy', count: near(GOWNS), hex: '#1f2a44' });
    const both = await call.search('gown', { color: 'Mint', maxPrice: 50 });
    expect(both.total).toBe(RARE / 2);
    expect(both.facets.colors).toContainEqual({
      value: 'Navy',
      count: near(GOWNS / 2),
      hex: '#1f2a44',
    });
    expect(both.facets.prices).toContainEqual({ from: 100, to: 150, count: RARE / 2 });
  });

  test('come in order over the pages, none twice [S5.27]', async () => {
    const pages = [1, 2, 3].map((page) => call.search('gown', { page, limit: 50 }));
    const ids = (await Promise.all(pages)).flatMap(({ products: result }) =>
      result.map((one) => one.id),
    );
    expect(new Set(ids).size).toBe(150);
    const cheap = await call.search('gown', { sortBy: 'price-asc' });
    expect(cheap.products.every(({ price }) => price === 30)).toBe(true);
  });
});

test('descriptions are read where labels find fewer than twenty [S5.26]', async () => {
  expect((await call.search('reversible', { limit: 50 })).total).toBe(25);
  expect((await call.search('reversible', { color: 'Mint' })).total).toBe(0);
  await testApp.database.db.delete(products).where(like(products.name, 'V-neck Kaftan 1_'));
  expect(await call.names('reversible', { limit: 50 })).toContain('Kimono');
});

test('a product is what its name and category say, not what its description mentions [S5.1001]', async () => {
  expect(await call.names('kaftan', { limit: 50 })).not.toContain('Kimono');
  expect(await call.names('reversible kaftan', { limit: 50 })).not.toContain('Kimono');
});

test('words of one letter are words of the catalogue, and no guess at others', async () => {
  const { rows } = await testApp.database.pool.query(
    "SELECT uses FROM search_words WHERE word = 'v' AND template = $1",
    [TEMPLATE],
  );
  expect(rows).toEqual([{ uses: 15 }]);
  expect(await call.names('kimno')).toEqual(['Kimono']);
  expect(await call.names('vqx')).toEqual([]);
});
