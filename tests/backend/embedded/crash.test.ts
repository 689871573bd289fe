import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { type KillOptions, runKillRounds } from '@/bench/reliability/kill-rounds';
import { runRestartRounds } from '@/bench/reliability/restart-rounds';
import { eventually } from '../../support/eventually';
import { type AppPlace, makePlace, openPlace, spawnApp } from './apps';

// `npm run bench -- reliability` has hundreds.
const ROUNDS = 2;
const SERVER_ROUNDS = 1;

async function serverPid(place: AppPlace): Promise<number> {
  const file = join(place.dataDir, 'postgres/pg/postmaster.pid');
  return Number.parseInt(await readFile(file, 'utf8'), 10);
}

const killed = (place: AppPlace, victims: KillOptions['victims'], rounds: number) =>
  runKillRounds({
    ...{ dataDir: place.dataDir, victims, rounds },
    ...{ script: 'scripts/backend.ts', base: '' },
  });

test('kill -9 of an app that is written to loses no acknowledged write and leaves the server running [S9.770]', async () => {
  const report = await killed(await makePlace(), 'app', ROUNDS);
  expect(report).toMatchObject({ lost: [], doubled: [] });
  expect(report.acknowledged).toBeGreaterThan(ROUNDS * 5);
  expect(report.servers).toHaveLength(1);
});

test('kill -9 of the server alone loses no acknowledged write, and the app goes on with the next [S9.770]', async () => {
  const report = await killed(await makePlace(), 'server', SERVER_ROUNDS);
  expect(report).toMatchObject({ lost: [], doubled: [] });
  expect(report.servers).toHaveLength(SERVER_ROUNDS);
});

test('kill -9 of the server with the app loses no acknowledged write [S9.770]', async () => {
  const report = await killed(await makePlace(), 'app and server', SERVER_ROUNDS);
  expect(report).toMatchObject({ lost: [], doubled: [] });
  expect(report.servers).toHaveLength(SERVER_ROUNDS);
});

test('restarts of a given server under an app that is written to lose and double nothing [S9.771]', async () => {
  const { dataDir } = await makePlace();
  const options = { dataDir, script: 'scripts/backend.ts', base: '' };
  const report = await runRestartRounds(options, SERVER_ROUNDS);
  expect(report).toMatchObject({ lost: [], doubled: [] });
  expect(report.acknowledged).toBeGreaterThan(SERVER_ROUNDS * 5);
});

test('a server killed under a running app comes back, and the same pool works again', async () => {
  const place = await makePlace();
  const { pool, close } = await openPlace(place);
  await pool.query('CREATE TABLE notes (text text)');
  const checkedOut = await pool.connect();
  await checkedOut.query('BEGIN');
  const killed = await serverPid(place);

  process.kill(killed, 'SIGKILL');
  await eventually(() => expect(checkedOut.query('SELECT 1')).rejects.toThrow());
  checkedOut.release(true);

  await eventually(() => pool.query("INSERT INTO notes VALUES ('after')"));
  expect(await serverPid(place)).not.toBe(killed);
  await close();
});

test('an app killed in the middle of initdb leaves nothing that stops the next one', async () => {
  const place = await makePlace();
  const home = join(place.dataDir, 'postgres');
  const names = () => readdir(home).catch(() => []);
  const app = spawnApp(place);
  await eventually(async () => {
    expect(await names()).toContain(`pg.init-${app.process.pid}`);
  });
  app.process.kill('SIGKILL');
  await expect(app.opened).rejects.toThrow('did not open');
  expect(await names()).not.toContain('pg');

  const database = await openPlace(place);
  expect((await database.pool.query('SELECT 1 AS one')).rows).toEqual([{ one: 1 }]);
  await database.close();
});
