import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readConfig } from '@/backend/base/config';
import { type Answer, ask } from '@/bench/lib/ask';
import { capPages } from '@/edge/cap-pages';
import { eventually } from '@/tests/support/eventually';

const SHOPS: Record<string, string> = {
  'one.example': 'one',
  'alias.example': 'one',
  'two.example': 'two',
};
const directory = {
  query: async ({ values: [host] }: { values: [string] }) => ({
    rows: SHOPS[host] ? [{ id: SHOPS[host], revision: '1', templateRevision: '1' }] : [],
  }),
};

const waiting: { url: string; end: () => void }[] = [];
const server = createServer(
  capPages(
    (request, response) =>
      new Promise((resolve) => {
        const end = () => {
          response.end('a page');
          resolve();
        };
        waiting.push({ url: request.url ?? '', end });
      }),
    // Nothing of a database is asked but whose host it is.
    { shops: { directory }, config: readConfig({}) } as never,
    (path) => path === '/file.js',
  ),
);
let port = 0;

beforeAll(async () => {
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  port = (server.address() as AddressInfo).port;
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

const get = (host: string, path = '/', headers = {}) => ask({ port, host }, path, { headers });
const made = (path: string) => waiting.filter(({ url }) => url === path);

describe('pages of a shop', () => {
  it('are made a few at a time, whichever of its hosts they are asked from [S7.1705]', async () => {
    const answers = [
      ...Array.from({ length: 3 }, () => get('one.example', '/a')),
      ...Array.from({ length: 3 }, () => get('alias.example', '/a')),
    ];
    await eventually(() => expect(made('/a')).toHaveLength(4));
    const others = [
      get('two.example', '/b'),
      get('one.example', '/design'),
      get('one.example', '/file.js'),
      get('one.example', '/file.js', { range: 'bytes=0-1' }),
    ];
    const calls = [get('one.example', '/api/backend/search')];
    await eventually(() => expect(waiting).toHaveLength(9));
    expect(made('/a')).toHaveLength(4);
    // Others are there now: two at a time.
    for (const { end } of made('/a').slice(0, 3)) end();
    await eventually(() => expect(made('/a')).toHaveLength(5));
    await eventually(() => {
      for (const { end } of waiting) end();
      expect(made('/a')).toHaveLength(6);
    });
    for (const { end } of waiting) end();
    const statuses = (await Promise.all([...answers, ...others, ...calls])).map(
      ({ status }) => status,
    );
    expect(new Set(statuses)).toEqual(new Set([200]));
    waiting.length = 0;
  });

  it('end in a page that says when to come back, and no other shop notices [S7.1705]', async () => {
    const first = get('two.example', '/d');
    await eventually(() => expect(made('/d')).toHaveLength(1));
    made('/d')[0]?.end();
    await first;
    const answers: Answer[] = [];
    const crowd = Array.from({ length: 120 }, async () => {
      answers.push(await get('one.example', '/c'));
    });
    // One is made and a hundred wait: whether the page is light is not known, and others are there.
    await eventually(() => expect(answers).toHaveLength(19));
    for (const { status, headers, text } of answers) {
      expect(status).toBe(503);
      expect(headers).toMatchObject({ 'retry-after': '5', 'cache-control': 'no-store' });
      expect(text).toContain('Please try again in a few seconds.');
    }
    const other = get('two.example', '/d');
    await eventually(() => expect(made('/d')).toHaveLength(2));
    await eventually(() => {
      for (const { end } of waiting) end();
      expect(answers).toHaveLength(120);
    });
    await Promise.all(crowd);
    expect((await other).status).toBe(200);
  });
});
