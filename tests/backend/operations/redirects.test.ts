import { eq, sql } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import * as tables from '@/backend/db/schema';
import { REDIRECTS_AT_ONCE } from '@/core/model/operations';
import { redirectFile } from '@/core/rules/address/redirect-file';
import { turns } from '@/tests/support/counts';
import { SHOP_A, SHOP_B } from '../api/seed';
import { refusalOf } from '../checkout/checkout-shop';
import { withOperations } from './operations-shop';

const office = withOperations();
const { sendAs, received } = office;
const db = () => office.shop.database.db;

beforeEach(() => db().delete(tables.redirects));

const save = (path: string, target: string) => received('redirectSave', { path, target });
const refusal = async (path: string, target: string) =>
  refusalOf(await sendAs('own', 'redirectSave', { path, target }));

async function leadsTo(path: string, host = 'localhost'): Promise<string | null> {
  const query = new URLSearchParams({ path, domain: host });
  const answer = await office.shop.testApp.get(`/redirect?${query}`);
  return answer.status === 200 ? ((await answer.json()) as { target: string }).target : null;
}

describe('redirects of a shop', () => {
  test('are added, changed, found by either address, and removed [S2.1060]', async () => {
    await save('/old', '/about');
    await save('/old', '/shop?category=Hats');
    await save('/older', 'https://else.example/new');
    const { data } = await received('redirectList', { search: '', page: 1 });
    expect(data).toMatchObject({
      ...{ total: 2, page: 1 },
      entries: [
        { path: '/old', target: '/shop?category=Hats' },
        { path: '/older', target: 'https://else.example/new' },
      ],
    });
    const narrowed = await received('redirectList', { search: 'ELSE.example' });
    expect(narrowed.data).toMatchObject({ total: 1, entries: [{ path: '/older' }] });
    expect((await received('redirectList', { search: '%' })).data).toMatchObject({ total: 0 });
    expect(await leadsTo('/%6fld/')).toBe('/shop?category=Hats');
    const [row] = (data as { entries: { id: string }[] }).entries;
    await received('redirectRemove', { id: row?.id });
    expect(await leadsTo('/old')).toBeNull();
    expect((await refusalOf(await sendAs('own', 'redirectRemove', { id: row?.id }))).code).toBe(
      404,
    );
  });

  test('are another shop’s neither to find nor to follow [S2.1060]', async () => {
    await save('/old', '/about');
    expect(await leadsTo('/old', 'other.example')).toBeNull();
    const own = { domain: 'other.example' };
    const list = await sendAs('foreign', 'redirectList', own);
    expect(await list.json()).toMatchObject({ data: { entries: [], total: 0 } });
    await sendAs('foreign', 'redirectSave', { ...own, path: '/old', target: '/contact' });
    expect([await leadsTo('/old'), await leadsTo('/old', 'other.example')]).toEqual([
      '/about',
      '/contact',
    ]);
  });

  test('never close a loop, of whatever length, and say so at the field [S2.1062]', async () => {
    await save('/a', '/b');
    await save('/b', '/c?x=1');
    await save('/c', '/d');
    for (const target of ['/a', '/b', '/c', '/d?y=1', 'http://localhost/a']) {
      expect(await refusal('/d', target), target).toMatchObject({ code: 422, path: 'target' });
    }
    expect((await refusal('/d', '/a')).message).toMatch(/loop/);
    expect(await leadsTo('/d')).toBeNull();
  });

  test('are one step each: a chain leads to its end at once [S2.1062]', async () => {
    await save('/b', '/c');
    await save('/a', '/b?x=1');
    await save('/c', '/d');
    await save('/z', '/a');
    for (const path of ['/a', '/b', '/c', '/z']) {
      expect((await leadsTo(path))?.split('?')[0], path).toBe('/d');
    }
    expect(await leadsTo('/a')).toBe('/d?x=1');
    await save('/d', 'https://else.example/');
    expect(await leadsTo('/a')).toBe('https://else.example/');
  });

  test('two admins at once cannot close a loop, each with half of it [S2.1062]', async () => {
    for (let round = 0; round < 5; round += 1) {
      await db().delete(tables.redirects);
      await Promise.all([
        sendAs('own', 'redirectSave', { path: '/x', target: '/y' }),
        sendAs('own', 'redirectSave', { path: '/y', target: '/x' }),
      ]);
      expect(await db().$count(tables.redirects)).toBe(1);
    }
  });

  test('who changed them is on record [S2.1066]', async () => {
    await save('/on-record', '/about');
    const [entry] = await db()
      .select()
      .from(tables.auditLog)
      .where(eq(tables.auditLog.subject, '/on-record'));
    expect(entry).toMatchObject({ outcome: 'done', shopId: SHOP_A });
    expect(entry?.action).toContain('redirects/save');
    expect(entry?.actorId).not.toBeNull();
  });
});

