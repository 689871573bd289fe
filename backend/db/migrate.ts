import type pg from 'pg';
import { applyMigrations, readMigrations } from './apply-migrations';
import { inTransaction, withBulkClient } from './bulk-client';
import { LOCKS } from './locks';
import { ensureRoles, revokePublicConnect } from './shops';

const OLDEST_VERSION = 15;

/** @throws where PostgreSQL is older than we support. `versionNumber` is as in 150004 for 15.4. */
export function assertSupported(versionNumber: number): void {
  const major = Math.floor(versionNumber / 10_000);
  if (major >= OLDEST_VERSION) return;
  throw new Error(
    `PostgreSQL ${OLDEST_VERSION} or later is needed; the database runs on PostgreSQL ${major}.`,
  );
}

async function readVersion(client: pg.ClientBase): Promise<number> {
  const answer = await client.query<{ version: number }>(
    "SELECT current_setting('server_version_num')::int AS version",
  );
  return answer.rows[0]?.version ?? 0;
}

const EXTENSIONS = ['pg_trgm', 'unaccent'];

/** Makes the extensions that the search needs. @throws where this database refuses one. */
async function ensureExtensions(client: pg.ClientBase): Promise<void> {
  for (const name of EXTENSIONS) {
    await client.query(`CREATE EXTENSION IF NOT EXISTS ${name}`).catch((error: Error) => {
      throw new Error(
        `The search needs PostgreSQL's extension ${name}, which this database refuses (${error.message}). Have its administrator run: CREATE EXTENSION ${name};`,
        { cause: error },
      );
    });
  }
}

interface MigrateOptions {
  folder?: string;
  warn?: (message: string) => void;
}

/**
 * Applies the SQL migrations (drizzle-kit's format) that have not run yet, all or none; processes take turns.
 * @throws on PostgreSQL before 15, where an extension or a role is refused, and when a migration fails.
 */
export async function migrate(
  pool: pg.Pool,
  { folder, warn = () => undefined }: MigrateOptions = {},
): Promise<void> {
  await withBulkClient(pool, async (client) => {
    await prepareDatabase(client, warn);
    await inTransaction(client, () => applyMigrations(client, readMigrations(folder)));
  });
}

/**
 * Waits for the turn of this connection, which it then keeps, and sees to what migrations need: extensions, roles, a
 * database that is closed to others. @throws as `migrate`.
 */
export async function prepareDatabase(
  client: pg.ClientBase,
  warn: (message: string) => void,
): Promise<void> {
  assertSupported(await readVersion(client));
  await client.query('SELECT pg_advisory_lock($1)', [LOCKS.migrate]);
  await ensureExtensions(client);
  await ensureRoles(client);
  await revokePublicConnect(client, warn);
}
