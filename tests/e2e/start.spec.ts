import { once } from 'node:events';
import { mkdtemp, readdir, readFile, stat } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openMigrated } from '@/backend/db/open-migrated';
import { neutralEnvironment } from '@/tests/run/neutral-environment';
import { spawnShop } from '@/tests/run/spawn-server';
import { fetchPage } from './support/fetch-page';
import { METRICS_TOKEN } from './support/shops';
import { expect, test } from './support/test';

const environment = () => ({
  ...neutralEnvironment(),
  PORT: '0',
  DATA_DIR: process.env.E2E_DATA_DIR ?? '',
});

test('a second start neither builds nor seeds again, beside the first, and prints where every shop is', async () => {
  const builtAt = (await stat('.next/BUILD_ID')).mtimeMs;
  const before = await fetchPage('classic', '/sitemap.xml');
  const shop = await spawnShop(environment());
  try {
    expect(shop.output()).not.toMatch(/Building|demo shops/);
    for (const host of ['localhost', 'jersey.localhost', 'studio.localhost'])
      await expect.poll(() => shop.output()).toContain(`http://${host}:${shop.port}`);
    expect((await stat('.next/BUILD_ID')).mtimeMs).toBe(builtAt);
    const after = await fetchPage('classic', '/sitemap.xml', shop.port);
    const countOf = (text: string) => text.split('<loc>').length;
    expect(countOf(after.text)).toBe(countOf(before.text));
  } finally {
    await shop.stop();
  }
  expect((await fetchPage('classic', '/')).status).toBe(200);
});

test('what makes pages is there before the first shopper asks for one', async () => {
  const shop = await spawnShop({ ...environment(), METRICS_TOKEN });
  const authorization = `Bearer ${METRICS_TOKEN}`;
  const request = async () =>
    (await fetchPage('classic', '/metrics', shop.port, { authorization })).text;
  try {
    await expect.poll(request).toContain('page_cache_total{result="miss"} 1');
  } finally {
    await shop.stop();
  }
});

test('a taken port is told in one line, before anything else is done', async () => {
  const holder = createServer().listen(0, '127.0.0.1');
  await once(holder, 'listening');
  const address = holder.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  const failure = await spawnShop({ ...environment(), PORT: String(port) }).catch(String);
  holder.close();
  expect(failure).toContain(`Port ${port} is taken`);
  expect(failure).not.toContain(' at ');
});

test('a bad setting stops the start and is named', async () => {
  const failure = await spawnShop({ ...environment(), LOG_LEVEL: 'shout' }).catch(String);
  expect(failure).toContain('LOG_LEVEL');
});

test('a start that fails after its database has been opened stops that again, and says why [S2.1474]', async () => {
  const dataDir = await mkdtemp(join(tmpdir(), 'failed-start-'));
  const quiet = () => undefined;
  const database = await openMigrated({ dataDir, role: 'test', log: quiet, warn: quiet });
  await database.pool.query('ALTER TABLE media ADD CONSTRAINT closed CHECK (width = 0)');
  await database.close();

  const failure = await spawnShop({ ...environment(), DATA_DIR: dataDir }).catch(String);
  expect(failure).toContain('closed');
  const cluster = await readdir(join(dataDir, 'postgres/pg'));
  expect(cluster).toContain('PG_VERSION');
  expect(cluster).not.toContain('postmaster.pid');
});

test('the build carries the stamp of the sources it was made of', async () => {
  expect(await readFile('.next/source-stamp', 'utf8')).toMatch(/^[0-9a-f]{64}$/);
});