describe('a file of redirects', () => {
  test('is taken in but for the lines that are none, which are named [S2.1065] [S2.1062]', async () => {
    const lines = [
      { line: 2, path: '/1', target: '/2' },
      { line: 3, path: '/2', target: '/3' },
      { line: 4, path: '/3', target: '/1' },
      { line: 5, path: 'nonsense', target: '/x' },
      { line: 6, path: '/4', target: '//evil.example' },
      { line: 7, path: '/5', target: '/old' },
      { line: 8, path: '/5', target: '/new' },
    ];
    const { data } = await received('redirectImport', { lines });
    expect(data).toMatchObject({ saved: 4 });
    const { refused } = data as { refused: { line: number; field: string }[] };
    expect(refused.map(({ line, field }) => [line, field])).toEqual([
      [4, 'target'],
      [5, 'path'],
      [6, 'target'],
    ]);
    expect([await leadsTo('/1'), await leadsTo('/5'), await leadsTo('/3')]).toEqual([
      '/3',
      '/new',
      null,
    ]);
  });

  // All of them in a long run.
  const LINES = turns(100_000, 10_000);

  test('of many thousand lines comes in parts, is found by its index and written out again [S2.1065]', async () => {
    for (let from = 0; from < LINES; from += REDIRECTS_AT_ONCE) {
      const lines = Array.from({ length: REDIRECTS_AT_ONCE }, (_, at) => ({
        ...{
          line: from + at,
          path: `/old/${from + at}`,
          target: `/product/p-${(from + at) % 977}`,
        },
      }));
      const answer = await sendAs('own', 'redirectImport', { lines });
      expect(answer.status).toBe(200);
    }
    expect(await leadsTo(`/old/${LINES - 1}`)).toBe(`/product/p-${(LINES - 1) % 977}`);
    const plan = await db().execute(
      sql`EXPLAIN SELECT target FROM redirects WHERE shop_id = ${SHOP_A} AND (path = '/old/5' OR path = '/x')`,
    );
    expect(JSON.stringify(plan.rows)).toContain('redirects_path_key');
    let [count, parts] = [0, 0];
    const load = async (after: string) => {
      const { data } = await received('redirectExport', { after });
      const { entries } = data as { entries: { path: string; target: string }[] };
      count += entries.length;
      return entries;
    };
    for await (const part of redirectFile(load)) parts += part.length > 0 ? 1 : 0;
    expect([count, parts]).toEqual([LINES, LINES / 2000 + 1]);
  }, 120_000);
});

describe('a slug that has changed', () => {
  test('leaves a redirect for its page, and what led there leads on [S2.1067]', async () => {
    const page = { shopId: SHOP_A, slug: 'story', name: 'Story', layout: [] };
    const [row] = await db().insert(tables.pages).values(page).returning();
    await save('/very-old', '/story?a=1');
    const move = (slug: string) =>
      db()
        .update(tables.pages)
        .set({ slug })
        .where(eq(tables.pages.id, row?.id ?? ''));
    await move('our-story');
    expect([await leadsTo('/story'), await leadsTo('/very-old')]).toEqual([
      '/our-story',
      '/our-story?a=1',
    ]);
    await move('tale');
    expect([await leadsTo('/story'), await leadsTo('/our-story')]).toEqual(['/tale', '/tale']);
    // And back: the first address is a page again, and leads nowhere.
    await move('story');
    expect([await leadsTo('/story'), await leadsTo('/tale')]).toEqual([null, '/story']);
  });

  test('of a product that shops share leaves one in each of them [S2.1067]', async () => {
    const slug = 'hoodies-1';
    const rename = (from: string, to: string) =>
      db().update(tables.products).set({ slug: to }).where(eq(tables.products.slug, from));
    await rename(slug, 'hoodie-one');
    for (const host of ['localhost', 'other.example']) {
      expect(await leadsTo(`/product/${slug}`, host)).toBe('/product/hoodie-one');
    }
    // By Shopify's address too, which was ours before.
    expect(await leadsTo(`/products/${slug}`)).toBe('/product/hoodie-one');
    expect(await db().$count(tables.redirects, eq(tables.redirects.shopId, SHOP_B))).toBe(1);
    await rename('hoodie-one', slug);
  });
});

describe('an address of Shopify', () => {
  test('leads to ours where there is such a page [S2.1064]', async () => {
    const product = eq(tables.products.slug, 'hoodies-2');
    await db().update(tables.products).set({ sourceKey: 'Hoodie.Two' }).where(product);
    const page = { shopId: SHOP_A, slug: 'sizes', name: 'Sizes', layout: [] };
    await db().insert(tables.pages).values(page);
    for (const [path, target] of [
      ['/products/hoodies-3', '/product/hoodies-3'],
      ['/products/Hoodie.Two', '/product/hoodies-2'],
      ['/collections/frontpage/products/hoodies-3', '/product/hoodies-3'],
      ['/collections/hoodies', '/shop?category=Hoodies'],
      ['/collections/combo-set', '/shop?category=Combo+Set'],
      ['/collections/all', '/shop'],
      ['/pages/sizes', '/sizes'],
      ['/pages/contact', '/contact'],
      ['/policies/refund-policy', '/returns'],
      ['/products/no-such', null],
      ['/collections/no-such', null],
      ['/pages/no-such', null],
      ['/blogs/news', null],
    ] as const) {
      expect(await leadsTo(path), path).toBe(target);
    }
    // A redirect of a product that is there waits until it has gone.
    await save('/product/hoodies-3', '/about');
    expect(await leadsTo('/products/hoodies-3')).toBe('/product/hoodies-3');
    await save('/collections/hoodies', '/about');
    expect(await leadsTo('/collections/hoodies')).toBe('/about');
  });
});
