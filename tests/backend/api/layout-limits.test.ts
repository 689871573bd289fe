import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { pages } from '@/backend/db/schema';
import { designSchemas as schemas } from '@/core/calls/design.schema';
import { MAX_LAYOUT_DEPTH, MAX_LAYOUT_NODES } from '@/core/model/page';
import { headersOf, openSession, quickPasswords, type Session } from './admin-session';
import { failureOf } from './failure';
import { seedShops } from './seed';
import { withTestApp } from './test-app';

const testApp = withTestApp({ passwords: quickPasswords });
const { database, logged, post, read } = testApp;
let session: Session;

beforeAll(async () => {
  await seedShops(database.db);
  session = await openSession(testApp);
});
beforeEach(async () => {
  await database.db.delete(pages);
});

/** Sends a body as it stands. */
const raw = (body: string) =>
  post('/api/user/pages/layout/save', body, { headers: headersOf(session) });
const save = (pageSlug: string, layout: unknown) =>
  raw(JSON.stringify({ domain: 'localhost', pageSlug, layout }));
const text = (content: string) => ({ type: 'text', props: { content } });

async function load(pageSlug: string) {
  const answer = await read(`/api/user/pages/layout/load?pageSlug=${pageSlug}`);
  return schemas.loadPageLayout.response.parse(answer).data;
}

/** A layout nested so deep, innermost text included. */
function nested(depth: number): object[] {
  let layout: object[] = [text('innermost')];
  for (let level = 1; level < depth; level += 1) layout = [{ type: 'box', children: layout }];
  return layout;
}

describe('what a layout may be', () => {
  test('forty levels and five thousand components, as deep and as many as allowed [S5.200]', async () => {
    const flat = (count: number) => Array.from({ length: count }, (_, at) => text(`${at}`));
    for (const layout of [
      nested(40),
      nested(MAX_LAYOUT_DEPTH),
      flat(5_000),
      flat(MAX_LAYOUT_NODES),
    ]) {
      expect((await save('about', layout)).status).toBe(200);
      expect((await load('about')).layout).toEqual(layout);
    }
  });

  test('beyond that it is refused in words, whatever the depth [S5.200]', async () => {
    const deep = (depth: number) =>
      `{"domain":"localhost","pageSlug":"about","layout":${'[{"type":"box","children":'.repeat(depth)}[]${'}]'.repeat(depth)}}`;
    const hollow = `{"domain":"localhost","pageSlug":"about","layout":[{"type":"a","props":${'['.repeat(300_000)}${']'.repeat(300_000)}}]}`;
    const many = Array.from({ length: MAX_LAYOUT_NODES + 1 }, () => ({ type: 'a' }));
    expect(await failureOf(await save('about', nested(MAX_LAYOUT_DEPTH + 1)))).toEqual({
      status: 422,
      message: 'must not nest components more than 100 deep',
      path: 'layout',
    });
    expect(await failureOf(await save('about', many))).toMatchObject({
      status: 422,
      message: 'must not hold more than 10000 components',
      path: 'layout',
    });
    for (const body of [deep(101), deep(5_000), deep(50_000), hollow]) {
      expect((await failureOf(await raw(body))).status).toBe(422);
    }
    expect(await database.db.$count(pages)).toBe(0);
  });

  const wrong: [string, unknown, number, string][] = [
    ['no list', { type: 'text' }, 400, 'layout'],
    ['a text', '[]', 400, 'layout'],
    ['nothing', null, 400, 'layout'],
    ['a list of texts', ['text'], 422, 'layout.0'],
    ['a list of lists', [[]], 422, 'layout.0'],
    ['a list with nothing', [text('a'), null], 422, 'layout.1'],
    ['a type that is a number', [{ type: 5 }], 422, 'layout.0'],
    [
      'a child that is none',
      [text('a'), { type: 'box', children: [{ type: 'box', children: [text('b'), 7] }] }],
      422,
      'layout.1.children.0.children.1',
    ],
  ];
  test.each(wrong)('%s is refused by its place [S5.201]', async (_name, layout, status, path) => {
    expect(await failureOf(await save('about', layout))).toMatchObject({ status, path });
  });

  test('a megabyte at most, in a request of four [S5.202]', async () => {
    const layout = (length: number) => [{ type: 'text', props: { content: 'x'.repeat(length) } }];
    expect((await save('about', layout(1_040_000))).status).toBe(200);
    const large = await failureOf(await save('about', layout(4_000_000)));
    expect(large).toMatchObject({ status: 413, path: 'layout' });
    const refused = await failureOf(await save('about', layout(4_200_000)));
    expect(refused).toMatchObject({ status: 413, message: 'The request is larger than 4 MB.' });
  });

  test('text that can be stored, and otherwise its place [S5.201]', async () => {
    for (const sign of ['\\u0000', '\\ud800', '\\uDFFF\\ud800']) {
      const bodies = [`{"content":"a${sign}"}`, `{"a${sign}":1}`];
      for (const props of bodies) {
        const body = `{"domain":"localhost","pageSlug":"about","layout":[{"type":"text","props":${props}}]}`;
        const isValue = props === bodies[0];
        const path = isValue ? 'layout.0.props.content' : 'layout.0.props';
        expect(await failureOf(await raw(body)), props).toMatchObject({ status: 400, path });
      }
    }
    const fine = [text('a\u0001\u2028\uFEFF😀 \\u0000 not a NUL'), text('\ud83d\ude00')];
    expect((await save('about', fine)).status).toBe(200);
    expect((await load('about')).layout).toEqual(fine);
  });
});

test('nothing of all this was an unexpected error', () => {
  expect(logged).toEqual([]);
});
