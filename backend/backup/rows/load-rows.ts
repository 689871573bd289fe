import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGunzip } from 'node:zlib';
import type pg from 'pg';
import { from as copyFrom } from 'pg-copy-streams';
import type { Entries } from '../container/read-container';
import {
  type Manifest,
  ROW_COUNTS,
  type RowCounts,
  rowCountsSchema,
  type Table,
  tableFolder,
} from '../format/manifest';
import * as messages from '../format/messages';
import { copyTarget, nameInSql, PORTABLE_VALUES } from './copy-sql';
import { listTables } from './list-tables';
import { whileUnchecked } from './while-unchecked';

/**
 * Loads the rows of a backup into the tables of its own migration, within the open transaction, as its owner; what
 * tables of others hold is passed over. Returns the number of rows and the tables passed over.
 * @throws where a table has rows, is not as the backup has it, or the rows do not fit together.
 */
export async function loadRows(
  client: pg.Client,
  { tables, sequences }: Pick<Manifest, 'tables' | 'sequences'>,
  entries: Entries,
): Promise<{ rows: number; foreignTables: string[] }> {
  const own = await listTables(client);
  await assertEmpty(client, own);
  assertSameColumns(own, tables);
  await client.query(PORTABLE_VALUES);
  const isOwn = ({ name }: Table) => own.some((table) => table.name === name);
  const loaded = await whileUnchecked(client, own, async () => {
    const counts: RowCounts = {};
    for (const table of tables) {
      if (isOwn(table)) counts[table.name] = await loadTable(client, table, entries);
      else await passOver(table, entries);
    }
    return counts;
  });
  await assertCounts(loaded, entries);
  for (const { name, value, isCalled } of sequences) {
    // Of one that is not there nothing is set.
    await client.query('SELECT setval(to_regclass($1), $2, $3)', [
      nameInSql(name),
      value,
      isCalled,
    ]);
  }
  // What plans queries knows nothing of the rows yet.
  await client.query(`ANALYZE ${own.map(({ name }) => nameInSql(name)).join(', ')}`);
  const foreignTables = tables.filter((table) => !isOwn(table)).map(({ name }) => name);
  const rows = Object.values(loaded).reduce((sum, count) => sum + count, 0);
  return { rows, foreignTables };
}

async function assertEmpty(client: pg.Client, tables: readonly Table[]): Promise<void> {
  const names: string[] = [];
  for (const { name } of tables) {
    const { rowCount } = await client.query(`SELECT FROM ${nameInSql(name)} LIMIT 1`);
    if (rowCount) names.push(name);
  }
  if (names.length > 0) throw new Error(messages.notEmpty(names.join(', ')));
}

function assertSameColumns(own: readonly Table[], saved: readonly Table[]): void {
  for (const { name, columns } of own) {
    const table = saved.find((other) => other.name === name);
    const isSame =
      table?.columns.length === columns.length &&
      columns.every((column) => table.columns.includes(column));
    if (!isSame) throw new Error(messages.otherColumns(name));
  }
}

async function loadTable(client: pg.Client, table: Table, entries: Entries): Promise<number> {
  const rows = client.query(copyFrom(`COPY ${copyTarget(table)} FROM STDIN`));
  await pipeline(Readable.from(partsOf(table, entries)), createGunzip(), rows);
  return rows.rowCount;
}

/** Tables that no migration makes are none of Hemline's. */
async function passOver(table: Table, entries: Entries): Promise<void> {
  for await (const part of partsOf(table, entries)) void part;
}

async function* partsOf({ name }: Table, entries: Entries): AsyncGenerator<Buffer> {
  while ((await entries.peek())?.name.startsWith(tableFolder(name))) {
    yield (await entries.take()).data;
  }
}

async function assertCounts(loaded: RowCounts, entries: Entries): Promise<void> {
  const { name, data } = await entries.take();
  const counts = name === ROW_COUNTS ? rowCountsSchema.parse(JSON.parse(data.toString())) : {};
  for (const [table, rows] of Object.entries(loaded)) {
    if (rows !== counts[table]) throw new Error(messages.otherCount(table));
  }
}
