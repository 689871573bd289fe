import { existsSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import { expect, test } from 'vitest';
import { applicationName, startEmbeddedPostgres } from '@/backend/db/embedded';
import { type AppPlace, makePlace, openPlace, startApp } from './apps';

function isRunning(place: AppPlace): boolean {
  return existsSync(join(place.dataDir, 'postgres/pg/postmaster.pid'));
}

test('six apps that start at once share one server', async () => {
  const place = await makePlace();
  const apps = await Promise.all(Array.from({ length: 6 }, () => startApp(place)));
  const servers = new Set(apps.map((app) => app.server));
  expect(servers.size).toBe(1);
  expect([...servers][0]).toBeGreaterThan(0);
});

test('the server runs as long as anybody uses it', async () => {
  const place = await makePlace();
  const shop = await startApp(place, { role: 'start' });
  const job = await openPlace(place, 'import');
  await job.close();
  expect(isRunning(place)).toBe(true);

  const other = await startApp(place, { role: 'import' });
  expect(other.server).toBe(shop.server);
  expect(await shop.end('SIGTERM')).toBe(0);
  expect(isRunning(place)).toBe(true);
  expect(await other.end('SIGTERM')).toBe(0);
  expect(isRunning(place)).toBe(false);
});

test('two that stop at once leave no server behind', async () => {
  const place = await makePlace();
  const apps = await Promise.all([startApp(place), startApp(place)]);
  expect(await Promise.all(apps.map((app) => app.end('SIGTERM')))).toEqual([0, 0]);
  expect(isRunning(place)).toBe(false);
});

test('who leaves first leaves no connection behind that keeps the last from stopping the server', async () => {
  const place = await makePlace();
  const log = () => undefined;
  const first = await startEmbeddedPostgres({ ...place, role: 'first', log });
  const last = await startEmbeddedPostgres({ ...place, role: 'last', log });
  const late = new pg.Client({
    connectionString: first.url,
    application_name: applicationName('first'),
  });
  await late.connect();
  const ended = late.query('SELECT pg_sleep(0.3)').then(() => late.end());

  await Promise.all([first.stop(), last.stop(), ended]);
  expect(isRunning(place)).toBe(false);
});

test('one process may open the database twice, and closing one leaves the other working', async () => {
  const place = await makePlace();
  const [one, two] = await Promise.all([openPlace(place), openPlace(place)]);
  await one.close();
  expect((await two.pool.query('SELECT 1 AS one')).rows).toEqual([{ one: 1 }]);
  await two.close();
  expect(isRunning(place)).toBe(false);
});

test.each(['SIGTERM', 'SIGINT'] as const)(
  '%s ends the app and its server cleanly',
  async (signal) => {
    const place = await makePlace();
    const app = await startApp(place);
    expect(await app.end(signal)).toBe(0);
    expect(isRunning(place)).toBe(false);
    const logs: string[] = [];
    const again = await openPlace(place, 'test', logs);
    expect(logs).toEqual([]);
    await again.close();
  },
);
