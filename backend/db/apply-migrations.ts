import { join } from 'node:path';
import { readMigrationFiles } from 'drizzle-orm/migrator';
import type pg from 'pg';

const MIGRATIONS_FOLDER = join(process.cwd(), 'backend/db/migrations');

const TABLE = 'drizzle.__drizzle_migrations';

/** A migration by the time it was generated at, in ms: it is told apart by that, here and in drizzle-kit's journal. */
interface Migration {
  at: number;
  /** SHA-256 of its text, hex. */
  hash: string;
}

interface MigrationText extends Migration {
  statements: readonly string[];
}

/** Reads a folder of migrations in drizzle-kit's format, the oldest first. */
export function readMigrations(folder = MIGRATIONS_FOLDER): MigrationText[] {
  return readMigrationFiles({ migrationsFolder: folder }).map(({ folderMillis, hash, sql }) => ({
    at: folderMillis,
    hash,
    statements: sql,
  }));
}

/** Returns the last migration that a database has; undefined for one that has none. */
export async function lastMigration(client: pg.ClientBase): Promise<Migration | undefined> {
  const { rows: tables } = await client.query('SELECT to_regclass($1) AS name', [TABLE]);
  if (tables[0]?.name === null) return undefined;
  const { rows } = await client.query<{ at: string; hash: string }>(
    `SELECT created_at AS at, hash FROM ${TABLE} ORDER BY created_at DESC LIMIT 1`,
  );
  const [last] = rows;
  return last && { at: Number(last.at), hash: last.hash };
}

/**
 * Applies the migrations that the database lacks, within the transaction that is open; up to and with the one of
 * `until`, where that is given. By hand, since drizzle's migrator begins and commits a transaction of its own.
 */
export async function applyMigrations(
  client: pg.ClientBase,
  migrations: readonly MigrationText[],
  until = Number.POSITIVE_INFINITY,
): Promise<void> {
  await client.query('CREATE SCHEMA IF NOT EXISTS drizzle');
  await client.query(
    `CREATE TABLE IF NOT EXISTS ${TABLE} (id SERIAL PRIMARY KEY, hash text NOT NULL, created_at bigint)`,
  );
  const last = await lastMigration(client);
  for (const { at, hash, statements } of migrations) {
    if (at > until || (last && at <= last.at)) continue;
    for (const statement of statements) await client.query(statement);
    await client.query(`INSERT INTO ${TABLE} (hash, created_at) VALUES ($1, $2)`, [hash, at]);
  }
}
