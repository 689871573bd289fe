import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, test } from 'vitest';
import { reviews, shops } from '@/backend/db/schema';
import { judgeReview, listWaitingReviews } from '@/backend/domain/reviews/moderate-reviews';
import { failureSchema } from '@/core/calls/failure.schema';
import { reviewSchemas } from '@/core/calls/reviews.schema';
import { uploadSchemas } from '@/core/calls/uploads.schema';
import { makePicture } from '../media/pictures';
import { runScript } from '../shop-admin/run-script';
import { SHOP_A, SHOP_B, seedShops } from './seed';
import { withTestApp } from './test-app';

const testApp = withTestApp();
const { database, get, logged, read } = testApp;
const PRODUCT = 'hoodies-1';
const SETTINGS = { reviewCategories: ['Hoodies'] };

beforeAll(async () => {
  await seedShops(database.db);
  await database.db.update(shops).set({ settings: SETTINGS }).where(eq(shops.id, SHOP_B));
});

const review = (more: object = {}) => ({
  productId: PRODUCT,
  name: 'Ada',
  rating: 4,
  title: 'Warm',
  text: 'Soft and warm.',
  ...more,
});

function send(body: object | string, host = 'localhost') {
  return testApp.app.request('/shield/reviews', {
    method: 'POST',
    body: typeof body === 'string' ? body : JSON.stringify(body),
    headers: { host, 'content-type': 'application/json' },
  });
}

async function upload(host = 'localhost'): Promise<string> {
  const body = new FormData();
  body.append('file', new File([new Uint8Array(await makePicture('png'))], 'a.png'));
  const answer = await testApp.app.request('/uploads', { method: 'POST', body, headers: { host } });
  return uploadSchemas.upload.response.parse(await answer.json()).data.id;
}

async function saved(text: string) {
  return database.db.select().from(reviews).where(eq(reviews.text, text));
}

const shown = async () =>
  reviewSchemas.storeReviews.response.parse(await read(`/store-reviews?product=${PRODUCT}`));

