import { afterAll, beforeAll, expect, test } from 'vitest';
import { createApp } from '@/backend/app';
import { readConfig } from '@/backend/base/config';
import { createLog } from '@/backend/base/log';
import { createDatabase, type Database } from '@/backend/db/connection';
import { migrate } from '@/backend/db/migrate';
import { makeServices } from '@/backend/make-services';
import type { MediaStore } from '@/backend/media';
import { type ExternalServer, makeExternalServer } from '../external-server';
import { seedShops } from './seed';

const MEDIA_IS_UNUSED: MediaStore = {
  saveOriginal: () => Promise.reject(),
  saveOriginals: () => Promise.reject(),
  removeFiles: () => Promise.reject(),
  readSize: () => Promise.resolve(undefined),
  readOriginal: async () => undefined,
  importFromUrl: () => Promise.reject(),
};
const logged: string[] = [];
let server: ExternalServer;
let database: Database;
let ask: (path: string) => Promise<Response>;

beforeAll(async () => {
  server = await makeExternalServer();
  await server.start();
  database = createDatabase(server.url, { role: 'test', log: () => undefined });
  await migrate(database.pool);
  await seedShops(database.db);
  const log = createLog({ level: 'info', write: (line) => void logged.push(line) });
  const parts = {
    shops: database.shops,
    log,
    media: MEDIA_IS_UNUSED,
    config: readConfig({}),
    secretKey: 'a secret of no shop, 32 characters',
  };
  const app = createApp(makeServices({ ...parts, mediaBase: '' }));
  ask = async (path) => app.request(path, { headers: { host: 'localhost' } });
});
afterAll(async () => {
  await database.close();
  await server.stop();
});

const statuses = async () => {
  const answers = await Promise.all(
    ['/shop', '/init', '/readyz', '/healthz'].map((path) => ask(path)),
  );
  return answers.map(({ status }) => status);
};

test('a database that is away means 503 and nothing stale; it works again when it is back', async () => {
  expect(await statuses()).toEqual([200, 200, 200, 200]);

  await server.stop();
  expect(await statuses()).toEqual([503, 503, 503, 200]);
  const offline = await ask('/shop');
  expect(offline.headers.get('retry-after')).toBe('2');
  expect(await offline.json()).toEqual({
    status: 503,
    message: 'The shop cannot reach its database. Please try again in a moment.',
  });

  await server.start();
  expect(await statuses()).toEqual([200, 200, 200, 200]);
});

test('connections ended by the database are replaced', async () => {
  await database.pool.query(
    'SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE pid <> pg_backend_pid() AND datname = current_database()',
  );
  await expect.poll(statuses).toEqual([200, 200, 200, 200]);
});

test('an unexpected error is logged with the request’s id and answered without internals', async () => {
  logged.length = 0;
  await database.pool.query('ALTER TABLE reviews RENAME TO hidden_reviews');
  const answer = await ask('/store-reviews');
  await database.pool.query('ALTER TABLE hidden_reviews RENAME TO reviews');
  const requestId = answer.headers.get('x-request-id');
  expect(answer.status).toBe(500);
  expect(await answer.json()).toEqual({
    status: 500,
    message: `Something went wrong (request ${requestId}).`,
  });
  expect(logged).toHaveLength(1);
  expect(logged[0]).toContain('relation');
  expect(JSON.parse(logged[0] ?? '')).toMatchObject({
    level: 'error',
    requestId,
    route: '/store-reviews',
  });
});
