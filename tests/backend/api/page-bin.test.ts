import { eq } from 'drizzle-orm';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { binnedPages, pages, redirects } from '@/backend/db/schema';
import { saveRedirect } from '@/backend/domain/redirects/save-redirects';
import { forgetOld } from '@/backend/upkeep/forget-old';
import { upgradeLayouts } from '@/backend/upkeep/upgrade-layouts';
import { designSchemas as schemas } from '@/core/calls/design.schema';
import { LAYOUT_VERSION } from '@/core/model/page';
import { callAs, openSession, quickPasswords } from './admin-session';
import { failureOf } from './failure';
import { SHOP_A, seedShops } from './seed';
import { withTestApp } from './test-app';

const testApp = withTestApp({ passwords: quickPasswords });
const { database, get, logged, read } = testApp;
const db = () => database.db;
let call: ReturnType<typeof callAs>;
let callBob: ReturnType<typeof callAs>;
let callOther: ReturnType<typeof callAs>;

beforeAll(async () => {
  await seedShops(db());
  call = callAs(testApp, await openSession(testApp));
  callBob = callAs(testApp, await openSession(testApp, 'localhost', 'bob@shop.example'));
  callOther = callAs(testApp, await openSession(testApp, 'other.example'));
});
beforeEach(async () => {
  for (const table of [pages, binnedPages, redirects]) await db().delete(table);
});

const DAY_MS = 24 * 60 * 60_000;
const layout = [
  { type: 'text', zebra: 1, props: { content: 'Hello', b: 1, a: 2 }, alpha: [null, ''] },
];
const text = (content: string) => [{ type: 'text', props: { content } }];

const create = (name: string, more: object = {}) =>
  call('/api/user/pages/create', { name, layout, layoutVersion: LAYOUT_VERSION, ...more });
const save = (pageSlug: string, saved: unknown[] = layout, more: object = {}) =>
  call('/api/user/pages/layout/save', {
    ...{ pageSlug, layout: saved, layoutVersion: LAYOUT_VERSION, ...more },
  });
async function remove(slug: string): Promise<string> {
  const answer = await call(`/api/user/pages/${slug}/delete`, {});
  return schemas.deletePage.response.parse(await answer.json()).data.id;
}
const restore = (id: string, more: object = {}) =>
  call('/api/user/page-bin/restore', { id, ...more });
const restored = async (answer: Response) =>
  schemas.restorePage.response.parse(await answer.json()).data;
const forget = (id: string) => call('/api/user/page-bin/delete', { id });
async function bin(as = call) {
  const answer = await as('/api/user/page-bin', {});
  return schemas.binnedPages.response.parse(await answer.json()).data;
}
const rows = () => db().select().from(pages);
/** The text of the stored layout, in which the order of fields shows. */
const bytes = async () => {
  return (await database.pool.query('SELECT layout::text FROM pages')).rows;
};
const redirect = (path: string, target: string) =>
  saveRedirect({ db: db(), shop: { id: SHOP_A } }, { path, target });
const leading = async () => {
  const rules = await db().select().from(redirects);
  return Object.fromEntries(rules.map(({ path, target }) => [path, target]));
};

