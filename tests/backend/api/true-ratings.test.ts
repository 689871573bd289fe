import { eq } from 'drizzle-orm';
import { beforeAll, expect, test } from 'vitest';
import { reviews, shops } from '@/backend/db/schema';
import { storefrontSchemas } from '@/core/calls/storefront.schema';
import type { Product } from '@/core/model/product';
import { PRIVATE_A, SHOP_A, SHOP_B, seedShops } from './seed';
import { withTestApp } from './test-app';

const { database, read } = withTestApp();
const { product, shop, related } = storefrontSchemas;

const review = (shopId: string, rating: number, status: 'approved' | 'pending' = 'approved') => ({
  shopId,
  rating,
  status,
  productId: PRIVATE_A,
  name: 'Ada',
  text: 'Warm.',
});

beforeAll(async () => {
  await seedShops(database.db);
  const ofA = [5, 5, 4].map((rating) => review(SHOP_A, rating));
  await database.db
    .insert(reviews)
    .values([...ofA, review(SHOP_A, 1, 'pending'), review(SHOP_B, 1)]);
});

const setReal = (realMerchandising: boolean) =>
  database.db.update(shops).set({ settings: { realMerchandising } }).where(eq(shops.id, SHOP_A));

async function ratingsEverywhere() {
  const page = shop.response.parse(await read('/shop?category=Jacket'));
  const next = shop.response.parse(await read('/shop?category=Jacket&page=2'));
  const list = storefrontSchemas.products.response.parse(await read('/products?category=Jacket'));
  const one = product.response.parse(await read('/product?id=only-in-a'));
  const beside = related.response.parse(await read('/related?id=hoodies-1&limit=100'));
  const results = beside.filter(({ id }) => id === PRIVATE_A);
  return [...page.products, ...(next.upsale ?? []), ...list, one, ...results].map(ratingOf);
}

const ratingOf = ({ rating, reviewCount }: Product) => ({ rating, reviewCount });

test('with real merchandising a product carries what its approved reviews in this shop come to [S9.70]', async () => {
  await setReal(true);
  const ratings = await ratingsEverywhere();
  expect(ratings.length).toBeGreaterThanOrEqual(5);
  for (const one of ratings) expect(one).toEqual({ rating: 4.67, reviewCount: 3 });

  await database.db.insert(reviews).values(review(SHOP_A, 1));
  for (const one of await ratingsEverywhere())
    expect(one).toEqual({ rating: 3.75, reviewCount: 4 });
  const hoodie = product.response.parse(await read('/product?id=hoodies-1'));
  expect(ratingOf(hoodie)).toEqual({ rating: undefined, reviewCount: undefined });
});

test('a plain listing and a narrowed one carry them, asked for once', async () => {
  await setReal(true);
  for (const path of ['/shop?category=Jacket&limit=31', '/shop?minPrice=1&limit=31']) {
    const { sent, result } = await database.queriesOf(() => read(path));
    const { products, ...beside } = shop.response.parse(result);
    expect(products.find(({ id }) => id === PRIVATE_A)).toMatchObject({ rating: 3.75 });
    // Of the listing and of each upsale that has any products.
    const lists = [products, beside.upsale ?? [], beside.upsale2 ?? []];
    const count = lists.filter((list) => list.length > 0).length;
    expect(sent.filter((text) => text.includes('avg('))).toHaveLength(count);
  }
});

test('without it none does', async () => {
  await setReal(false);
  for (const one of await ratingsEverywhere()) {
    expect(one).toEqual({ rating: undefined, reviewCount: undefined });
  }
});
