import { readdir, readFile, rename, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import pg from 'pg';
import { beforeAll, describe, expect, onTestFinished, test, vi } from 'vitest';
import { startEmbeddedPostgres } from '@/backend/db/embedded';
import { programOptions } from '@/backend/db/embedded/run-program';
import { type AppPlace, createPlace, makePlace, openPlace } from './apps';

type EmbeddedPostgres = Awaited<ReturnType<typeof startEmbeddedPostgres>>;

const log = () => undefined;

async function isRunning(place: AppPlace): Promise<boolean> {
  const names = await readdir(join(place.dataDir, 'postgres/pg'));
  return names.includes('postmaster.pid');
}

async function query(server: EmbeddedPostgres, text: string, values: unknown[] = []) {
  const client = new pg.Client({ connectionString: server.url });
  await client.connect();
  const answer = await client.query(text, values);
  await client.end();
  return answer.rows;
}

async function readSettings(server: EmbeddedPostgres, names: string[]) {
  const rows = await query(server, 'SELECT * FROM pg_settings WHERE name = ANY($1)', [names]);
  return Object.fromEntries(rows.map(({ name, setting }) => [name, setting]));
}

test('the data is there again at the second start, and closing stops the server', async () => {
  const place = await makePlace();
  const first = await openPlace(place);
  await first.pool.query("CREATE TABLE notes AS SELECT 'kept' AS text");
  expect(await isRunning(place)).toBe(true);
  await first.close();
  expect(await isRunning(place)).toBe(false);

  const second = await openPlace(place);
  const notes = await second.pool.query('SELECT text FROM notes');
  expect(notes.rows).toEqual([{ text: 'kept' }]);
  await second.close();
  expect(await isRunning(place)).toBe(false);
});

test('PG variables of the environment, meant for another server, change nothing', async () => {
  const place = await makePlace();
  vi.stubEnv('PGDATA', '/nowhere');
  vi.stubEnv('PGHOST', 'elsewhere.example');
  vi.stubEnv('PGPORT', '1');
  vi.stubEnv('PGUSER', 'somebody');
  vi.stubEnv('PGPASSWORD', 'a guess');
  vi.stubEnv('PGSSLMODE', 'require');
  vi.stubEnv('PGOPTIONS', '-c no_such_setting=1');
  onTestFinished(() => void vi.unstubAllEnvs());
  const { pool, close } = await openPlace(place);
  expect((await pool.query('SELECT 1 AS one')).rows).toEqual([{ one: 1 }]);
  await close();
});

test("the server does not see the app's secrets", () => {
  vi.stubEnv('SECRET_KEY', 'secret');
  onTestFinished(() => void vi.unstubAllEnvs());
  const { env } = programOptions({ folder: '/nowhere', user: undefined });
  expect(env).toHaveProperty('PATH');
  expect(env).not.toHaveProperty('SECRET_KEY');
});

describe('a running server', () => {
  let place: AppPlace;
  let server: EmbeddedPostgres;
  beforeAll(async () => {
    const created = await createPlace();
    place = created.place;
    server = await startEmbeddedPostgres({ ...place, role: 'test', log });
    return () => server.stop().then(created.stop);
  });

  test('is safe at power cuts and listens on a private socket only', async () => {
    const names = ['fsync', 'full_page_writes', 'synchronous_commit', 'listen_addresses'];
    expect(await readSettings(server, [...names, 'unix_socket_permissions'])).toEqual({
      fsync: 'on',
      full_page_writes: 'on',
      synchronous_commit: 'on',
      listen_addresses: process.platform === 'win32' ? '127.0.0.1' : '',
      unix_socket_permissions: '0700',
    });
  });

  test('has its password in a file of mode 0600, in a folder of mode 0700', async () => {
    const home = join(place.dataDir, 'postgres');
    const paths = [home, join(home, 'password'), join(home, 'server.log')];
    const modes = await Promise.all(
      paths.map(async (path) => ((await stat(path)).mode & 0o777).toString(8)),
    );
    expect(modes).toEqual(['700', '600', '600']);
    expect(await readFile(join(home, 'password'), 'utf8')).toMatch(/^[0-9a-f]{64}$/);
  });

  test.each(['a guess', ''])('refuses the password "%s"', async (password) => {
    const url = new URL(server.url);
    url.searchParams.set('password', password);
    const client = new pg.Client({ connectionString: url.href });
    await expect(client.connect()).rejects.toThrow(/password/);
  });

  test('knows upper and lower case of every script', async () => {
    const answer = await query(server, "SELECT lower('ÉCRU ŽLUTÁ ΟΧΡΑ') AS lower");
    expect(answer).toEqual([{ lower: 'écru žlutá οχρα' }]);
  });
});

describe('a server that cannot start', () => {
  let place: AppPlace;
  beforeAll(async () => {
    const created = await createPlace();
    place = created.place;
    await (await openPlace(place)).close();
    return created.stop;
  });

  async function withoutFile(name: string, work: () => Promise<void>): Promise<void> {
    const path = join(place.dataDir, 'postgres', name);
    await rename(path, `${path}.away`);
    await work().finally(() => rename(`${path}.away`, path));
  }

  test('says that its password file was lost', () =>
    withoutFile('password', async () => {
      await expect(openPlace(place)).rejects.toThrow(/password is missing/);
    }));

  test('says that another PostgreSQL made its data, and the way from there [S8.1562]', async () => {
    const file = join(place.dataDir, 'postgres/pg/PG_VERSION');
    const version = (await readFile(file, 'utf8')).trim();
    await writeFile(file, '14\n');
    await expect(openPlace(place)).rejects.toThrow(
      `made by PostgreSQL 14, and this Hemline brings PostgreSQL ${version}, which cannot read it`,
    );
    await writeFile(file, version);
    await (await openPlace(place)).close();
  });

  test('says why, with the end of its log', () =>
    withoutFile('pg/global/pg_control', async () => {
      await expect(openPlace(place)).rejects.toThrow(/did not start.*could not find/s);
    }));
});
