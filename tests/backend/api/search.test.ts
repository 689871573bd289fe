import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, test } from 'vitest';
import { products } from '@/backend/db/schema';
import { failureSchema } from '@/core/calls/failure.schema';
import { storefrontSchemas as schemas } from '@/core/calls/storefront.schema';
import { templateRequired } from '@/core/model/messages';
import { product, searcher, seedSearchShop } from '../search/search-shop';
import { withTestApp } from './test-app';

const testApp = withTestApp();
let call: ReturnType<typeof searcher>;
beforeAll(async () => {
  await seedSearchShop(testApp);
  call = searcher(testApp);
});

describe('POST /search', () => {
  test('answers an envelope of products, page, totals and facets [S7.34] [S7.3]', async () => {
    const answer = await call.post({ query: 'hoodie', limit: 2 });
    expect(answer.status).toBe(200);
    const { status, data } = schemas.search.response.parse(await answer.json());
    expect(status).toBe(0);
    expect(data).toMatchObject({ page: 1, total: 4, totalPages: 2 });
    expect(data.products).toHaveLength(2);
    expect(data.products[0]?.category).toBe('Hoodies');
  });

  test('has 10 a page, from page 1 on, by relevance [S9.50]', () => {
    const request = schemas.search.request.parse({ query: 'x', template: 't' });
    expect(request).toMatchObject({ page: 1, limit: 10, sortBy: 'relevance' });
  });

  test.each(['', '   ', '\n'])('the blank query %j finds nothing [S5.21]', async (query) => {
    const { products, total, facets } = await call.search(query);
    expect({ products, total }).toEqual({ products: [], total: 0 });
    expect(facets).toEqual({ categories: [], colors: [], sizes: [], prices: [], inStock: 0 });
  });

  test('reads the query from title, which comes first, else from query [S5.34]', async () => {
    const result = async (body: object) => {
      const answer = await call.post({ query: undefined, ...body });
      const { data } = schemas.search.response.parse(await answer.json());
      return data.total;
    };
    expect(await result({ title: 'hoodie' })).toBe(4);
    expect(await result({ title: 'hoodie', query: 'nothing like it' })).toBe(4);
    expect(await result({ title: '', query: 'hoodie' })).toBe(4);
    expect(await result({})).toBe(0);
  });

  test.each([{ template: '' }, { template: '  ' }, { template: undefined }])(
    'the template %j is refused [S5.22]',
    async (body) => {
      const answer = await call.post({ query: 'hoodie', ...body });
      expect(answer.status).toBe(400);
      const failure = failureSchema.parse(await answer.json());
      expect(failure).toMatchObject({ status: 400, message: templateRequired, path: 'template' });
    },
  );

  test('another shop’s template and an unknown category are 404, an unknown order 400', async () => {
    expect((await call.post({ query: 'x', template: 'jersey' })).status).toBe(404);
    expect((await call.post({ query: 'x', category: 'nothing' })).status).toBe(404);
    expect((await call.post({ query: 'x', sortBy: 'worst' })).status).toBe(400);
  });
});

describe('filters and facets', () => {
  test('narrow by category, colours, size and price [S5.27]', async () => {
    expect(await call.names('hoodie', { category: 'Jacket' })).toEqual(['Denim Jacket']);
    const colored = await call.names('hoodie', { color: 'Sage,charcoal' });
    expect(colored.sort()).toEqual(['Harbor Hoodie', 'Meadow Hoodie']);
    expect(await call.names('hoodie', { size: '2XL' })).toEqual(['Zip Hoodie']);
    expect(await call.names('hoodie', { minPrice: 20, maxPrice: 40 })).toHaveLength(3);
    expect(await call.names('hoodie', { category: 'Shirts' })).toEqual([]);
  });

  test('sort by price, name and date, in a total order [S5.27]', async () => {
    const sorted = (sortBy: string) => call.names('hoodie', { sortBy, category: 'Hoodies' });
    expect(await sorted('price-asc')).toEqual(['Meadow Hoodie', 'Zip Hoodie', 'Harbor Hoodie']);
    expect(await sorted('name-desc')).toEqual(['Zip Hoodie', 'Meadow Hoodie', 'Harbor Hoodie']);
    const pages = await Promise.all(
      [1, 2, 3, 4].map((page) => call.names('hoodie', { limit: 1, page })),
    );
    expect(new Set(pages.flat()).size).toBe(4);
    expect(await call.names('hoodie', { page: 1_000_000 })).toEqual([]);
  });

  test('are counted by every other filter, not by their own [S5.28]', async () => {
    const { facets, total } = await call.search('hoodie', { color: 'Navy', maxPrice: 50 });
    expect(total).toBe(1);
    expect(facets.colors).toEqual([
      { value: 'Denim', count: 1, hex: '#46617f' },
      { value: 'Navy', count: 1, hex: '#1f2a44' },
      { value: 'Sage', count: 1, hex: '#a3b18a' },
    ]);
    expect(facets.categories).toEqual([{ value: 'Hoodies', count: 1 }]);
    expect(facets.sizes).toEqual([
      { value: 'XL', count: 1 },
      { value: '2XL', count: 1 },
    ]);
    expect(facets.prices).toEqual([
      { from: 25, to: 50, count: 1 },
      { from: 75, to: 100, count: 1 },
    ]);
  });

  test('are of sizes that an address can name alone', async () => {
    const ODD = ['6, 8', 'x'.repeat(41), 'y'.repeat(40)];
    const options = ODD.map((label) => ({ label, value: label, priceAdjustment: 0 }));
    const field = { id: 'size', label: 'Size', type: 'select' as const, options, required: true };
    const odd = product('Odd Kilt', { category: 'Odd', variantFields: [field] });
    await testApp.database.db.insert(products).values(odd);
    const { facets } = await call.search('kilt');
    expect(facets.sizes).toEqual([{ value: 'y'.repeat(40), count: 1 }]);
    await testApp.database.db.delete(products).where(eq(products.slug, odd.slug));
  });

  test('the listing has them, and takes query, filters and order alike [S9.54]', async () => {
    const page = async (query: string) =>
      schemas.shop.response.parse(await testApp.read(`/shop?${query}`));
    const plain = await page('category=Hoodies');
    expect(plain.total).toBe(3);
    expect(plain.facets?.categories).toContainEqual({ value: 'Shirts', count: 1 });
    expect(plain.facets?.sizes.map(({ value }) => value)).toEqual(['S', 'M', 'XL', '2XL']);
    const navy = await page('color=Navy&sort=price-asc');
    expect(navy.products.map(({ name }) => name)).toEqual([
      'Plain Tee',
      'Zip Hoodie',
      'Harbor Hoodie',
    ]);
    expect((await page('query=hodie&sort=relevance')).total).toBe(4);
    expect((await page('sort=relevance')).total).toBe(6);
  });
});
