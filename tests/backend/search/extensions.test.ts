import { randomBytes } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createApp } from '@/backend/app';
import { readConfig } from '@/backend/base/config';
import { createLog } from '@/backend/base/log';
import { createDatabase } from '@/backend/db/connection';
import { migrate } from '@/backend/db/migrate';
import { makeServices } from '@/backend/make-services';
import type { MediaStore } from '@/backend/media';
import { withTestDatabase } from '../database';
import { type ExternalServer, makeExternalServer } from '../external-server';
import { writeMigrations } from '../migrations-folder';
import { searcher, seedSearchShop } from './search-shop';

const MEDIA_IS_UNUSED: MediaStore = {
  saveOriginal: () => Promise.reject(),
  saveOriginals: () => Promise.reject(),
  readSize: () => Promise.resolve(undefined),
  readOriginal: async () => undefined,
  freeBytes: async () => 1e9,
  importFromUrl: () => Promise.reject(),
  removeFiles: () => Promise.reject(),
};
const OPTIONS = { role: 'test', log: () => undefined };
const empty = withTestDatabase('template0');
let server: ExternalServer;
beforeAll(async () => {
  server = await makeExternalServer();
  await server.start();
});
afterAll(() => server.stop());

test('a database that refuses an extension is told at the start [S9.55]', async () => {
  const name = `limited_${randomBytes(6).toString('hex')}`;
  await empty.pool.query(`CREATE ROLE ${name} LOGIN PASSWORD 'limited'`);
  const url = new URL(empty.url);
  if (url.searchParams.has('user')) url.searchParams.set('user', name);
  else url.username = name;
  if (url.searchParams.has('password')) url.searchParams.set('password', 'limited');
  else url.password = 'limited';
  const limited = createDatabase(url.href, OPTIONS);
  const folder = await writeMigrations(['SELECT 1']);
  await expect(migrate(limited.pool, { folder })).rejects.toThrow(
    /needs PostgreSQL's extension pg_trgm, which this database refuses .*CREATE EXTENSION pg_trgm;/,
  );
  await limited.close();
  await empty.pool.query(`DROP ROLE ${name}`);
});

test('another PostgreSQL, the oldest there is, finds the same', async () => {
  const { db, pool, shops, close } = createDatabase(server.url, OPTIONS);
  await migrate(pool);
  const log = createLog({ level: 'error' });
  const app = createApp(
    makeServices({
      shops,
      media: MEDIA_IS_UNUSED,
      log,
      config: readConfig({}),
      secretKey: 'a secret of no shop, 32 characters',
      mediaBase: '',
    }),
  );
  const testApp = { app, database: { db } };
  await seedSearchShop(testApp);
  const { names, search } = searcher(testApp);
  expect((await names('hodie navy'))[0]).toMatch(/Hoodie$/);
  expect(await names('CAFÉ')).toEqual(['Café Crew']);
  expect((await search('hoodie')).facets.sizes.map(({ value }) => value)).toContain('2XL');
  await close();
});