describe('POST /shield/reviews', () => {
  test('keeps a review until the shop approves it; then everybody sees it and its photos [S7.38]', async () => {
    const text = 'Kept until approved.';
    const before = await shown();
    const photos = [await upload(), await upload()];
    const answer = await send(review({ text, photos }));
    expect(answer.status).toBe(200);
    expect(reviewSchemas.addReview.response.parse(await answer.json())).toMatchObject({
      status: 0,
      message: expect.stringContaining('approved'),
    });
    const [row] = await saved(text);
    expect(row).toMatchObject({
      shopId: SHOP_A,
      status: 'pending',
      category: 'Hoodies',
      isVerified: false,
    });
    expect(await shown()).toEqual(before);
    const pictures = (row?.images ?? []).map((address) => address);
    expect(pictures).toHaveLength(2);
    for (const address of pictures) expect((await get(address)).status).toBe(404);

    const id = row?.id ?? '';
    expect(await judgeReview(database.db, 'localhost', id, 'approved')).toBe(true);
    const { reviews: list, totalPhotos } = await shown();
    expect(list[0]).toMatchObject({ comment: { title: 'Warm', text }, verified: false });
    expect(totalPhotos).toBe(2);
    for (const address of pictures) {
      const { status, headers } = await get(address);
      expect(status).toBe(200);
      expect(headers.get('cache-control')).toBe('private, no-cache');
      const existing = { 'if-none-match': headers.get('etag') ?? '' };
      expect((await get(address, 'localhost', existing)).status).toBe(304);
    }

    expect(await judgeReview(database.db, 'localhost', id, 'rejected')).toBe(true);
    expect(await shown()).toEqual(before);
    for (const address of pictures) expect((await get(address)).status).toBe(404);
  });

  test('renews nothing for shoppers while it waits', async () => {
    const etag = async () => (await get('/init')).headers.get('etag');
    const before = await etag();
    await send(review({ text: 'Waits quietly.' }));
    expect(await etag()).toBe(before);
  });

  test('markup is text, control characters go', async () => {
    const text = '<script>alert(1)</script> & "more"';
    const name = 'A\u0007d\u202ea\n';
    expect((await send(review({ text, name, title: ' <b>Bold</b>\t ' }))).status).toBe(200);
    expect(await saved(text)).toMatchObject([{ name: 'Ada', title: '<b>Bold</b>' }]);
  });

  test('a second click stores nothing more, also at the same moment', async () => {
    const text = 'Only once.';
    const body = review({ text, photos: [await upload()] });
    const answers = await Promise.all([send(body), send(body), send(body)]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect((await send(body)).status).toBe(200);
    expect(await saved(text)).toHaveLength(1);
    expect((await send(review({ text, rating: 5 }))).status).toBe(200);
    expect(await saved(text)).toHaveLength(2);
  });

  const wrong: [string, object, number, string][] = [
    ['no name', { name: '' }, 422, 'name'],
    ['a name nobody can see', { name: '\u0001\u202e ' }, 422, 'name'],
    ['a long name', { name: 'x'.repeat(121) }, 422, 'name'],
    ['no stars', { rating: undefined }, 400, 'rating'],
    ['no star', { rating: 0 }, 422, 'rating'],
    ['six stars', { rating: 6 }, 422, 'rating'],
    ['half stars', { rating: 4.5 }, 400, 'rating'],
    ['a long title', { title: 'x'.repeat(201) }, 422, 'title'],
    ['no words', { text: ' \n ' }, 422, 'text'],
    ['too many words', { text: 'x'.repeat(5001) }, 422, 'text'],
    ['a million characters', { text: 'x'.repeat(1_000_000) }, 422, 'text'],
    ['words that are a list', { text: ['a'] }, 400, 'text'],
    ['a NUL', { text: 'a\0b' }, 400, 'text'],
    ['six photos', { photos: Array(6).fill('a') }, 422, 'photos'],
    ['a photo by another name', { photos: ['../../etc/passwd'] }, 422, 'photos.0'],
    ['an unknown photo', { photos: ['00000000-0000-4000-8000-000000000000'] }, 422, 'photos.0'],
    ['an unknown product', { productId: 'nothing' }, 404, 'productId'],
    ['a product that takes none', { productId: 'shirts-1' }, 422, 'productId'],
    ['another shop’s product', { productId: 'only-in-b' }, 404, 'productId'],
  ];

  test.each(wrong)('refuses %s, naming it [S9.902]', async (_name, more, status, path) => {
    const answer = await send(review(more));
    expect(answer.status).toBe(status);
    const failure = failureSchema.parse(await answer.json());
    expect(failure).toMatchObject({ status, path });
    expect(failure.message).not.toBe('');
  });

  test('refuses another shop’s photo and one that is taken, and claims none of the others', async () => {
    const own = await upload();
    const foreign = await upload('other.example');
    const refused = await send(review({ text: 'Foreign.', photos: [own, foreign] }));
    expect(refused.status).toBe(422);
    expect(await refused.json()).toMatchObject({ path: 'photos.1' });
    expect((await send(review({ text: 'Own.', photos: [own] }))).status).toBe(200);
    expect((await send(review({ text: 'Taken.', photos: [own] }))).status).toBe(422);
    expect(await saved('Foreign.')).toEqual([]);
    expect(await saved('Taken.')).toEqual([]);
  });

  test('refuses a review of 1 MB', async () => {
    const answer = await send(review({ text: 'x'.repeat(1_100_000) }));
    expect(answer.status).toBe(413);
    expect(failureSchema.parse(await answer.json()).message).toContain('1 MB');
  });

  test('a shop that has disabled reviews takes none', async () => {
    const settings = { ...SETTINGS, disableReviews: 'delete' as const };
    await database.db.update(shops).set({ settings }).where(eq(shops.id, SHOP_B));
    expect((await send(review(), 'other.example')).status).toBe(422);
  });
});

test('one client hands in 20 reviews in ten minutes at most', async () => {
  const hand = (number: number) =>
    testApp.post('/shield/reviews', review({ text: `Number ${number}` }), { address: '9.9.9.9' });
  for (let number = 1; number <= 20; number += 1) expect((await hand(number)).status).toBe(200);
  const refused = await hand(21);
  expect(refused.status).toBe(429);
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
});

describe('npm run shop', () => {
  const shop = (...args: string[]) => runScript('shop', database.url, args);
  const host = ['--host', 'localhost'];

  test('lists what waits, approves and rejects', async () => {
    const text = 'Judged by hand.';
    await send(review({ text, photos: [await upload()] }));
    const [row] = await saved(text);
    const id = row?.id ?? '';
    const listed = await shop('reviews', ...host);
    expect(listed.stdout).toContain(id);
    expect(listed.stdout).toContain('4 of 5 by Ada for Hoodies 01, 1 photo\n  Warm\n  Judged');

    expect((await shop('approve', ...host, id)).stdout).toBe(`Approved ${id}.\n`);
    expect((await saved(text))[0]?.status).toBe('approved');
    expect((await shop('reject', ...host, id)).stdout).toBe(`Rejected ${id}.\n`);
    expect((await saved(text))[0]?.status).toBe('rejected');
    const waiting = await listWaitingReviews(database.db, 'localhost');
    expect(waiting.map((one) => one.id)).not.toContain(id);
  });

  test('refuses another shop’s review, an unknown one, and none', async () => {
    const [row] = await database.db
      .select()
      .from(reviews)
      .where(eq(reviews.shopId, SHOP_A))
      .limit(1);
    const foreign = await shop('approve', '--host', 'other.example', row?.id ?? '');
    expect(foreign.code).toBe(1);
    expect((await shop('approve', ...host, 'nothing')).code).toBe(1);
    expect((await shop('approve', ...host)).code).toBe(2);
    expect((await shop('reviews', '--host', 'nobody.example')).code).toBe(1);
  });
});

test('nothing of all this was an unexpected error', () => {
  expect(logged).toEqual([]);
});