describe('a page that is deleted', () => {
  test('lies in the bin, and comes back equal in every byte but its revision [S4.1650]', async () => {
    await create('Look book', { description: 'What we wear.' });
    const [before, layoutBefore] = [await rows(), await bytes()];
    const shown = await read('/api/user/pages/layout/load?pageSlug=look-book');
    const id = await remove('look-book');
    expect(await rows()).toEqual([]);
    expect((await get('/api/user/pages/layout/load?pageSlug=look-book')).status).toBe(404);
    expect(await bin()).toEqual([
      {
        ...{ id, slug: 'look-book', name: 'Look book', reason: 'deleted', revision: 0 },
        ...{ binnedAt: expect.any(String), binnedBy: 'ada@shop.example' },
        expiresAt: expect.any(String),
      },
    ]);
    const [entry] = await bin();
    const lies = Date.parse(entry?.expiresAt ?? '') - Date.parse(entry?.binnedAt ?? '');
    expect(lies).toBe(30 * DAY_MS);

    const page = await restored(await restore(id));
    expect(page).toMatchObject({ slug: 'look-book', name: 'Look book' });
    const [was] = before;
    expect(page.revision).toBeGreaterThan(was?.revision ?? 0);
    expect(await rows()).toEqual([{ ...was, revision: page.revision }]);
    expect(await bytes()).toEqual(layoutBefore);
    expect(await read('/api/user/pages/layout/load?pageSlug=look-book')).toMatchObject({
      data: { ...Object(shown).data, revision: page.revision },
    });
    expect(await bin()).toEqual([]);
    expect(await failureOf(await restore(id))).toMatchObject({ status: 404, path: 'id' });
  });

  test('raises the revision of its shop when it is back, so that kept pages are made anew [S4.1650]', async () => {
    await create('Look book');
    const id = await remove('look-book');
    const missing = await get('/api/user/pages');
    const etag = missing.headers.get('etag') ?? '';
    expect((await get('/api/user/pages', 'localhost', { 'if-none-match': etag })).status).toBe(304);
    await restore(id);
    expect((await get('/api/user/pages', 'localhost', { 'if-none-match': etag })).status).toBe(200);
  });

  test('whose address is taken says so, and comes back under another one [S4.1651]', async () => {
    await create('Look book');
    const id = await remove('look-book');
    await create('Another', { slug: 'look-book', layout: text('Another') });
    await create('Third', { slug: 'third' });
    expect(await bin()).toMatchObject([{ revision: 0, takenBy: 'Another' }]);
    expect(await failureOf(await restore(id))).toEqual({
      ...{ status: 409, path: 'slug' },
      message: 'The address "/look-book" is taken by the page "Another".',
    });
    expect(await failureOf(await restore(id, { slug: 'third' }))).toMatchObject({ status: 409 });
    for (const slug of ['cart', 'A b', '']) {
      expect(await failureOf(await restore(id, { slug }))).toMatchObject({
        ...{ status: 422, path: 'slug' },
      });
    }
    expect(await bin()).toHaveLength(1);
    expect(await restored(await restore(id, { slug: 'looks-2' }))).toMatchObject({
      ...{ slug: 'looks-2', name: 'Look book' },
    });
    const contents = new Map((await rows()).map((row) => [row.slug, row.layout]));
    expect(contents.get('looks-2')).toEqual(layout);
    expect(contents.get('look-book')).toEqual(text('Another'));
  });

  test('that the shop has no room for stays in the bin [S4.1650]', async () => {
    await create('Look book');
    const id = await remove('look-book');
    const many = Array.from({ length: 500 }, (_, at) => ({ slug: `page-${at}`, name: 'One' }));
    await db()
      .insert(pages)
      .values(many.map((one) => ({ ...one, shopId: SHOP_A })));
    expect((await failureOf(await restore(id))).status).toBe(409);
    expect(await bin()).toHaveLength(1);
  });
});

