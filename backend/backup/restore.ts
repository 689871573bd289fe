import { randomUUID } from 'node:crypto';
import { resolve } from 'node:path';
import { performance } from 'node:perf_hooks';
import type pg from 'pg';
import { findSecretKey, keepSecretKey, removeSecretKey } from '../base/secret-key';
import { applyMigrations, lastMigration, readMigrations } from '../db/apply-migrations';
import { inTransaction, withBulkClient } from '../db/bulk-client';
import { withStartLock } from '../db/embedded/start-lock';
import { LOCKS } from '../db/locks';
import { prepareDatabase } from '../db/migrate';
import { forgetSizes } from '../media/forget-sizes';
import { withPlainErrors } from './file-problem';
import { assertNoFiles, type StagedFiles, stageFiles } from './files/stage-files';
import * as messages from './format/messages';
import type { OpenBackup } from './open-backup';
import { listTables } from './rows/list-tables';
import { loadRows } from './rows/load-rows';

interface RestoreOptions {
  /** Pool of the database's own user, who owns the database and need be no superuser. */
  pool: pg.Pool;
  dataDir: string;
  /** SECRET_KEY of the environment. */
  configuredSecretKey?: string | undefined;
  warn: (message: string) => void;
}

export interface RestoreReport {
  madeAt: string;
  /** Version of the Hemline that made the backup. */
  hemline: string;
  tables: number;
  rows: number;
  files: number;
  /** Tables of others in the backup, which are left out. */
  foreignTables: string[];
  seconds: number;
}

/**
 * Puts a backup into an empty installation: tables, roles and policies by the migrations up to that of the backup, its
 * rows, then the later migrations, all in one transaction; its files and secret at the end of it. @throws where anything
 * is there already, Hemline is running on it, or something fails: then it is as it was.
 */
export async function restore(backup: OpenBackup, options: RestoreOptions): Promise<RestoreReport> {
  const begun = performance.now();
  const { pool, dataDir, warn } = options;
  const inTurn = async () => {
    await assertNoFiles(dataDir);
    const hasSecret = await compareSecrets(backup, options);
    return withBulkClient(pool, async (client) => {
      await assertAlone(client);
      await prepareDatabase(client, warn);
      await client.query('SELECT pg_advisory_lock($1)', [LOCKS.seed]);
      return putIn(client, backup, { dataDir, hasSecret });
    });
  };
  // The locks of a database keep no other from the same folder that restores into another database.
  const turn = `restore ${resolve(dataDir)}`;
  const done = await withPlainErrors(dataDir, () => withStartLock(turn, inTurn));
  const { madeAt, hemline } = backup.manifest;
  return { madeAt, hemline, ...done, seconds: (performance.now() - begun) / 1000 };
}

/** Puts all of a backup in, or nothing. Needs the turn of a restore. */
async function putIn(
  client: pg.Client,
  backup: OpenBackup,
  { dataDir, hasSecret }: { dataDir: string; hasSecret: boolean },
) {
  const staged = await stageFiles(dataDir);
  let isSecretOurs = false;
  try {
    return await inTransaction(client, async () => {
      const database = await loadDatabase(client, backup);
      const files = await loadFiles(backup, staged);
      await staged.install();
      if (!hasSecret) await keepSecretOf(backup, dataDir);
      isSecretOurs = !hasSecret;
      return { ...database, files };
    });
  } catch (error) {
    await staged.undo();
    if (isSecretOurs) await removeSecretKey(dataDir);
    throw error;
  }
}

/** Returns whether the installation has the secrets of the backup already. @throws where it has others. */
async function compareSecrets(
  { secretKey }: OpenBackup,
  { configuredSecretKey, dataDir }: RestoreOptions,
): Promise<boolean> {
  const existing = await findSecretKey(configuredSecretKey, dataDir);
  if (existing === undefined) return false;
  const own = existing.split('\n');
  if (secretKey.split('\n').every((secret) => own.includes(secret))) return true;
  throw new Error(messages.otherSecret(configuredSecretKey ? 'in SECRET_KEY' : `of ${dataDir}`));
}

/** @throws where a server has made one of its own meanwhile. */
async function keepSecretOf({ secretKey }: OpenBackup, dataDir: string): Promise<void> {
  const saved = await keepSecretKey(secretKey, dataDir);
  if (saved !== secretKey) throw new Error(messages.otherSecret(`of ${dataDir}`));
}

/** @throws where other programs of Hemline have connections to this database, but for a restore, which waits for its turn. */
async function assertAlone(client: pg.Client): Promise<void> {
  const { rows } = await client.query<{ name: string }>(`
    SELECT DISTINCT application_name AS name FROM pg_stat_activity
    WHERE application_name LIKE 'hemline:%' AND datname = current_database()
      AND application_name <> current_setting('application_name') AND application_name NOT LIKE 'hemline:restore:%'
    ORDER BY 1`);
  if (rows.length > 0) throw new Error(messages.inUse(rows.map(({ name }) => name).join(', ')));
}

async function loadDatabase(client: pg.Client, { manifest, entries }: OpenBackup) {
  const { migration, hemline } = manifest;
  const migrations = readMigrations();
  if (!migrations.some(({ at }) => at === migration.at))
    throw new Error(messages.newerBackup(hemline));
  const last = await lastMigration(client);
  if (last && last.at > migration.at) throw new Error(messages.newerDatabase);
  const [existing] = last ? [] : await listTables(client);
  if (existing) throw new Error(messages.foreignDatabase(existing.name));
  await applyMigrations(client, migrations, migration.at);
  const loaded = await loadRows(client, manifest, entries);
  await applyMigrations(client, migrations);
  await forgetSizes(client);
  await beginHistory(client);
  return { tables: manifest.tables.length - loaded.foreignTables.length, ...loaded };
}

/** Has no entity tag of what was in these tables before hold for what comes (ADR 49): its revisions are given again. */
async function beginHistory(client: pg.Client): Promise<void> {
  await client.query(`COMMENT ON TABLE shops IS 'Restored as ${randomUUID()}'`);
}

async function loadFiles({ entries }: OpenBackup, staged: StagedFiles): Promise<number> {
  let files = 0;
  for (; await entries.peek(); files += 1) await staged.add(await entries.take());
  return files;
}
