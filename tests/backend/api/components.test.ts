import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { components } from '@/backend/db/schema';
import { designSchemas as schemas } from '@/core/calls/design.schema';
import { MAX_COMPONENT_BYTES, MAX_COMPONENTS, MAX_COMPONENTS_BYTES } from '@/core/model/page';
import { callAs, openSession, quickPasswords } from './admin-session';
import { failureOf } from './failure';
import { SHOP_A, seedShops } from './seed';
import { withTestApp } from './test-app';

const testApp = withTestApp({ passwords: quickPasswords });
const { database, logged, read } = testApp;
let call: ReturnType<typeof callAs>;
let callOther: ReturnType<typeof callAs>;

beforeAll(async () => {
  await seedShops(database.db);
  call = callAs(testApp, await openSession(testApp));
  callOther = callAs(testApp, await openSession(testApp, 'other.example'));
});

const SAVE = '/api/domain/save-component';
const DELETE = '/api/domain/delete-component';
const idOf = async (answer: Response) =>
  schemas.saveComponent.response.parse(await answer.json()).data?.id;
const list = async (host = 'localhost') =>
  schemas.components.response.parse(await read('/api/domain/components', host)).data;

const hero = {
  type: 'box',
  strange: { preserved: [null] },
  children: [{ type: 'image', props: { src: '/media/hero-1.webp' }, columnIndex: '0' }],
};
const shown = JSON.parse(JSON.stringify(hero).replace('/media/', '/api/backend/media/'));

describe('components kept for reuse', () => {
  test('come back as they were saved, with id and name, in their order [S3.202] [S7.216]', async () => {
    expect(await list()).toEqual([]);
    const first = await idOf(await call(SAVE, { component: hero, name: 'Spring hero' }));
    const second = await idOf(await call(SAVE, { component: { type: 'text' } }));
    const third = await idOf(await call(SAVE, { component: { props: 1 } }));
    expect(await list()).toEqual([
      { id: first, name: 'Spring hero', component: shown },
      { id: second, name: 'text', component: { type: 'text' } },
      { id: third, name: 'Component', component: { props: 1 } },
    ]);
    expect(await list('other.example')).toEqual([]);
  });

  test('can be forgotten, by their own shop alone [S7.217]', async () => {
    const [first] = await list();
    const refused = await failureOf(await callOther(DELETE, { id: first?.id }));
    expect(refused).toMatchObject({ status: 404, path: 'id' });
    expect((await call(DELETE, { id: first?.id })).status).toBe(200);
    expect(await list()).toHaveLength(2);
    for (const id of [first?.id, 'none', '', "' or 1=1"]) {
      expect((await failureOf(await call(DELETE, { id }))).status).toBe(404);
    }
  });

  test('are components', async () => {
    const count = await database.db.$count(components);
    const wrong: [unknown, string][] = [
      [undefined, 'component'],
      [[], 'component'],
      ['text', 'component'],
      [{ type: 5 }, 'component'],
      [{ type: 'box', children: [{ type: 'a' }, 7] }, 'component.children.1'],
    ];
    for (const [component, path] of wrong) {
      expect(await failureOf(await call(SAVE, { component }))).toMatchObject({ path });
    }
    expect(await failureOf(await call(SAVE, { component: hero, name: '' }))).toMatchObject({
      status: 422,
      path: 'name',
    });
    expect(await database.db.$count(components)).toBe(count);
  });
});

describe('what a shop may keep', () => {
  beforeEach(async () => {
    await database.db.delete(components);
  });

  /** A component that is so many bytes as JSON. */
  const ofSize = (bytes: number) => {
    const empty = JSON.stringify({ type: 'text', props: { content: '' } });
    return { type: 'text', props: { content: 'x'.repeat(bytes - empty.length) } };
  };
  const keep = (amount: number, component: { type: string }) =>
    database.db
      .insert(components)
      .values(Array.from({ length: amount }, () => ({ shopId: SHOP_A, name: 'a', component })));
  const statusesOf = async (answers: Promise<Response>[]) =>
    (await Promise.all(answers)).map(({ status }) => status).sort();

  test('is 200 components, however many are saved at once; a deleted one needs room too [S7.221]', async () => {
    await keep(MAX_COMPONENTS - 2, { type: 'text' });
    const saves = Array.from({ length: 8 }, () => call(SAVE, { component: hero }));
    expect(await statusesOf(saves)).toEqual([200, 200, ...Array(6).fill(409)]);
    expect(await database.db.$count(components)).toBe(MAX_COMPONENTS);
    expect(await failureOf(await call(SAVE, { component: hero }))).toEqual({
      status: 409,
      message:
        'A shop keeps 200 saved components at most. Please delete some that are no longer used.',
      path: 'component',
    });
    expect((await callOther(SAVE, { component: hero })).status).toBe(200);
    const [first] = await list();
    await call(DELETE, { id: first?.id });
    expect((await call(SAVE, { component: hero })).status).toBe(200);
  });

  test('is 4 MB of them, however many are saved at once [S7.221]', async () => {
    const quarter = ofSize(MAX_COMPONENTS_BYTES / 4);
    await keep(3, quarter);
    const most = MAX_COMPONENTS_BYTES / 4;
    const saves = Array.from({ length: 3 }, () => call(SAVE, { component: ofSize(most / 2) }));
    expect(await statusesOf(saves)).toEqual([200, 200, 409]);
    expect(await failureOf(await call(SAVE, { component: { type: 'text' } }))).toEqual({
      status: 409,
      message:
        'The saved components of a shop may have 4 MB in all. Please delete some that are no longer used.',
      path: 'component',
    });
    expect((await callOther(SAVE, { component: quarter })).status).toBe(200);
  });

  test('is 1 MB for one of them, by its bytes [S7.221]', async () => {
    const most = ofSize(MAX_COMPONENT_BYTES);
    expect((await call(SAVE, { component: most })).status).toBe(200);
    const content = most.props.content.replace('xx', 'xü');
    expect(
      await failureOf(await call(SAVE, { component: { ...most, props: { content } } })),
    ).toEqual({
      status: 422,
      message: 'A saved component may have 1 MB at most. Please save a smaller part.',
      path: 'component',
    });
  });
});

test('nothing of all this was an unexpected error', () => {
  expect(logged).toEqual([]);
});
