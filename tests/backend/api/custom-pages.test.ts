import { and, eq } from 'drizzle-orm';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { pages } from '@/backend/db/schema';
import { designSchemas as schemas } from '@/core/calls/design.schema';
import { MAX_PAGES } from '@/core/model/page';
import { callAs, openSession, quickPasswords } from './admin-session';
import { failureOf } from './failure';
import { SHOP_A, seedShops } from './seed';
import { withTestApp } from './test-app';

const testApp = withTestApp({ passwords: quickPasswords });
const { database, get, logged, read } = testApp;
let call: ReturnType<typeof callAs>;
let callOther: ReturnType<typeof callAs>;

beforeAll(async () => {
  await seedShops(database.db);
  call = callAs(testApp, await openSession(testApp));
  callOther = callAs(testApp, await openSession(testApp, 'other.example'));
});
beforeEach(async () => {
  await database.db.delete(pages);
});

const layout = [{ type: 'text', props: { content: 'Hello' } }];
const create = (name: unknown, more: object = {}) =>
  call('/api/user/pages/create', { name, layout, ...more });
const update = (slug: string, changes: object) => call(`/api/user/pages/${slug}/update`, changes);
const remove = (slug: string) => call(`/api/user/pages/${slug}/delete`, {});
const load = async (slug: string) => {
  const answer = await read(`/api/user/pages/layout/load?pageSlug=${slug}`);
  return schemas.loadPageLayout.response.parse(answer).data;
};

describe('POST /api/user/pages/create', () => {
  test('derives the slug from the name and answers it [S7.205]', async () => {
    const answer = await create('  Das Größte – Sommer & Herbst 2026!  ');
    expect(answer.status).toBe(200);
    const { data } = schemas.createPage.response.parse(await answer.json());
    expect(data).toEqual({
      slug: 'das-grosste-sommer-and-herbst-2026',
      name: 'Das Größte – Sommer & Herbst 2026!',
      lastUpdated: expect.stringMatching(/^\d{4}-/),
      revision: expect.any(Number),
    });
    const { revision } = data;
    expect(await load(data.slug)).toMatchObject({ pageName: data.name, layout, revision });
    const again = await call('/api/user/pages/layout/save', {
      ...{ pageSlug: data.slug, layout: [], revision },
    });
    expect(again.status).toBe(200);
  });

  test('takes a slug of its own, for names that give none', async () => {
    const failure = await failureOf(await create('新品'));
    expect(failure).toMatchObject({ status: 422, path: 'name' });
    const { data } = await (await create('新品', { slug: 'new-in' })).json();
    expect(data).toMatchObject({ slug: 'new-in', name: '新品' });
  });

  test('takes its description along, so that one that was deleted comes back whole [S7.770]', async () => {
    await create('Look book', { slug: 'looks', description: ' What we wear. ' });
    expect(await load('looks')).toMatchObject({
      ...{ pageName: 'Look book', description: 'What we wear.', layout },
    });
    const long = await failureOf(await create('Long', { description: 'd'.repeat(501) }));
    expect(long).toMatchObject({ status: 422, path: 'description' });
  });

  test('refuses a slug that is taken, in one shop alone [S7.206]', async () => {
    await create('Look book');
    expect(await failureOf(await create('LOOK-BOOK!'))).toEqual({
      status: 409,
      message: 'The address "/look-book" is taken by the page "Look book".',
      path: 'name',
    });
    expect((await failureOf(await create('x', { slug: 'look-book' }))).path).toBe('slug');
    const other = await callOther('/api/user/pages/create', { name: 'Look book', layout });
    expect(other.status).toBe(200);
    expect(
      (await (await callOther('/api/user/pages/create', { name: 'Mine', layout })).json()).data,
    ).toMatchObject({ slug: 'mine' });
    expect((await get('/api/user/pages/layout/load?pageSlug=mine')).status).toBe(404);
  });

  test('lets one of many at the same time have it [S7.206]', async () => {
    const answers = await Promise.all(Array.from({ length: 8 }, () => create('Spring')));
    const statuses = answers.map(({ status }) => status).sort();
    expect(statuses).toEqual([200, ...Array(7).fill(409)]);
  });

  test('adds none to 500 pages, however many are added at once [S7.222]', async () => {
    const rows = Array.from({ length: MAX_PAGES - 2 }, (_, at) => ({
      ...{ shopId: SHOP_A, slug: `page-${at}`, name: `Page ${at}` },
    }));
    await database.db.insert(pages).values(rows);
    const answers = await Promise.all(Array.from({ length: 8 }, (_, at) => create(`New ${at}`)));
    const statuses = answers.map(({ status }) => status).sort();
    expect(statuses).toEqual([200, 200, ...Array(6).fill(409)]);
    expect(await failureOf(await create('Look book'))).toEqual({
      status: 409,
      message: 'A shop has 500 pages at most. Please delete some that are no longer used.',
      path: 'name',
    });
    const other = await callOther('/api/user/pages/create', { name: 'Look book', layout });
    expect(other.status).toBe(200);
    const about = await call('/api/user/pages/layout/save', { pageSlug: 'about', layout });
    expect(about.status).toBe(200);
    await remove('page-1');
    expect((await create('Look book')).status).toBe(409);
    await remove('page-2');
    expect((await create('Look book')).status).toBe(200);
  });

  test.each([
    'About',
    'Homepage',
    'Cart',
    'Order tracking',
    'Shield proxy',
    'Checkout',
    'Design',
    'API',
    'Header',
    'Footer',
  ])('refuses %s, an address of the shop itself [S2.200]', async (name) => {
    expect(await failureOf(await create(name))).toMatchObject({ status: 422, path: 'name' });
    expect(await database.db.$count(pages)).toBe(0);
  });

  test.each(['A', 'a/b', '../a', 'a.html', '_next', 'a--b', '-a', '', 'a b', 'ä', 'x'.repeat(81)])(
    'refuses the slug %j [S2.200]',
    async (slug) => {
      expect(await failureOf(await create('Fine', { slug }))).toMatchObject({
        status: 422,
        path: 'slug',
      });
    },
  );

  test('needs a name and a layout', async () => {
    for (const name of [undefined, 5, null]) {
      expect(await failureOf(await create(name))).toMatchObject({ status: 400, path: 'name' });
    }
    for (const name of ['', '  ', 'n'.repeat(121)]) {
      expect(await failureOf(await create(name))).toMatchObject({ status: 422, path: 'name' });
    }
    const bare = await failureOf(await create('Fine', { layout: undefined }));
    expect(bare).toMatchObject({ status: 400, path: 'layout' });
    expect((await failureOf(await create('Fine', { layout: [5] }))).path).toBe('layout.0');
  });
});

