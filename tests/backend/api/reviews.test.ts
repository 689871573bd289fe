import { beforeAll, describe, expect, test } from 'vitest';
import { products, reviews } from '@/backend/db/schema';
import { reviewSchemas } from '@/core/calls/reviews.schema';
import { PRIVATE_A, SHOP_A, SHOP_B, seedShops } from './seed';
import { withTestApp } from './test-app';

const { database, get, read } = withTestApp();

const review = (rating: number, more: Partial<typeof reviews.$inferInsert> = {}) => ({
  shopId: SHOP_A,
  name: 'Ada',
  rating,
  text: 'Warm and soft.',
  status: 'approved' as const,
  category: 'Hoodies',
  ...more,
});

beforeAll(async () => {
  await seedShops(database.db);
  await database.db.insert(reviews).values([
    review(5, {
      writtenAt: new Date('2026-03-03'),
      images: ['/media/a-1.webp', '/media/b-2.webp'],
    }),
    review(5, {
      writtenAt: new Date('2026-03-02'),
      title: 'Good',
      isVerified: true,
      country: 'NO',
    }),
    review(2, { writtenAt: new Date('2026-03-01'), category: 'Jacket', productId: PRIVATE_A }),
    review(1, { status: 'pending', text: 'hidden' }),
    review(1, { status: 'rejected', text: 'hidden' }),
    review(3, { shopId: SHOP_B, text: 'elsewhere' }),
  ]);
});

const reviewsOf = async (query: string, host?: string) =>
  reviewSchemas.storeReviews.response.parse(await read(`/store-reviews?${query}`, host));

describe('GET /store-reviews', () => {
  test('gives the approved reviews of the shop, newest first, with their summary [S3.40] [S7.36]', async () => {
    const data = await reviewsOf('');
    expect(data).toMatchObject({
      totalReviews: 3,
      averageRating: 4,
      ratingDistribution: { 1: 0, 2: 1, 3: 0, 4: 0, 5: 2 },
    });
    expect(data.reviews.map(({ rating }) => rating)).toEqual([5, 5, 2]);
    expect(data.reviews[1]).toMatchObject({
      name: 'Ada',
      date: '2026-03-02T00:00:00.000Z',
      comment: { title: 'Good', text: 'Warm and soft.' },
      verified: true,
      flag: 'NO',
    });
    expect(data.reviews[0]?.image).toBe('/api/backend/media/a-1.webp,/api/backend/media/b-2.webp');
  });

  test('lists no more than asked, while the summary counts all', async () => {
    const data = await reviewsOf('limit=1');
    expect(data.reviews).toHaveLength(1);
    expect(data.totalReviews).toBe(3);
  });

  test('narrows to a category or a product', async () => {
    expect(await reviewsOf('category=Hoodies')).toMatchObject({
      totalReviews: 2,
      averageRating: 5,
    });
    expect(await reviewsOf('category=All%20Products')).toMatchObject({ totalReviews: 3 });
    expect(await reviewsOf('categories=Hoodies')).toMatchObject({ totalReviews: 2 });
    expect(await reviewsOf('categories=Hoodies,Jacket,Nothing')).toMatchObject({ totalReviews: 3 });
    expect(await reviewsOf('product=only-in-a')).toMatchObject({
      totalReviews: 1,
      averageRating: 2,
    });
    expect(await reviewsOf(`product=${PRIVATE_A}`)).toMatchObject({ totalReviews: 1 });
    expect(await reviewsOf('product=hoodies-1')).toMatchObject({
      totalReviews: 0,
      averageRating: 0,
    });
  });

  test('never shows another shop’s, nor those of a product it cannot see', async () => {
    expect(await reviewsOf('', 'other.example')).toMatchObject({
      totalReviews: 1,
      reviews: [{ comment: { text: 'elsewhere' } }],
    });
    expect((await get('/store-reviews?product=only-in-a', 'other.example')).status).toBe(404);
    expect((await get('/store-reviews?product=nothing')).status).toBe(404);
    expect((await get('/store-reviews?category=nothing')).status).toBe(404);
  });

  test('rounds the average to two decimals', async () => {
    const [shirt] = await database.db.select().from(products).limit(1);
    const rated = [5, 5, 4].map((rating) => review(rating, { productId: shirt?.id ?? null }));
    await database.db.insert(reviews).values(rated);
    expect(await reviewsOf(`product=${shirt?.id}`)).toMatchObject({ averageRating: 4.67 });
  });
});

test('GET /review-categories gives the setting of the shop [S7.35]', async () => {
  expect(await read('/review-categories')).toEqual(['Hoodies']);
  expect(await read('/review-categories', 'other.example')).toEqual([]);
});
