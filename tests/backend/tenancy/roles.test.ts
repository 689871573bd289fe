import { afterAll, beforeAll, expect, test } from 'vitest';
import { createDatabase } from '@/backend/db/connection';
import { migrate } from '@/backend/db/migrate';
import { coupons } from '@/backend/db/schema';
import { SHOP_A, SHOP_B, seedShops } from '../api/seed';
import { type ExternalServer, makeExternalServer } from '../external-server';
import { runStatement, urlOfDatabase } from '../test-server';
import { takeTrips } from './trips';

/*
 * A PostgreSQL that others look after, whose user is no superuser. Nobody has made the roles yet: they are
 * of the server, so that this file has one of its own.
 */

let server: ExternalServer;
beforeAll(async () => {
  server = await makeExternalServer();
  await server.start();
});
afterAll(() => server.stop());

/** A database of a new user, who may do no more than is said. */
async function makeOwned(name: string, attributes: string, at = server): Promise<string> {
  await runStatement(at.url, `CREATE ROLE "${name}" LOGIN PASSWORD 'x' ${attributes}`);
  await runStatement(at.url, `CREATE DATABASE "${name}" OWNER "${name}"`);
  const url = new URL(urlOfDatabase(at.url, name));
  Object.assign(url, { username: name, password: 'x' });
  return url.href;
}

const open = (url: string) => createDatabase(url, { role: 'test', log: () => undefined });

/** Migrates a database, and says what its start warns of. */
async function migrated(url: string): Promise<string[]> {
  const { pool, close } = open(url);
  const warnings: string[] = [];
  await migrate(pool, { warn: (message) => warnings.push(message) }).finally(close);
  return warnings;
}

/** Asks another database by the user of one. */
const askOther = (userUrl: string, name: string) =>
  runStatement(urlOfDatabase(userUrl, name), 'SET ROLE hemline_across; SELECT host FROM shops');

test('a user who may not make roles is told what its administrator has to run [S6.707]', async () => {
  const url = await makeOwned('plain', '');
  await expect(migrated(url)).rejects.toThrow(
    /user plain may not make the role hemline_app, .* CREATE ROLE hemline_app NOLOGIN; CREATE ROLE hemline_across NOLOGIN; GRANT hemline_app, hemline_across TO plain( WITH INHERIT TRUE, SET TRUE)?;$/,
  );
});

test('one who may makes them, however many start at once, and is held by the rules [S6.707]', async () => {
  const urls = [await makeOwned('one', 'CREATEROLE'), await makeOwned('two', 'CREATEROLE')];
  const [first = ''] = urls;
  // Either makes them first; the other is then let in by whoever looks after the server.
  await migrated(first);
  await runStatement(server.url, 'GRANT hemline_app, hemline_across TO two, plain');
  await Promise.all([...urls, ...urls].map(migrated));

  const { db, shops, pool, close } = open(first);
  await seedShops(db);
  const coupon = { kind: 'percentage' as const, value: 10 };
  await db
    .insert(coupons)
    .values([SHOP_A, SHOP_B].map((shopId) => ({ ...coupon, shopId, code: shopId })));
  const codes = async (from: typeof pool) =>
    (await from.query("SELECT code FROM coupons WHERE code <> '' ORDER BY 1")).rows.map(
      ({ code }) => code,
    );
  expect(await codes(shops.ofShop(SHOP_A).pool)).toEqual([SHOP_A]);
  expect(await codes(shops.none.pool)).toEqual([]);
  expect(await codes(shops.across.pool)).toEqual([SHOP_A, SHOP_B]);
  // What a migration changes, it changes of all shops.
  expect(await codes(pool)).toEqual([SHOP_A, SHOP_B]);
  await shops
    .ofShop(SHOP_A)
    .pool.query("UPDATE products SET name = 'New' WHERE slug = 'only-in-a'");
  const result = await pool.query("SELECT name FROM product_search WHERE name = 'New'");
  expect(result.rows).toHaveLength(1);
  await shops.across.db.execute(`DELETE FROM shops WHERE id = '${SHOP_A}'`);
  expect(await codes(pool)).toEqual([SHOP_B]);
  takeTrips();
  await close();
});

test('another user of the server cannot connect, who sees all shops of its own database [S6.708]', async () => {
  const one = await makeOwned('first shop', 'CREATEROLE');
  const two = await makeOwned('second shop', 'CREATEROLE');
  await runStatement(
    server.url,
    'GRANT hemline_app, hemline_across TO "first shop", "second shop"',
  );
  expect([await migrated(one), await migrated(two)]).toEqual([[], []]);
  await expect(askOther(two, 'first shop')).rejects.toThrow(/permission denied for database/);
  await expect(askOther(one, 'second shop')).rejects.toThrow(/permission denied for database/);
  // As a restored dump has it, until the next start.
  await runStatement(one, 'GRANT CONNECT ON DATABASE "first shop" TO PUBLIC');
  await askOther(two, 'first shop');
  expect(await migrated(one)).toEqual([]);
  await expect(askOther(two, 'first shop')).rejects.toThrow(/permission denied for database/);
  // An import has temporary tables.
  await runStatement(one, 'SET ROLE hemline_app; CREATE TEMP TABLE rows (id int)');
});

