import { beforeAll, expect, test } from 'vitest';
import { migrate } from '@/backend/db/migrate';
import { withTestDatabase } from './database';
import { migrationsBefore } from './migrations-folder';

const database = withTestDatabase('template0');

/** Admins as they were: of a shop, with a password there. */
const ADMINS = [
  ['one.example', 'ada@x.example', '', 'admin', 'hash 1', '2025-01-02'],
  ['one.example', 'bea@x.example', 'Bea', 'admin', 'hash 2', '2025-01-01'],
  ['two.example', 'Ada@x.example', 'Ada', 'editor', 'hash 3', '2025-03-01'],
  ['two.example', 'cleo@x.example', 'Cleo', 'admin', 'hash 4', '2025-04-01'],
];

beforeAll(async () => {
  const { pool } = database;
  await migrate(pool, { folder: await migrationsBefore('people') });
  await pool.query(`
    INSERT INTO templates (name) VALUES ('classic');
    INSERT INTO shops (host, name, template) VALUES
      ('one.example', 'One', 'classic'), ('two.example', 'Two', 'classic');`);
  for (const [host, email, name, role, hash, at] of ADMINS) {
    await pool.query(
      `WITH added AS (
         INSERT INTO admins (shop_id, email, name, role, password_hash, created_at, updated_at)
         SELECT id, $2, $3, $4, $5, $6, $6 FROM shops WHERE host = $1 RETURNING id, shop_id
       )
       INSERT INTO admin_sessions (token_hash, twin_hash, shop_id, admin_id, expires_at)
       SELECT $5, '', shop_id, id, now() + interval '1 day' FROM added`,
      [host, email, name, role, hash, at],
    );
  }
  await migrate(pool);
});

test('one address is one person, with the password that was set last [S6.1730]', async () => {
  const { rows } = await database.pool.query(`
    SELECT people.email, people.name, password_hash AS hash, array_agg(host || ' ' || role ORDER BY host) AS roles
    FROM people JOIN admins ON person_id = people.id JOIN shops ON shops.id = shop_id
    GROUP BY people.id ORDER BY 1`);
  expect(rows).toEqual([
    {
      ...{ email: 'ada@x.example', name: 'Ada', hash: 'hash 3' },
      roles: ['one.example admin', 'two.example editor'],
    },
    { email: 'bea@x.example', name: 'Bea', hash: 'hash 2', roles: ['one.example owner'] },
    { email: 'cleo@x.example', name: 'Cleo', hash: 'hash 4', roles: ['two.example owner'] },
  ]);
});

test('what another password had opened ends, and nothing else [S6.1730]', async () => {
  const { rows } = await database.pool.query('SELECT token_hash AS hash FROM admin_sessions');
  expect(rows.map(({ hash }) => hash).sort()).toEqual(['hash 2', 'hash 3', 'hash 4']);
});
