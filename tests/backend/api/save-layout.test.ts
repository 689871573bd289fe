import { and, eq } from 'drizzle-orm';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { components, pages, shops } from '@/backend/db/schema';
import { startUpkeep } from '@/backend/upkeep';
import { designSchemas as schemas } from '@/core/calls/design.schema';
import { LAYOUT_VERSION } from '@/core/model/page';
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

const SAVE = '/api/user/pages/layout/save';
const save = (pageSlug: string, layout: unknown, more: object = {}) =>
  call(SAVE, { pageSlug, layout, ...more });
const text = (content: string) => ({ type: 'text', props: { content } });

async function revisionOf(answer: Response) {
  return schemas.savePageLayout.response.parse(await answer.json()).data.revision;
}
async function load(pageSlug: string, host = 'localhost') {
  const answer = await read(`/api/user/pages/layout/load?pageSlug=${pageSlug}`, host);
  return schemas.loadPageLayout.response.parse(answer).data;
}

describe('POST /api/user/pages/layout/save', () => {
  test.each([
    ['homepage', 'Homepage'],
    ['about', 'About'],
    ['contact', 'Contact'],
    ['shop', 'Shop'],
    ['product', 'Product'],
  ])('stores a layout for %s, which every shop has [S7.202]', async (slug, pageName) => {
    expect((await get(`/api/user/pages/layout/load?pageSlug=${slug}`)).status).toBe(404);
    const answer = await save(slug, [text('Hello')]);
    expect(answer.status).toBe(200);
    const revision = await revisionOf(answer);
    expect(revision).toBeGreaterThan(0);
    expect(await load(slug)).toMatchObject({ pageName, layout: [text('Hello')], revision });
    const listed = schemas.pages.response.parse(await read('/api/user/pages'));
    expect(listed.data).toMatchObject([{ slug, name: pageName }]);
  });

  test('shows at once, in the shop it belongs to alone', async () => {
    await save('homepage', [text('Before')]);
    const tag = (await get('/init')).headers.get('etag') ?? '';
    await save('homepage', [text('After')]);
    const answer = await get('/init', 'localhost', { 'if-none-match': tag });
    expect(await answer.json()).toMatchObject({ layout: [text('After')] });
    expect(await read('/init', 'other.example')).not.toHaveProperty('layout');
    await callOther(SAVE, { pageSlug: 'homepage', layout: [text('Other')] });
    expect(await load('homepage')).toMatchObject({ layout: [text('After')] });
    expect(await load('homepage', 'other.example')).toMatchObject({ layout: [text('Other')] });
  });

  test('knows no page that was not created', async () => {
    const failure = await failureOf(await save('lookbook', []));
    expect(failure).toEqual({
      status: 404,
      message: 'There is no page "lookbook".',
      path: 'pageSlug',
    });
    for (const slug of ['', '../homepage', 'Homepage', "' or 1=1", '__proto__', 'constructor']) {
      expect((await failureOf(await save(slug, []))).status, slug).toBe(404);
    }
    expect((await failureOf(await save('x'.repeat(121), []))).status).toBe(422);
  });
});

