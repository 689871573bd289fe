import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { runCrashRounds } from '@/bench/crash-rounds';
import { eventually } from '../../support/eventually';
import { program } from '../programs';
import { type AppPlace, makePlace, openPlace, spawnApp } from './apps';

const ROUNDS = 5;
const SERVER_ROUNDS = 2;
const writer = program('bench/crash-writer.ts');

async function serverPid(place: AppPlace): Promise<number> {
  const file = join(place.dataDir, 'postgres/pg/postmaster.pid');
  return Number.parseInt(await readFile(file, 'utf8'), 10);
}

test('kill -9 of a writing app loses no acknowledged write and leaves the server running', async () => {
  const place = await makePlace();
  const report = await runCrashRounds({ ...place, writer, rounds: ROUNDS, victims: 'app' });
  expect(report.lost).toEqual([]);
  expect(report.acknowledged).toBeGreaterThan(ROUNDS * 50);
  expect(report.servers).toHaveLength(1);
});

test('kill -9 of the server with the app loses no acknowledged write', async () => {
  const place = await makePlace();
  const report = await runCrashRounds({
    ...place,
    writer,
    rounds: SERVER_ROUNDS,
    victims: 'app and server',
  });
  expect(report.lost).toEqual([]);
  expect(report.servers).toHaveLength(SERVER_ROUNDS);
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