describe('the links of a page that comes back', () => {
  test('lead to it, and a redirect that was added to its address since ends [S4.1652]', async () => {
    await create('Look book');
    await redirect('/old', '/look-book?from=old');
    await redirect('/older', '/look-book');
    await redirect('/gone', '/look-book');
    const before = await leading();
    const id = await remove('look-book');
    await redirect('/look-book', '/about');
    await redirect('/gone', '/contact');
    await redirect('/since', '/about');
    expect(await leading()).toMatchObject({ '/older': '/about', '/old': '/about?from=old' });
    expect(await bin()).toMatchObject([{ redirect: '/about' }]);
    await restore(id);
    expect(await leading()).toEqual({ ...before, '/gone': '/contact', '/since': '/about' });
    const [old] = await db().select().from(redirects).where(eq(redirects.path, '/old'));
    expect(old?.targetPath).toBe('/look-book');
  });

  test('that were flattened to another site lead to it again [S4.1652]', async () => {
    await create('Look book');
    await redirect('/old', '/look-book');
    const id = await remove('look-book');
    await redirect('/look-book', 'https://else.example/new');
    expect((await leading())['/old']).toBe('https://else.example/new');
    await restore(id);
    expect(await leading()).toEqual({ '/old': '/look-book' });
  });

  test('and one from its address that was there before it went stays [S4.1652]', async () => {
    await create('Look book');
    await redirect('/look-book', '/about');
    await restore(await remove('look-book'));
    expect(await leading()).toEqual({ '/look-book': '/about' });
  });

  test('lead to its new address where another page has the old one, with those of then alone [S4.1652]', async () => {
    await create('Look book');
    await redirect('/old', '/look-book#top');
    const id = await remove('look-book');
    await create('Another', { slug: 'look-book' });
    await redirect('/since', '/look-book');
    await redirect('/looks-2', '/about');
    await restore(id, { slug: 'looks-2' });
    expect(await leading()).toEqual({ '/old': '/looks-2#top', '/since': '/look-book' });
  });

  test('are joined by one from its old address where that is free [S4.1652]', async () => {
    await create('Look book');
    await redirect('/old', '/look-book');
    const id = await remove('look-book');
    await restore(id, { slug: 'looks-2' });
    expect(await leading()).toEqual({ '/old': '/looks-2', '/look-book': '/looks-2' });
  });
});

describe('a page that every shop has', () => {
  test('shows what is built in once it is reset, and its design again when that is restored [S4.1653]', async () => {
    await save('homepage');
    const [before] = await rows();
    const id = await remove('homepage');
    expect(await read('/init')).not.toHaveProperty('layout');
    expect(await bin()).toMatchObject([{ slug: 'homepage', reason: 'reset', revision: 0 }]);
    const { revision } = await restored(await restore(id));
    expect(await rows()).toEqual([{ ...before, revision }]);
    expect(await read('/init')).toMatchObject({ layout });
  });

  test('that has been designed anew gives today’s design to the bin when that of then is restored [S4.1653]', async () => {
    await save('about', text('then'));
    const id = await remove('about');
    await save('about', text('today'));
    const [today] = await rows();
    expect(await bin()).toMatchObject([{ revision: today?.revision }]);
    const { revision } = await restored(await restore(id, { revision: today?.revision }));
    expect(revision).toBeGreaterThan(today?.revision ?? 0);
    expect(await rows()).toMatchObject([{ layout: text('then'), revision }]);
    const [other] = await bin();
    expect(other).toMatchObject({ slug: 'about', reason: 'replaced', revision });
    await restore(other?.id ?? '');
    expect(await rows()).toMatchObject([{ layout: text('today') }]);
    expect(await bin()).toHaveLength(1);
  });

  test('is restored over nothing that whoever asks has not seen [S4.1653]', async () => {
    await save('about', text('then'));
    const id = await remove('about');
    await save('about', text('unseen'));
    const [unseen] = await rows();
    expect(await failureOf(await restore(id, { revision: 0 }))).toMatchObject({
      ...{ status: 409, path: 'revision', revision: unseen?.revision },
    });
    expect(await rows()).toEqual([unseen]);
    expect(await bin()).toMatchObject([{ id }]);
  });
});

test('what a save empties lies in the bin, by either call, and comes back over it [S4.1654]', async () => {
  await create('Look book');
  await save('look-book', []);
  await save('look-book', []);
  await save('homepage');
  await call('/api/domain/save-homepage-design', { layout: [] });
  const entries = await bin();
  expect(entries).toMatchObject([
    { slug: 'homepage', reason: 'emptied' },
    { slug: 'look-book', reason: 'emptied' },
  ]);
  const id = entries[1]?.id ?? '';
  await restore(id);
  expect(await rows()).toContainEqual(expect.objectContaining({ slug: 'look-book', layout }));
});