describe('revisions', () => {
  test('each save raises the page’s, and a save may name the one it was made from [S7.203]', async () => {
    const first = await revisionOf(await save('about', [], { revision: 0 }));
    expect(await revisionOf(await save('about', [], { revision: first }))).toBe(first + 1);
    expect(await revisionOf(await save('about', []))).toBe(first + 2);
    expect((await load('about')).revision).toBe(first + 2);
  });

  test('another than the newest is 409 with the newest, and nothing changes [S7.203]', async () => {
    await save('about', [text('1')]);
    const newest = await revisionOf(await save('about', [text('2')]));
    for (const revision of [0, newest - 1, newest + 1, 1_000_000]) {
      const failure = await failureOf(await save('about', [text('lost')], { revision }));
      expect(failure).toMatchObject({ status: 409, path: 'revision', revision: newest });
      expect(failure.message).toContain('Somebody saved in the meantime');
    }
    expect(await load('about')).toMatchObject({ layout: [text('2')], revision: newest });
    expect(await failureOf(await save('contact', [], { revision: 4 }))).toMatchObject({
      status: 409,
      revision: 0,
    });
  });

  test.each(['one that is', 'none'])(
    'of many at the same time made from %s stored one wins [S7.204]',
    async (from) => {
      const revision = from === 'none' ? 0 : await revisionOf(await save('about', [text('first')]));
      const saves = Array.from({ length: 12 }, (_, index) =>
        save('about', [text(`from ${index}`)], { revision }),
      );
      const answers = await Promise.all(saves);
      const statuses = answers.map(({ status }) => status);
      expect(statuses.filter((status) => status === 200)).toHaveLength(1);
      expect(statuses.filter((status) => status === 409)).toHaveLength(11);
      const persisted = await load('about');
      if (revision > 0) expect(persisted.revision).toBe(revision + 1);
      expect(persisted.layout).toEqual([text(`from ${statuses.indexOf(200)}`)]);
    },
  );

  test('saves that name none all count, one after the other [S7.204]', async () => {
    const saves = Array.from({ length: 8 }, (_, index) =>
      save(index % 2 ? 'about' : 'homepage', [text(`${index}`)]),
    );
    const revisions = await Promise.all((await Promise.all(saves)).map(revisionOf));
    for (const ofPage of [0, 1].map((page) => revisions.filter((_, index) => index % 2 === page))) {
      const least = Math.min(...ofPage);
      expect(ofPage.sort((a, b) => a - b)).toEqual([least, least + 1, least + 2, least + 3]);
    }
  });

  test('a number is what a revision is', async () => {
    for (const revision of ['1', -1, 1.5, null]) {
      const failure = await failureOf(await save('about', [], { revision }));
      expect(failure.path).toBe('revision');
      expect([400, 422]).toContain(failure.status);
    }
  });
});

test('another shop’s page is out of reach, whatever the body says', async () => {
  await save('about', [text('mine')]);
  const answer = await callOther(SAVE, { domain: 'localhost', pageSlug: 'about', layout: [] });
  expect((await failureOf(answer)).status).toBe(403);
  const rows = await database.db
    .select({ layout: pages.layout })
    .from(pages)
    .where(and(eq(pages.shopId, SHOP_A), eq(pages.slug, 'about')));
  expect(rows).toEqual([{ layout: [text('mine')] }]);
});

test('nothing of all this was an unexpected error', () => {
  expect(logged).toEqual([]);
});

describe('the form of a layout', () => {
  const blocks = (color: string) => [{ type: 'text', styles: { color } }];

  test('is the first where a save names none, and the present one afterwards [S3.990]', async () => {
    await save('about', blocks('var(--accent)'));
    const { layout, layoutVersion } = await load('about');
    expect({ layout, layoutVersion }).toEqual({
      layout: blocks('--accent'),
      layoutVersion: LAYOUT_VERSION,
    });
  });

  test('stays as it is written where a save names the present one; there is none beyond', async () => {
    await save('about', blocks('var(--accent)'), { layoutVersion: LAYOUT_VERSION });
    expect((await load('about')).layout).toEqual(blocks('var(--accent)'));
    const answer = await save('about', [], { layoutVersion: LAYOUT_VERSION + 1 });
    expect(answer.status).toBe(422);
  });

  test('is brought up to date when the app starts, and its revision stays [S3.990] [S3.991]', async () => {
    const revision = await revisionOf(await save('about', [], {}));
    const { db } = database;
    const old = { layout: blocks('var(--ink)'), layoutVersion: 1 };
    await db.update(pages).set(old).where(eq(pages.slug, 'about'));
    const footer = blocks('var(--on-chrome)');
    await db.update(shops).set({ footer, layoutVersion: 1 }).where(eq(shops.id, SHOP_A));
    const component = { type: 'text', styles: { color: 'var(--line)' } };
    await db.insert(components).values({ shopId: SHOP_A, name: 'A', component, layoutVersion: 1 });
    await startUpkeep(testApp.services)();
    expect(await load('about')).toMatchObject({ layout: blocks('--ink'), revision });
    const [shop] = await db.select().from(shops).where(eq(shops.id, SHOP_A));
    expect(shop).toMatchObject({ footer: blocks('--on-chrome'), layoutVersion: LAYOUT_VERSION });
    const [preserved] = await db.select().from(components).where(eq(components.shopId, SHOP_A));
    expect(preserved?.component).toEqual({ type: 'text', styles: { color: '--line' } });
  });
});
