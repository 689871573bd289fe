import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import type pg from 'pg';
import { to as copyTo } from 'pg-copy-streams';
import type { AddEntry } from '../container/write-container';
import { ROW_COUNTS, type RowCounts, type Table, tableFolder } from '../format/manifest';
import { copyTarget } from './copy-sql';

/** Size from which a part of a table's rows is written, in bytes as gzip. */
const PART_BYTES = 4 * 1_048_576;
const PART_DIGITS = 6;

/**
 * Writes the rows of tables as the open transaction sees them: of each a stream of COPY's text as gzip, cut into parts,
 * since an entry says its length first. `onTable` is called before each.
 */
export async function writeRows(
  client: pg.Client,
  tables: readonly Table[],
  add: AddEntry,
  onTable: (name: string) => void,
): Promise<RowCounts> {
  const counts: RowCounts = {};
  for (const table of tables) {
    onTable(table.name);
    counts[table.name] = await writeTable(client, table, add);
  }
  await add(ROW_COUNTS, Buffer.from(JSON.stringify(counts, null, 2)));
  return counts;
}

async function writeTable(client: pg.Client, table: Table, add: AddEntry): Promise<number> {
  const rows = client.query(copyTo(`COPY ${copyTarget(table)} TO STDOUT`));
  try {
    await pipeline(rows, createGzip(), async (zipped: AsyncIterable<Buffer>) => {
      let number = 0;
      for await (const part of parts(zipped)) {
        number += 1;
        const name = String(number).padStart(PART_DIGITS, '0');
        await add(`${tableFolder(table.name)}${name}.gz`, part);
      }
    });
  } catch (error) {
    // The server would go on sending rows that nobody reads, and answer nothing else.
    void client.end();
    throw error;
  }
  return rows.rowCount;
}

async function* parts(chunks: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  let gathered: Buffer[] = [];
  let bytes = 0;
  for await (const chunk of chunks) {
    gathered.push(chunk);
    bytes += chunk.byteLength;
    if (bytes < PART_BYTES) continue;
    yield Buffer.concat(gathered);
    gathered = [];
    bytes = 0;
  }
  if (bytes > 0) yield Buffer.concat(gathered);
}
