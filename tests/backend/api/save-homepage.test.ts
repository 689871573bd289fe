import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { pages } from '@/backend/db/schema';
import { designSchemas as schemas } from '@/core/calls/design.schema';
import { LAYOUT_VERSION } from '@/core/model/page';
import { callAs, openSession, quickPasswords } from './admin-session';
import { failureOf } from './failure';
import { seedShops } from './seed';
import { withTestApp } from './test-app';

const testApp = withTestApp({ passwords: quickPasswords });
const { database, logged, read } = testApp;
let call: ReturnType<typeof callAs>;

beforeAll(async () => {
  await seedShops(database.db);
  call = callAs(testApp, await openSession(testApp));
});
beforeEach(async () => {
  await database.db.delete(pages);
});

const save = (design: object) => call('/api/domain/save-homepage-design', design);
const load = async (query = '') => {
  const answer = await read(`/api/domain/load-homepage-design${query}`);
  return schemas.loadHomepageDesign.response.parse(answer).data;
};
const revisions = async (answer: Response) =>
  schemas.saveHomepageDesign.response.parse(await answer.json()).data;
const text = (content: string) => ({ type: 'text', props: { content } });

describe('POST /api/domain/save-homepage-design', () => {
  test('stores layout, metadata, settings and header template together [S7.213]', async () => {
    const { designRevision = 0 } = await load();
    const answer = await save({
      page: 'homepage',
      layout: [text('Hello')],
      metadata: { globalCSS: 'p {}', title: 'T', description: 'D', version: '1.2.0' },
      settings: { hideTopKeywords: true },
      headerTemplate: '1',
    });
    const { revision, ...others } = await revisions(answer);
    expect(revision).toBeGreaterThan(0);
    expect(others).toEqual({ designRevision: designRevision + 1 });
    expect(await load()).toEqual({
      layout: [text('Hello')],
      layoutVersion: LAYOUT_VERSION,
      revision,
      designRevision: designRevision + 1,
      metadata: {
        globalCSS: 'p {}',
        title: 'T',
        description: 'D',
        version: '1.2.0',
        headerTemplate: 1,
      },
      settings: { showCategory: true, reviewCategories: ['Hoodies'], hideTopKeywords: true },
      headerTemplate: 1,
    });
  });

  test('is the page that a layout save stores [S7.214]', async () => {
    const { revision } = await revisions(await save({ layout: [text('by one')] }));
    const other = await call('/api/user/pages/layout/save', {
      ...{ pageSlug: 'homepage', layout: [text('by the other')], revision },
    });
    expect(other.status).toBe(200);
    const next = revision + 1;
    expect(await load()).toMatchObject({ layout: [text('by the other')], revision: next });
    expect(await revisions(await save({ layout: [], revision: next }))).toMatchObject({
      revision: next + 1,
    });
    expect(await read('/init')).toMatchObject({ layout: [] });
  });

  test('leaves alone what it does not name', async () => {
    await save({ layout: [text('stays')], metadata: { title: 'stays' } });
    const before = await load();
    const { revision = 0, designRevision = 0 } = before;
    expect(await revisions(await save({ settings: { showCategory: true } }))).toEqual({
      revision,
      designRevision: designRevision + 1,
    });
    expect(await load()).toMatchObject({ layout: before.layout, metadata: before.metadata });
    const layoutOnly = await revisions(await save({ layout: [] }));
    expect(layoutOnly).toEqual({ revision: revision + 1, designRevision: designRevision + 1 });
    expect(await revisions(await save({}))).toEqual(layoutOnly);
  });

  test('all of it or nothing [S7.215]', async () => {
    await save({ layout: [text('1')], settings: { hideSellPrice: false } });
    const before = await load();
    const { revision = 0, designRevision = 0 } = before;
    const change = { layout: [text('lost')], settings: { hideSellPrice: true } };
    const old = await failureOf(await save({ ...change, revision: revision - 1 }));
    expect(old).toMatchObject({ status: 409, path: 'revision', revision });
    const design = await failureOf(await save({ ...change, designRevision: designRevision + 1 }));
    expect(design).toMatchObject({ status: 409, path: 'designRevision', revision: designRevision });
    const wrong: [object, number, string][] = [
      [{ headerTemplate: 3 }, 422, 'headerTemplate'],
      [{ metadata: { version: 'x' } }, 422, 'metadata.version'],
      [{ layout: [5] }, 422, 'layout.0'],
      [{ page: 'unknown' }, 404, 'page'],
    ];
    for (const [broken, status, path] of wrong) {
      expect(await failureOf(await save({ ...change, ...broken }))).toMatchObject({ status, path });
    }
    expect(await load()).toEqual(before);
  });

  test('takes another page where one is named', async () => {
    await save({ page: 'about', layout: [text('about')] });
    expect(await load('?page=about')).toMatchObject({ layout: [text('about')] });
    expect(await load()).toMatchObject({ layout: [], revision: 0 });
  });
});

test('nothing of all this was an unexpected error', () => {
  expect(logged).toEqual([]);
});
