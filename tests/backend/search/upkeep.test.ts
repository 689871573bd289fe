import { and, eq } from 'drizzle-orm';
import { beforeAll, describe, expect, test } from 'vitest';
import { categories, products, shops, variantDefinitions } from '@/backend/db/schema';
import { withTestApp } from '../api/test-app';
import { product, searcher, seedSearchShop, TEMPLATE } from './search-shop';

const testApp = withTestApp();
const { database } = testApp;
let call: ReturnType<typeof searcher>;
beforeAll(async () => {
  await seedSearchShop(testApp);
  call = searcher(testApp);
});

const change = (slug: string, fields: Partial<typeof products.$inferInsert>) =>
  database.db.update(products).set(fields).where(eq(products.slug, slug));
const sizesOf = async (query: string) =>
  (await call.search(query)).facets.sizes.map(({ value }) => value);

describe('what the catalogue holds is found at once [S9.52]', () => {
  test('a new product, its new name, and nothing once it is gone', async () => {
    await database.db.insert(products).values(product('Walrus Onesie'));
    expect(await call.names('walrus')).toEqual(['Walrus Onesie']);
    await change('walrus-onesie', { name: 'Penguin Onesie' });
    expect(await call.names('penguin')).toEqual(['Penguin Onesie']);
    expect(await call.names('walrus')).toEqual([]);
    await database.db.delete(products).where(eq(products.slug, 'walrus-onesie'));
    expect(await call.names('penguin onesie')).toEqual([]);
    const { rows } = await database.pool.query(
      "SELECT word FROM search_words WHERE word IN ('walrus', 'penguin', 'onesie')",
    );
    expect(rows).toEqual([]);
  });

  test('a price, colours and a category', async () => {
    await change('plain-tee', { priceMinor: 99_00, colors: ['Red'], category: 'Jersey' });
    const { products: result, facets } = await call.search('plain');
    expect(result[0]?.price).toBe(99);
    expect(facets.colors).toMatchObject([{ value: 'Red', count: 1 }]);
    expect(facets.prices).toEqual([{ from: 75, to: 100, count: 1 }]);
    expect(await call.names('plain', { category: 'Jersey' })).toEqual(['Plain Tee']);
  });

  test('sizes: its own, else its category’s, else those of default', async () => {
    expect(await sizesOf('zip')).toEqual(['XL', '2XL']);
    expect(await sizesOf('meadow')).toEqual(['S', 'M', 'XL']);
    expect(await sizesOf('denim')).toEqual(['One Size']);
    const ofHoodies = and(
      eq(variantDefinitions.template, TEMPLATE),
      eq(variantDefinitions.category, 'Hoodies'),
    );
    await database.db.delete(variantDefinitions).where(ofHoodies);
    expect(await sizesOf('meadow')).toEqual(['One Size']);
    const again = ['Hoodies', 'default'].map((category) => ({
      template: TEMPLATE,
      category,
      fields: [{ id: 'size', label: 'Size', type: 'select' as const, options: [], required: true }],
    }));
    await database.db.delete(variantDefinitions);
    expect(await sizesOf('denim')).toEqual([]);
    await database.db.insert(variantDefinitions).values(again);
    expect(await sizesOf('meadow')).toEqual([]);
    const combined = {
      id: 'variant',
      label: 'Size / Colour',
      type: 'select' as const,
      options: ['S / Navy', 'L / Navy'].map((value) => ({
        label: value,
        value,
        priceAdjustment: 0,
      })),
      required: true,
    };
    await change('meadow-hoodie', { variantFields: [combined] });
    expect(await sizesOf('meadow')).toEqual(['S', 'L']);
  });

  test('the name of its category’s tile', async () => {
    expect(await call.names('windbreaking')).toEqual([]);
    const tile = { template: TEMPLATE, category: 'Jacket', name: 'Windbreaking' };
    await database.db.insert(categories).values(tile);
    expect(await call.names('windbreaking')).toEqual(['Denim Jacket']);
  });
});

test('only the published products of the shop are found [S9.53]', async () => {
  const [other] = await database.db.select().from(shops).where(eq(shops.host, 'other.example'));
  await database.db
    .insert(products)
    .values([
      product('Secret Draft', { isPublished: false }),
      product('Secret Neighbour', { shopId: other?.id }),
    ]);
  expect(await call.names('secret')).toEqual([]);
  expect(await call.names('secret', {}, 'other.example')).toEqual(['Secret Neighbour']);
  expect(await call.names('secrt neighbuor')).toEqual([]);
  await change('secret-draft', { isPublished: true });
  expect(await call.names('secret')).toEqual(['Secret Draft']);
});