test('an earlier version comes back over its page wherever that is by now [S4.1654]', async () => {
  await create('Look book');
  await save('look-book', []);
  const [emptied] = await bin();
  const id = await remove('look-book');
  await create('Another', { slug: 'look-book' });
  await restore(id, { slug: 'looks-2' });
  expect((await restored(await restore(emptied?.id ?? ''))).slug).toBe('looks-2');
  expect((await rows()).map(({ slug }) => slug).sort()).toEqual(['look-book', 'looks-2']);
});

describe('two admins', () => {
  test('who restore one page at once: one does, the other is told [S4.1655]', async () => {
    await create('Look book');
    const id = await remove('look-book');
    const answers = await Promise.all(
      [call, callBob, call, callBob].map((as) => as('/api/user/page-bin/restore', { id })),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 404, 404, 404]);
    expect(await rows()).toHaveLength(1);
  });

  test('who reset and save at once lose nothing of either [S4.1655]', async () => {
    for (let round = 0; round < 8; round += 1) {
      await db().delete(pages);
      await db().delete(binnedPages);
      await save('about', text('one'));
      const [before] = await rows();
      const answers = await Promise.all([
        callBob('/api/user/pages/about/delete', {}),
        save('about', text('two'), { revision: before?.revision }),
      ]);
      const has = async (content: string) =>
        [...(await rows()), ...(await db().select().from(binnedPages))].some(
          (row) => JSON.stringify(row.layout) === JSON.stringify(text(content)),
        );
      if (answers[1]?.status === 200) expect(await has('two')).toBe(true);
      else expect(await has('one')).toBe(true);
    }
  });
});

test('is deleted for good by hand, or after 30 days [S4.1656]', async () => {
  await create('Look book');
  const id = await remove('look-book');
  expect((await forget(id)).status).toBe(200);
  expect((await forget(id)).status).toBe(404);
  expect((await forget('none')).status).toBe(404);
  expect(await bin()).toEqual([]);
  for (const [slug, days] of [
    ['old', 31],
    ['newer', 29],
  ] as const) {
    await create(slug);
    const createdAt = new Date(Date.now() - days * DAY_MS);
    const binned = eq(binnedPages.id, await remove(slug));
    await db().update(binnedPages).set({ createdAt }).where(binned);
  }
  await forgetOld(testApp.services);
  expect((await bin()).map(({ slug }) => slug)).toEqual(['newer']);
});

test('is seen, restored and deleted for good by its own shop alone [S6.1657]', async () => {
  await create('Look book');
  const id = await remove('look-book');
  expect(await bin(callOther)).toEqual([]);
  for (const path of ['/api/user/page-bin/restore', '/api/user/page-bin/delete']) {
    expect((await callOther(path, { id })).status).toBe(404);
    expect((await callOther(path, { id, domain: 'localhost' })).status).toBe(403);
    expect((await testApp.post(path, { id, domain: 'localhost' })).status).toBe(401);
  }
  expect(await bin()).toHaveLength(1);
});

test('is brought into the present form of layouts while it lies there [S4.1650]', async () => {
  await create('Look book');
  const id = await remove('look-book');
  const old = [{ type: 'text', styles: { color: 'var(--accent)' } }];
  const isIt = eq(binnedPages.id, id);
  await db().update(binnedPages).set({ layout: old, layoutVersion: 1 }).where(isIt);
  await upgradeLayouts(testApp.services);
  await restore(id);
  expect(await rows()).toMatchObject([
    { layoutVersion: LAYOUT_VERSION, layout: [{ styles: { color: '--accent' } }] },
  ]);
});

test('nothing of all this was an unexpected error', () => {
  expect(logged).toEqual([]);
});
