import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, test } from 'vitest';
import { pages, products, reviews, shops } from '@/backend/db/schema';
import { SHOP_STATE_HEADER } from '@/core/rules/security/entity-tag';
import { SHOP_A, SHOP_B, seedShops } from './seed';
import { withTestApp } from './test-app';

const { database, get, read } = withTestApp();
beforeAll(() => seedShops(database.db));

const tagOf = async (path: string, host?: string) => {
  const answer = await get(path, host);
  return answer.headers.get('etag') ?? '';
};

/** How many queries a request makes. */
const countQueries = async (run: () => Promise<unknown>) =>
  (await database.queriesOf(run)).sent.length;

describe('conditional answers', () => {
  test('carry a strong tag and are asked about every time', async () => {
    const answer = await get('/shop');
    expect(answer.headers.get('etag')).toMatch(/^"[\w-]{27}"$/);
    expect(answer.headers.get('cache-control')).toBe('private, no-cache');
    expect(answer.headers.get('vary')).toBe('host');
  });

  test('If-None-Match is answered 304 without a body, also weak, in a list, or *', async () => {
    const tag = await tagOf('/shop');
    for (const header of [tag, `W/${tag}`, `"other", ${tag}`, '*']) {
      const answer = await get('/shop', 'localhost', { 'if-none-match': header });
      expect(answer.status, header).toBe(304);
      expect(answer.headers.get('etag')).toBe(tag);
      expect(await answer.text()).toBe('');
    }
    expect((await get('/shop', 'localhost', { 'if-none-match': '"other"' })).status).toBe(200);
  });

  test('the tag names call, parameters and shop, not how they were written', async () => {
    const tags = await Promise.all(
      ['/shop', '/shop?page=2', '/shop?limit=3', '/products', '/init'].map((path) => tagOf(path)),
    );
    expect(new Set([...tags, await tagOf('/shop', 'other.example')]).size).toBe(6);
    expect(await tagOf('/shop?page=1&domain=localhost&utm_source=mail')).toBe(tags[0]);
  });

  test('every answer names the state of its shop, the same for all until something changes', async () => {
    const stateOf = async (path: string, host?: string, tag = '') => {
      const answer = await get(path, host, { 'if-none-match': tag });
      return answer.headers.get(SHOP_STATE_HEADER) ?? '';
    };
    const tag = await tagOf('/shop');
    const states = [
      await stateOf('/api/domain/info'),
      await stateOf('/shop'),
      await stateOf('/shop', 'localhost', tag),
    ];
    expect(new Set(states).size).toBe(1);
    expect(states[0]).toMatch(/^"[\w-]{27}"$/);
    expect(await stateOf('/shop', 'other.example')).not.toBe(states[0]);
    await database.db.update(shops).set({ company: 'Another' }).where(eq(shops.id, SHOP_A));
    expect(await stateOf('/shop')).not.toBe(states[0]);
  });

  test('a warm request costs one query, whether 200 or 304', async () => {
    const tag = await tagOf('/shop?limit=5');
    expect(await countQueries(() => get('/shop?limit=5'))).toBe(1);
    const again = () => get('/shop?limit=5', 'localhost', { 'if-none-match': tag });
    expect(await countQueries(again)).toBe(1);
  });

  test('requests at the same time share one look-up and one building', async () => {
    const many = () => Promise.all(Array.from({ length: 8 }, () => get('/products?limit=9')));
    expect(await countQueries(many)).toBe(1 + 1);
  });
});

describe('freshness after a change at the database itself', () => {
  const price = { priceMinor: 7777 };
  const review = { shopId: SHOP_A, name: 'A', rating: 4, text: 'T', status: 'approved' as const };
  const changes: [string, string, () => Promise<unknown>][] = [
    [
      'a price',
      '/product?id=shirts-1',
      () => database.db.update(products).set(price).where(eq(products.slug, 'shirts-1')),
    ],
    [
      'a new product',
      '/shop',
      () =>
        database.db
          .insert(products)
          .values({ template: 'classic', slug: 'new', name: 'New', priceMinor: 1 }),
    ],
    [
      'a deleted product',
      '/shop?limit=100',
      () => database.db.delete(products).where(eq(products.slug, 'shirts-2')),
    ],
    ['a review', '/store-reviews', () => database.db.insert(reviews).values(review)],
    [
      'a stored page',
      '/init',
      () => database.db.insert(pages).values({ shopId: SHOP_A, slug: 'homepage', name: 'H' }),
    ],
    [
      'the shop itself',
      '/init',
      () => database.db.update(shops).set({ company: 'New' }).where(eq(shops.id, SHOP_A)),
    ],
  ];

  test.each(changes)('%s shows at once', async (_name, path, change) => {
    const before = { tag: await tagOf(path), body: await read(path) };
    await change();
    const answer = await get(path, 'localhost', { 'if-none-match': before.tag });
    expect(answer.status).toBe(200);
    expect(await answer.json()).not.toEqual(before.body);
  });

  test('what belongs to one shop leaves the others’ answers warm', async () => {
    const tag = await tagOf('/shop', 'other.example');
    await database.db.update(shops).set({ company: 'Newer' }).where(eq(shops.id, SHOP_A));
    expect(await tagOf('/shop', 'other.example')).toBe(tag);
    await database.db.update(shops).set({ company: 'Newer' }).where(eq(shops.id, SHOP_B));
    expect(await tagOf('/shop', 'other.example')).not.toBe(tag);
  });
});
