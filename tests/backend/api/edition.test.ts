import { beforeAll, expect, test } from 'vitest';
import { createApp } from '@/backend/app';
import type { Config } from '@/backend/base/config';
import { makeServices } from '@/backend/make-services';
import { nameEdition } from '@/backend/name-edition';
import { seedShops } from './seed';
import { withTestApp } from './test-app';

const testApp = withTestApp();
beforeAll(() => seedShops(testApp.database.db));

interface Process {
  build?: string;
  paymentOrigin?: string;
  secretKey?: string;
}

/** A process on the database of all tests here, as `npm start` puts it together. */
async function startProcess({ build = 'a-build', paymentOrigin, secretKey }: Process = {}) {
  const { shops, media, mediaBase, log, ...own } = testApp.services;
  const config: Config = { ...own.config, paymentOrigin } as Config;
  const key = secretKey ?? own.secretKey;
  const named = { build, config, mediaBase, secretKey: key, pool: shops.directory };
  const edition = await nameEdition(named);
  return createApp(makeServices({ shops, media, mediaBase, log, config, secretKey: key, edition }));
}

type Started = Awaited<ReturnType<typeof startProcess>>;

const ask = (app: Started, headers = {}) =>
  app.request('/init', { headers: { host: 'localhost', ...headers } });
const tagOf = async (app: Started) => (await ask(app)).headers.get('etag') ?? '';

test('what one process has sent another of the same build knows again [S2.1620]', async () => {
  const [one, other] = [await startProcess(), await startProcess()];
  const tag = await tagOf(one);
  expect(tag).toMatch(/^".+"$/);
  expect((await ask(other, { 'if-none-match': tag })).status).toBe(304);
  const state = (await ask(one)).headers.get('x-shop-state');
  expect((await ask(other)).headers.get('x-shop-state')).toBe(state);
});

test.each([
  ['another build', { build: 'another' }],
  ['other settings', { paymentOrigin: 'https://pay.example' }],
  ['another secret', { secretKey: 'x'.repeat(40) }],
])('%s gives another tag [S2.1621]', async (_, changed) => {
  const tag = await tagOf(await startProcess());
  expect((await ask(await startProcess(changed), { 'if-none-match': tag })).status).toBe(200);
});

test('a database whose rows were put back by a restore gives other tags [S2.1622]', async () => {
  const before = await tagOf(await startProcess());
  const { pool } = testApp.database;
  // As a restore into new tables does.
  await pool.query(`
    ALTER TABLE shops RENAME TO shops_before;
    CREATE VIEW shops AS SELECT * FROM shops_before;
    GRANT SELECT ON shops TO PUBLIC`);
  try {
    expect(await tagOf(await startProcess())).not.toBe(before);
  } finally {
    await pool.query('DROP VIEW shops; ALTER TABLE shops_before RENAME TO shops');
  }
  expect(await tagOf(await startProcess())).toBe(before);
});
