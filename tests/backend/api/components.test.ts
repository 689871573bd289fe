import { beforeAll, describe, expect, test } from 'vitest';
import { components } from '@/backend/db/schema';
import { designSchemas as schemas } from '@/core/calls/design.schema';
import { callAs, openSession, quickPasswords } from './admin-session';
import { failureOf } from './failure';
import { seedShops } from './seed';
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
  strange: { kept: [null] },
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

test('nothing of all this was an unexpected error', () => {
  expect(logged).toEqual([]);
});
