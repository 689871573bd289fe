import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createDatabase, openDatabase } from '@/backend/db/connection';
import { migrate } from '@/backend/db/migrate';
import { eventually } from '../support/eventually';
import { withTestDatabase } from './database';
import { type ExternalServer, makeExternalServer } from './external-server';
import { writeMigrations } from './migrations-folder';
import { urlWithOptions } from './test-server';

const log = () => undefined;

async function show(pool: { query(text: string): Promise<{ rows: unknown[] }> }, name: string) {
  const answer = await pool.query(`SELECT current_setting('${name}') AS value`);
  return answer.rows[0];
}

describe('a pool', () => {
  const test0 = withTestDatabase('template0');

  test('limits statements, waits for locks and idle transactions', async () => {
    const { pool, close } = createDatabase(test0.url, { role: 'limits', log });
    expect(await show(pool, 'statement_timeout')).toEqual({ value: '10s' });
    expect(await show(pool, 'lock_timeout')).toEqual({ value: '5s' });
    expect(await show(pool, 'idle_in_transaction_session_timeout')).toEqual({ value: '30s' });
    expect(await show(pool, 'application_name')).toEqual({
      value: `hemline:limits:${process.pid}`,
    });
    await close();
  });

  test('ends a statement that takes too long, and allows it to a bulk job', async () => {
    const strict = createDatabase(test0.url, { role: 'test', log, statementTimeoutMs: 20 });
    await expect(strict.pool.query('SELECT pg_sleep(5)')).rejects.toMatchObject({ code: '57014' });
    await strict.close();
    const bulk = createDatabase(test0.url, { role: 'test', log, statementTimeoutMs: 0 });
    expect(await show(bulk.pool, 'statement_timeout')).toEqual({ value: '0' });
    await bulk.close();
  });

  test('does not wait for a server that has fallen silent', async () => {
    // Without its own limit the server says nothing for a minute.
    const url = urlWithOptions(test0.url, '-c statement_timeout=0');
    const options = { role: 'test', log, poolSize: 1, statementTimeoutMs: 20 };
    const { pool, close } = createDatabase(url, options);
    await expect(pool.query('SELECT pg_sleep(60)')).rejects.toThrow(/Query read timeout/);
    expect((await pool.query('SELECT 1 AS one')).rows).toEqual([{ one: 1 }]);
    await close();
  });

  test("keeps the URL's own options, which have the last word", async () => {
    const url = urlWithOptions(test0.url, '-c work_mem=7MB -c lock_timeout=1s');
    const { pool, close } = createDatabase(url, { role: 'test', log });
    expect(await show(pool, 'work_mem')).toEqual({ value: '7MB' });
    expect(await show(pool, 'lock_timeout')).toEqual({ value: '1s' });
    expect(await show(pool, 'statement_timeout')).toEqual({ value: '10s' });
    await close();
  });

  test('takes a connection back on which no transaction could begin', async () => {
    const options = { role: 'test', log, poolSize: 1, acquireTimeoutMs: 1_000 };
    const { db, pool, close } = createDatabase(test0.url, options);
    await pool.query('SELECT 1');
    pool.once('acquire', (client) => client.connection.stream.destroy());
    await expect(db.transaction(async () => undefined)).rejects.toThrow(/begin/);
    expect(await db.transaction((tx) => tx.execute('SELECT 1 AS one'))).toMatchObject({
      rows: [{ one: 1 }],
    });
    await close();
  });

  test('has ten connections at most unless told otherwise', () => {
    const usual = createDatabase(test0.url, { role: 'test', log });
    const small = createDatabase(test0.url, { role: 'test', log, poolSize: 2 });
    expect([usual.pool.options.max, small.pool.options.max]).toEqual([10, 2]);
  });

  test('gives an error when no connection gets free in time, and works on afterwards', async () => {
    const options = { role: 'test', log, poolSize: 1, acquireTimeoutMs: 1500 };
    const { pool, close } = createDatabase(test0.url, options);
    const client = await pool.connect();
    await expect(pool.query('SELECT 1')).rejects.toThrow(/timeout exceeded/);
    client.release();
    expect((await pool.query('SELECT 1 AS one')).rows).toEqual([{ one: 1 }]);
    await close();
  });

  test('may be closed twice', async () => {
    const { close } = createDatabase(test0.url, { role: 'test', log });
    await Promise.all([close(), close()]);
    await expect(close()).resolves.toBeUndefined();
  });
});

describe('another PostgreSQL, named by a URL', () => {
  let server: ExternalServer;
  beforeAll(async () => {
    server = await makeExternalServer();
    await server.start();
  });
  afterAll(() => server.stop());

  test('is opened and migrated, with the limits set', async () => {
    const options = { databaseUrl: server.url, dataDir: '/nowhere', role: 'external', log };
    const { pool, close } = await openDatabase(options);
    await migrate(pool, { folder: await writeMigrations(['CREATE TABLE notes (text text)']) });
    await pool.query("INSERT INTO notes VALUES ('kept')");
    expect((await pool.query('SELECT text FROM notes')).rows).toEqual([{ text: 'kept' }]);
    expect(await show(pool, 'statement_timeout')).toEqual({ value: '10s' });
    await close();
  });

  test('may restart: queries fail meanwhile, and the same pool works afterwards', async () => {
    const losses: string[] = [];
    const { pool, close } = createDatabase(server.url, {
      role: 'external',
      log: (message) => losses.push(message),
    });
    const idle = await pool.connect();
    const inTransaction = await pool.connect();
    await inTransaction.query('BEGIN');
    idle.release();

    await server.stop();
    await eventually(() => expect(losses.join()).toContain('connection was lost'));
    await expect(inTransaction.query('SELECT 1')).rejects.toThrow();
    inTransaction.release(true);
    await expect(pool.query('SELECT 1')).rejects.toThrow(/ECONNREFUSED/);

    await server.start();
    expect((await pool.query('SELECT 1 AS one')).rows).toEqual([{ one: 1 }]);
    await close();
  });

  test('is told apart from a text that is no URL', async () => {
    const options = { databaseUrl: 'localhost', dataDir: '/nowhere', role: 'external', log };
    await expect(openDatabase(options)).rejects.toThrow(/Invalid URL/);
  });
});