describe('POST /api/user/pages/{slug}/update', () => {
  test('names a page anew; its address, layout and revision stay [S7.207]', async () => {
    await create('Look book');
    const { revision } = await load('look-book');
    const answer = await update('look-book', { name: 'Lookbook 2027' });
    const { data } = schemas.updatePage.response.parse(await answer.json());
    expect(data).toMatchObject({ slug: 'look-book', name: 'Lookbook 2027' });
    const loaded = await load('look-book');
    expect(loaded).toMatchObject({ pageName: 'Lookbook 2027', layout, revision });
    expect(loaded).not.toHaveProperty('description');
  });

  test('that began from another name than the stored is 409 with what is stored [S4.853]', async () => {
    await create('Look book', { description: 'Ours.' });
    const from = { name: 'Look book', description: 'Ours.' };
    expect((await update('look-book', { name: 'Theirs', from })).status).toBe(200);
    const late = await failureOf(await update('look-book', { name: 'Mine', from }));
    const current = { name: 'Theirs', description: 'Ours.' };
    expect(late).toMatchObject({ status: 409, path: 'from', current });
    expect(await load('look-book')).toMatchObject({ pageName: 'Theirs' });
    const again = { ...from, description: 'Old.' };
    expect((await update('look-book', { name: 'Theirs', from: again })).status).toBe(200);
    const described = await failureOf(
      await update('look-book', { ...from, description: 'Mine.', from: again }),
    );
    expect(described.status).toBe(409);
    expect((await update('look-book', { name: 'Named by another client' })).status).toBe(200);
  });

  test('describes it for search engines, and keeps that when it is renamed [S7.208]', async () => {
    await create('Look book');
    await update('look-book', { name: 'Look book', description: ' What we wear. ' });
    await update('look-book', { name: 'Looks' });
    expect(await load('look-book')).toMatchObject({
      pageName: 'Looks',
      description: 'What we wear.',
    });
    await update('look-book', { name: 'Looks', description: '' });
    expect(await load('look-book')).not.toHaveProperty('description');
  });

  test('goes by the page of the address, whatever the body says', async () => {
    await create('One');
    await create('Two');
    await update('one', { name: 'First', slug: 'two' });
    expect((await load('two')).pageName).toBe('Two');
    expect((await load('one')).pageName).toBe('First');
  });

  test('a page that every shop has can be renamed where it is stored', async () => {
    expect((await failureOf(await update('about', { name: 'Us' }))).status).toBe(404);
    expect(await database.db.$count(pages)).toBe(0);
    await call('/api/user/pages/layout/save', { pageSlug: 'about', layout });
    expect((await update('about', { name: 'Us' })).status).toBe(200);
    expect((await load('about')).pageName).toBe('Us');
  });

  test('refuses what is wrong, and other shops’ pages', async () => {
    await create('Look book');
    expect(await failureOf(await update('none', { name: 'x' }))).toMatchObject({
      status: 404,
      path: 'slug',
    });
    expect((await failureOf(await update('look-book', {}))).path).toBe('name');
    expect(
      await failureOf(await update('look-book', { name: 'x', description: 'd'.repeat(501) })),
    ).toMatchObject({ status: 422, path: 'description' });
    const unfit = await failureOf(await update('look%00book', { name: 'x' }));
    expect(unfit).toMatchObject({ status: 400, path: 'slug' });
    for (const slug of ['%', '%zz', '%ED%A0%80', '..%2Fhomepage', "'%20or%201=1"]) {
      expect((await failureOf(await update(slug, { name: 'x' }))).status, slug).toBe(404);
    }
    const other = await callOther('/api/user/pages/look-book/update', { name: 'Theirs' });
    expect(other.status).toBe(404);
    const named = { domain: 'localhost', name: 'Theirs' };
    expect((await callOther('/api/user/pages/look-book/update', named)).status).toBe(403);
    expect((await load('look-book')).pageName).toBe('Look book');
  });
});