/** A database whose owner has closed it before anything was in it. */
async function makeClosed(name: string, at = server): Promise<string> {
  const url = await makeOwned(name, '', at);
  await runStatement(at.url, `GRANT hemline_app, hemline_across TO "${name}"`);
  await runStatement(at.url, `REVOKE ALL ON DATABASE "${name}" FROM PUBLIC`);
  return url;
}

/** Whether both roles can make the tables of an import. */
async function makeTables(url: string): Promise<void> {
  for (const role of ['hemline_app', 'hemline_across']) {
    await runStatement(url, `SET ROLE ${role}; CREATE TEMP TABLE rows (id int)`);
  }
}

async function takesImports(url: string): Promise<void> {
  await expect(makeTables(url)).rejects.toThrow(/permission denied to create temporary tables/);
  expect(await migrated(url)).toEqual([]);
  await makeTables(url);
}

test('a database that was closed beforehand takes imports, and stays closed [S6.709]', async () => {
  await takesImports(await makeClosed('a safe'));
  const stranger = await makeOwned('a passer-by', '');
  await runStatement(server.url, 'GRANT hemline_app, hemline_across TO "a passer-by"');
  await expect(askOther(stranger, 'a safe')).rejects.toThrow(/permission denied for database/);
});

test('a user who may not see to imports goes on, and is warned [S6.709]', async () => {
  const url = await makeClosed('a tenant');
  await migrated(url);
  for (const statement of [
    'REVOKE TEMPORARY ON DATABASE "a tenant" FROM hemline_app',
    'ALTER DATABASE "a tenant" OWNER TO someone',
    'GRANT CREATE, CONNECT ON DATABASE "a tenant" TO "a tenant"',
  ]) {
    await runStatement(server.url, statement);
  }
  const [warning = '', ...others] = await migrated(url);
  expect(others).toEqual([]);
  expect(warning).toMatch(/^Products cannot be imported .* owner run: GRANT TEMPORARY ON [^;]*;$/);
  await runStatement(server.url, warning.slice(warning.indexOf('GRANT')));
  expect(await migrated(url)).toEqual([]);
  await makeTables(url);
});

test('a user who is let in by the owner alone goes on, and is warned of an open database [S6.708]', async () => {
  const url = await makeOwned('a guest', '');
  await runStatement(server.url, 'GRANT hemline_app, hemline_across TO "a guest"');
  await migrated(url);
  await runStatement(server.url, 'ALTER DATABASE "a guest" OWNER TO someone');
  const grants = [
    'CREATE ON DATABASE "a guest" TO "a guest"',
    'CONNECT ON DATABASE "a guest" TO PUBLIC',
  ];
  for (const grant of grants) await runStatement(server.url, `GRANT ${grant}`);
  const [warning = '', ...others] = await migrated(url);
  expect(others).toEqual([]);
  expect(warning).toMatch(/user "a guest" may not end that. Have the database's owner run: GRANT/);
  await runStatement(server.url, warning.slice(warning.indexOf('GRANT CONNECT')));
  expect(await migrated(url)).toEqual([]);
  const stranger = await makeOwned('a stranger', '');
  await expect(askOther(stranger, 'a guest')).rejects.toThrow(/permission denied for database/);
});

test('roles that were made beforehand are taken [S6.707]', async () => {
  const url = urlOfDatabase(server.url, 'plain').replace('someone:not%20a%20secret', 'plain:x');
  await migrated(url);
  const { shops, close } = open(url);
  const { rows } = await shops.none.pool.query('SELECT current_user AS role');
  expect(rows).toEqual([{ role: 'hemline_app' }]);
  await close();
});

/** Whether the app starts for a user who inherits no rights, or what it says. */
async function startedWithoutHeritage(at: ExternalServer): Promise<string> {
  const url = await makeOwned('No heir', 'NOINHERIT CREATEROLE', at);
  // As where they are there already.
  await runStatement(at.url, 'GRANT hemline_app, hemline_across TO "No heir" WITH ADMIN OPTION');
  return migrated(url).then(
    () => 'started',
    (error: Error) => error.message,
  );
}

test('a user who inherits no rights is told what to run before PostgreSQL 16 [S6.707]', async () => {
  const { pool, close } = open(server.url);
  const { rows } = await pool.query("SELECT current_setting('server_version_num')::int AS version");
  await close();
  expect(await startedWithoutHeritage(server)).toMatch(
    rows[0].version < 160_000
      ? /take the role .* ALTER ROLE "No heir" INHERIT; GRANT .* TO "No heir";$/
      : /^started$/,
  );
});

test('and is given them by the grant from PostgreSQL 16 on; imports are seen to there as well [S6.707] [S6.709]', async () => {
  const newest = await makeExternalServer('own');
  await newest.start();
  try {
    await migrated(newest.url);
    expect(await startedWithoutHeritage(newest)).toBe('started');
    await takesImports(await makeClosed('a safe', newest));
  } finally {
    await newest.stop();
  }
});

test('a role that could pass by the rules is refused [S6.707]', async () => {
  await runStatement(server.url, 'ALTER ROLE hemline_app BYPASSRLS');
  await expect(migrated(server.url)).rejects.toThrow(
    'The role hemline_app may pass by row-level security',
  );
});
