import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import pg from 'pg';
import { beforeEach, expect, test } from 'vitest';
import { createDatabase } from '@/backend/db/connection';
import { assertSupported, migrate } from '@/backend/db/migrate';
import { RUNNER } from '@/scripts/lib/project';
import { withTestDatabase } from './database';
import { writeMigrations } from './migrations-folder';

const database = withTestDatabase('template0');

beforeEach(async () => {
  await database.pool.query('DROP SCHEMA IF EXISTS drizzle CASCADE; DROP TABLE IF EXISTS notes');
});

async function texts(): Promise<unknown[]> {
  const notes = await database.pool.query('SELECT text FROM notes ORDER BY text');
  return notes.rows.map((row) => row.text);
}

test('two processes that start together run each migration once', async () => {
  const folder = await writeMigrations([
    'SELECT pg_sleep(0.3);--> statement-breakpoint\nCREATE TABLE notes (text text);',
    "INSERT INTO notes VALUES ('once');",
  ]);
  const command = [RUNNER, 'tests/backend/migrate-process.ts', database.url, folder];
  const run = () => promisify(execFile)(process.execPath, command);
  await Promise.all([run(), run(), run()]);
  expect(await texts()).toEqual(['once']);
});

test('a later migration is added to what is there', async () => {
  const first = ["CREATE TABLE notes AS SELECT 'one' AS text"];
  await migrate(database.pool, { folder: await writeMigrations(first) });
  await migrate(database.pool, { folder: await writeMigrations(first) });
  await migrate(database.pool, {
    folder: await writeMigrations([...first, "INSERT INTO notes VALUES ('two')"]),
  });
  expect(await texts()).toEqual(['one', 'two']);
});

test('a migration that fails says so and leaves nothing, and the next try succeeds', async () => {
  const good = "CREATE TABLE notes AS SELECT 'one' AS text";
  const broken = await writeMigrations([good, 'INSERT INTO nothing VALUES (1)']);
  await expect(migrate(database.pool, { folder: broken })).rejects.toThrow();
  await expect(texts()).rejects.toThrow(/does not exist/);
  await migrate(database.pool, { folder: await writeMigrations([good]) });
  expect(await texts()).toEqual(['one']);
});

test('a long migration is not ended by the limits of the pool, which stay', async () => {
  const options = { role: 'test', log: () => undefined, statementTimeoutMs: 50, poolSize: 1 };
  const { pool, close } = createDatabase(database.url, options);
  await migrate(pool, { folder: await writeMigrations(['SELECT pg_sleep(0.2)']) });
  await expect(pool.query('SELECT pg_sleep(0.2)')).rejects.toMatchObject({ code: '57014' });
  await close();
});

test('nor is one taken for a server that has fallen silent', async () => {
  const pool = new pg.Pool({ connectionString: database.url, query_timeout: 50, max: 1 });
  await migrate(pool, { folder: await writeMigrations(['SELECT pg_sleep(0.2)']) });
  await expect(pool.query('SELECT pg_sleep(0.2)')).rejects.toThrow('Query read timeout');
  await pool.end();
});

test('PostgreSQL before 15 is refused', () => {
  expect(() => assertSupported(140_011)).toThrow('PostgreSQL 15 or later is needed');
  expect(() => assertSupported(140_011)).toThrow('runs on PostgreSQL 14');
  expect(assertSupported(150_000)).toBeUndefined();
  expect(assertSupported(180_004)).toBeUndefined();
});
