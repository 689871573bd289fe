import type pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createApp } from '@/backend/app';
import { readConfig } from '@/backend/base/config';
import { createLog } from '@/backend/base/log';
import { createDatabase, type Database } from '@/backend/db/connection';
import { migrate } from '@/backend/db/migrate';
import { makeServices } from '@/backend/make-services';
import type { MediaStore } from '@/backend/media';
import { openTcpProxy, type TcpProxy } from '../../support/tcp-proxy';
import { type ExternalServer, makeExternalServer } from '../external-server';
import { seedShops } from './seed';

const MEDIA_IS_UNUSED: MediaStore = {
  saveOriginal: () => Promise.reject(),
  saveOriginals: () => Promise.reject(),
  removeFiles: () => Promise.reject(),
  readSize: () => Promise.resolve(undefined),
  readOriginal: async () => undefined,
  freeBytes: async () => 1e9,
  importFromUrl: () => Promise.reject(),
};
const logged: string[] = [];
let server: ExternalServer;
let proxy: TcpProxy;
let database: Database;
const said: string[] = [];
/** No connection of the shop gives up by itself while a test runs. */
const MORE_THAN_CONNECTIONS = 30;
const NEVER_MS = 3_600_000;
let ask: (path: string) => Promise<Response>;

beforeAll(async () => {
  server = await makeExternalServer();
  await server.start();
  const url = new URL(server.url);
  proxy = await openTcpProxy({ host: url.hostname, port: Number(url.port) });
  url.port = String(proxy.port);
  database = createDatabase(url.href, {
    role: 'test',
    log: (message) => void said.push(message),
    acquireTimeoutMs: NEVER_MS,
    statementTimeoutMs: NEVER_MS,
  });
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
  await proxy.close();
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
  await expect.poll(statuses, { timeout: 10_000 }).toEqual([200, 200, 200, 200]);
});

test('a database that falls silent is away after a moment, for whoever waits and whoever comes [S2.1472]', async () => {
  proxy.fallSilent();
  // Some have a connection that does not answer, some wait for one.
  const many = Array.from({ length: MORE_THAN_CONNECTIONS }, () => ask('/init'));
  const answers = await Promise.all(many);
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([503]));
  expect(await statuses()).toEqual([503, 503, 503, 200]);
  expect(said).toContain('The database does not answer.');

  proxy.speak();
  await expect.poll(statuses, { timeout: 10_000 }).toEqual([200, 200, 200, 200]);
  expect(said).toContain('The database answers again.');
});

test('who takes up an idle connection meanwhile is no sign of life [S2.1472]', async () => {
  const { pool } = database.shops.across;
  const connections = Array.from({ length: 10 }, () => pool.query('SELECT pg_sleep(0.2)'));
  await Promise.all(connections);
  proxy.fallSilent();
  const taken: pg.PoolClient[] = [];
  const take = () =>
    void pool.connect().then(
      (client) => taken.push(client),
      () => undefined,
    );
  // More than there is time for until it is found out.
  const taking = setInterval(take, 300);
  const { status } = await ask('/init');
  clearInterval(taking);
  expect(status).toBe(503);
  expect(pool.idleCount).toBeGreaterThan(0);

  proxy.speak();
  for (const client of taken) client.release(true);
  await expect.poll(statuses, { timeout: 10_000 }).toEqual([200, 200, 200, 200]);
});

test('a database that takes its time is left it', async () => {
  said.length = 0;
  const { rows } = await database.shops.across.pool.query('SELECT 1 AS one FROM pg_sleep(2)');
  expect(rows).toEqual([{ one: 1 }]);
  expect(said).toEqual([]);
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
