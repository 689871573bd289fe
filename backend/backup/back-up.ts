import { performance } from 'node:perf_hooks';
import type pg from 'pg';
import { readVersion } from '../base/version';
import { lastMigration, readMigrations } from '../db/apply-migrations';
import { inTransaction, withBulkClient } from '../db/bulk-client';
import { LOCKS } from '../db/locks';
import { ensureRoles } from '../db/shops';
import { endsWithDigest } from './container/digest-line';
import { type AddEntry, writeContainer } from './container/write-container';
import { withPlainErrors } from './file-problem';
import { listPictures, type WrittenFiles, writeFiles } from './files/write-files';
import { FORMAT, MANIFEST, type Manifest, SECRET_KEY, type Table } from './format/manifest';
import * as messages from './format/messages';
import { replaceWhole } from './replace-whole';
import { nameInSql, PORTABLE_VALUES } from './rows/copy-sql';
import { listForeignTables, listTables, readSequences } from './rows/list-tables';
import { writeRows } from './rows/write-rows';

interface BackupOptions {
  /** Pool of the database's own user. */
  pool: pg.Pool;
  dataDir: string;
  secretKey: string;
  /** The file, which takes the place of another of its name once it is whole. */
  path: string;
  /** Called with the table or the number of the file that is next. */
  onProgress?: (step: { table: string } | { file: number }) => void;
  /** Ends it early. */
  signal?: AbortSignal;
}

export interface BackupReport extends WrittenFiles {
  path: string;
  /** Length of the file. */
  bytes: number;
  tables: number;
  rows: number;
  /** Tables of other users of the database, which are left out. */
  foreignTables: string[];
  /** True where a later Hemline has set the tables up, which alone can restore them. */
  isOfLaterTables: boolean;
  seconds: number;
}

const SNAPSHOT = 'BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY';

/**
 * Writes a whole installation into one file, beside a shop that runs: all rows of one moment, the secret, and every file
 * that those rows name; then reads it back. @throws where another backup runs, or the file cannot be written; then
 * nothing is left of it.
 */
export async function backUp(options: BackupOptions): Promise<BackupReport> {
  const begun = performance.now();
  const { pool, path, signal } = options;
  return withPlainErrors(path, () =>
    withBulkClient(pool, async (client) => {
      await takeTurn(client);
      const report = await replaceWhole(path, async (handle) => {
        const fill = (add: AddEntry) => writeAll(client, options, add);
        const written = await writeContainer(handle, fill, signal);
        await handle.sync();
        const { size } = await handle.stat();
        if (!(await endsWithDigest(handle, size, signal))) throw new Error(messages.notAsWritten);
        return { ...written, bytes: size };
      });
      return { path, ...report, seconds: (performance.now() - begun) / 1000 };
    }),
  );
}

/**
 * Until the connection ends, no other backup runs and nobody removes files that the snapshot names. Until tables are
 * locked, no migration runs: in a snapshot from before one, a table that it writes anew is empty.
 */
async function takeTurn(client: pg.Client): Promise<void> {
  const { rows } = await client.query<{ isOurs: boolean }>(
    'SELECT pg_try_advisory_lock($1) AS "isOurs"',
    [LOCKS.backUp],
  );
  if (!rows[0]?.isOurs) throw new Error(messages.anotherBackup);
  await client.query('SELECT pg_advisory_lock($1)', [LOCKS.removeFiles]);
  await client.query('SELECT pg_advisory_lock($1)', [LOCKS.migrate]);
  // Whoever lost the roles would see no rows, and write a backup of none.
  await ensureRoles(client);
}

async function writeAll(client: pg.Client, options: BackupOptions, add: AddEntry) {
  const { dataDir, onProgress = () => undefined } = options;
  const ofDatabase = await inTransaction(client, () => writeDatabase(client, options, add), {
    begin: SNAPSHOT,
  });
  const { pictures, ...counts } = ofDatabase;
  const files = await writeFiles(dataDir, pictures, add, (file) => onProgress({ file }));
  return { ...counts, ...files };
}

async function writeDatabase(client: pg.Client, options: BackupOptions, add: AddEntry) {
  const { secretKey, onProgress = () => undefined } = options;
  await lockTables(client, await listTables(client));
  await client.query(PORTABLE_VALUES);
  const manifest = await describe(client);
  await add(MANIFEST, Buffer.from(JSON.stringify(manifest, null, 2)));
  await add(SECRET_KEY, Buffer.from(secretKey));
  const { tables } = manifest;
  const foreignTables = await listForeignTables(client);
  const counts = await writeRows(client, tables, add, (table) => onProgress({ table }));
  const rows = Object.values(counts).reduce((sum, count) => sum + count, 0);
  const isOfLaterTables = !readMigrations().some(({ at }) => at === manifest.migration.at);
  const pictures = await listPictures(client);
  return { tables: tables.length, rows, foreignTables, isOfLaterTables, pictures };
}

/** Has migrations wait for the tables, no longer for their turn: whoever reads and writes rows notices nothing. */
async function lockTables(client: pg.Client, tables: readonly Table[]): Promise<void> {
  const names = tables.map(({ name }) => nameInSql(name));
  if (names.length > 0) await client.query(`LOCK TABLE ${names.join(', ')} IN ACCESS SHARE MODE`);
  await client.query('SELECT pg_advisory_unlock($1)', [LOCKS.migrate]);
}

async function describe(client: pg.Client): Promise<Manifest> {
  const migration = await lastMigration(client);
  if (!migration) throw new Error(messages.noShop('this database'));
  const tables = await listTables(client);
  if (!tables.some(({ name }) => name === 'shops')) throw new Error(messages.notOwner);
  const { rows } = await client.query<{ server_version: string }>('SHOW server_version');
  return {
    format: FORMAT,
    hemline: readVersion(),
    madeAt: new Date().toISOString(),
    postgres: rows[0]?.server_version ?? '',
    migration,
    tables,
    sequences: await readSequences(client),
  };
}