describe('POST /api/user/pages/{slug}/delete', () => {
  test('deletes the page with its layout; its address is free again [S7.209]', async () => {
    await create('Look book');
    expect(await (await remove('look-book')).json()).toEqual({
      ...{ status: 0, message: '' },
      data: { id: expect.any(String), revision: expect.any(Number) },
    });
    expect((await get('/api/user/pages/layout/load?pageSlug=look-book')).status).toBe(404);
    expect(await failureOf(await remove('look-book'))).toMatchObject({ status: 404, path: 'slug' });
    expect((await create('Look book')).status).toBe(200);
  });

  test('deletes no newer one than it names [S7.773]', async () => {
    await create('Look book');
    const { revision = 0 } = await load('look-book');
    await call('/api/user/pages/layout/save', { pageSlug: 'look-book', layout: [], revision });
    const removeExisting = (existing: unknown) =>
      call('/api/user/pages/look-book/delete', { revision: existing });
    const late = await failureOf(await removeExisting(revision));
    expect(late).toMatchObject({ status: 409, path: 'revision', revision: revision + 1 });
    expect((await failureOf(await removeExisting('new'))).status).toBe(400);
    expect((await load('look-book')).layout).toEqual([]);
    expect((await removeExisting(revision + 1)).status).toBe(200);
  });

  test('brings back the page that every shop has', async () => {
    await call('/api/user/pages/layout/save', { pageSlug: 'homepage', layout });
    expect(await read('/init')).toHaveProperty('layout');
    await remove('homepage');
    expect(await read('/init')).not.toHaveProperty('layout');
    const saved = await call('/api/user/pages/layout/save', { pageSlug: 'homepage', layout });
    expect(saved.status).toBe(200);
  });

  test('a page made anew has no revision that the one before had [S7.203]', async () => {
    const save = (pageSlug: string, more: object = {}) =>
      call('/api/user/pages/layout/save', { pageSlug, layout: [], ...more });
    const revisions = new Set<unknown>();
    for (let round = 0; round < 4; round += 1) {
      await create('Look book');
      await save('about');
      for (const slug of ['look-book', 'about']) {
        revisions.add(`${slug} ${(await load(slug)).revision}`);
        for (let at = 0; at < round; at += 1) await save(slug);
        if (round > 0) revisions.add(`${slug} ${(await load(slug)).revision}`);
        await remove(slug);
      }
    }
    expect(revisions.size).toBe(14);
  });

  test('a save made from the page before is refused, and what is new stays [S7.203]', async () => {
    for (const slug of ['about', 'look-book']) {
      const save = (content: string, more: object = {}) =>
        call('/api/user/pages/layout/save', {
          ...{ pageSlug: slug, layout: [{ type: 'text', props: { content } }], ...more },
        });
      const make = () => (slug === 'about' ? save('first') : create('Look book'));
      await make();
      const { revision = 0 } = await load(slug);
      await remove(slug);
      await make();
      await save('unseen');
      const { revision: newest } = await load(slug);
      const late = await failureOf(await save('lost', { revision }));
      expect(late).toMatchObject({ status: 409, path: 'revision', revision: newest });
      const next = await failureOf(await save('lost', { revision: revision + 1 }));
      expect(next.status).toBe(409);
      expect((await load(slug)).layout).toMatchObject([{ props: { content: 'unseen' } }]);
    }
  });

  test('leaves other shops’ pages alone', async () => {
    await create('Look book');
    expect((await callOther('/api/user/pages/look-book/delete', {})).status).toBe(404);
    const mine = and(eq(pages.shopId, SHOP_A), eq(pages.slug, 'look-book'));
    expect(await database.db.$count(pages, mine)).toBe(1);
  });
});

test('nothing of all this was an unexpected error', () => {
  expect(logged).toEqual([]);
});
