import { join } from 'node:path';
import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate as applyMigrations } from 'drizzle-orm/node-postgres/migrator';
import pg from 'pg';
import { ensureRoles, revokePublicConnect } from './shops';

const MIGRATIONS_FOLDER = join(process.cwd(), 'backend/db/migrations');

const OLDEST_VERSION = 15;
/** Names the lock under which migrations run. Any number, as long as it never changes. */
const MIGRATION_LOCK = 4_861_304;

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
  { folder = MIGRATIONS_FOLDER, warn = () => undefined }: MigrateOptions = {},
): Promise<void> {
  // Both the wait for another process and a migration itself may take long. A pool ends what does, so this takes no
  // connection of it, and leaves it none of its settings.
  const client = new pg.Client({ ...pool.options, query_timeout: 0 });
  // One that is lost fails what is asked next.
  client.on('error', () => undefined);
  await client.connect();
  try {
    assertSupported(await readVersion(client));
    await client.query('SET statement_timeout = 0; SET lock_timeout = 0');
    await client.query('SELECT pg_advisory_lock($1)', [MIGRATION_LOCK]);
    await ensureExtensions(client);
    await ensureRoles(client);
    await revokePublicConnect(client, warn);
    await applyMigrations(drizzle(client), { migrationsFolder: folder });
  } finally {
    await client.end();
  }
}
