import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, test } from 'vitest';
import { pages, reviews, shops } from '@/backend/db/schema';
import { productsNeed } from '@/blocks/types/product/definition';
import { storefrontSchemas as schemas } from '@/core/calls/storefront.schema';
import { initSchema } from '@/core/model/shop.schema';
import { needLists } from '@/services/server/need-lists';
import { SHOP_A, SHOP_B, seedShops } from './seed';
import { withTestApp } from './test-app';

const { database, get, read } = withTestApp();

const GRID = { kind: 'products', category: 'Hoodies', sortBy: 'name-asc', totalProducts: 3 };
const REVIEWS = { kind: 'reviews' };

const review = (shopId: string, category: string, name: string) => ({
  ...{ shopId, category, name, rating: 5, text: 'Warm.', status: 'approved' as const },
});

beforeAll(async () => {
  await seedShops(database.db);
  await database.db
    .insert(reviews)
    .values([review(SHOP_A, 'Hoodies', 'Ann'), review(SHOP_A, 'Shoes', 'Ben')]);
});

const path = (needs: unknown) => `/block-data?needs=${encodeURIComponent(JSON.stringify(needs))}`;

async function ask(needs: unknown, host?: string) {
  return schemas.blockData.response.parse(await read(path(needs), host)).data;
}

describe('GET /block-data', () => {
  test('answers what all blocks of a page need, in the order asked [S7.151]', async () => {
    const [grid, shown, other] = await ask([GRID, REVIEWS, { ...GRID, sortBy: 'name-desc' }]);
    expect(grid).toMatchObject([
      { name: 'Hoodies 01' },
      { name: 'Hoodies 02' },
      { name: 'Hoodies 03' },
    ]);
    expect(shown).toMatchObject({ totalReviews: 1, reviews: [{ name: 'Ann' }] });
    expect(other).toHaveLength(3);
    expect(other).not.toEqual(grid);
  });

  test('gives null for a category that there is not, and the rest all the same', async () => {
    const [missing, grid] = await ask([{ ...GRID, category: 'Swords' }, GRID]);
    expect(missing).toBeNull();
    expect(grid).toHaveLength(3);
  });

  test('takes a page of many and of odd grids in its parts [S3.600]', async () => {
    const names = ['Hoodies', 'c'.repeat(201), 'Hood\0ies', ...Array(100).fill('x'.repeat(199))];
    const lists = needLists(
      names.map((name, index) =>
        productsNeed({ sortBy: 'newest', category: name, totalProducts: index + 1 }),
      ),
    );
    const answers = (await Promise.all(lists.map((needs) => ask(needs)))).flat();
    expect(answers).toHaveLength(101);
    expect(answers[0]).toHaveLength(1);
  });

  test('gives null for the reviews of a shop that shows none', async () => {
    expect(await ask([REVIEWS], 'other.example')).toEqual([null]);
    const [{ settings } = { settings: {} }] = await database.db
      .select()
      .from(shops)
      .where(eq(shops.id, SHOP_A));
    await database.db
      .update(shops)
      .set({ settings: { ...settings, disableReviews: true } })
      .where(eq(shops.id, SHOP_A));
    expect(await ask([REVIEWS])).toEqual([null]);
    await database.db.update(shops).set({ settings }).where(eq(shops.id, SHOP_A));
  });

  test.each([
    ['no JSON', '[{', 'needs'],
    ['no list', '{}', 'needs'],
    ['an unknown kind', '[{"kind":"orders"}]', 'needs.0.kind'],
    ['no number', JSON.stringify([{ ...GRID, totalProducts: 'all' }]), 'needs.0.totalProducts'],
    ['what no text may hold', JSON.stringify([{ ...GRID, category: 'a\0' }]), 'needs.0.category'],
    ['too many', JSON.stringify(Array.from({ length: 61 }, () => REVIEWS)), 'needs'],
  ])('refuses %s, and says where', async (_, needs, where) => {
    const answer = await get(`/block-data?needs=${encodeURIComponent(needs)}`);
    expect(answer.status).toBe(400);
    expect(await answer.json()).toMatchObject({ path: where });
  });
});

test('GET /init names the pages that the shop has designed, its own alone [S3.151]', async () => {
  await database.db.insert(pages).values([
    { shopId: SHOP_A, slug: 'lookbook', name: 'Lookbook' },
    { shopId: SHOP_A, slug: 'about', name: 'About' },
    { shopId: SHOP_B, slug: 'secret', name: 'Secret' },
  ]);
  expect(initSchema.parse(await read('/init')).designedPages).toEqual(['about', 'lookbook']);
});
