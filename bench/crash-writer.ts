import { writeSync } from 'node:fs';
import { openDatabase } from '@/backend/db/connection';

/**
 * Writes rows until it is killed, and prints the id of each one that the database has acknowledged.
 * Arguments: data folder, first id.
 */
const PARALLEL_WRITERS = 4;

async function writeRows(dataDir: string, firstId: number): Promise<never> {
  const { pool } = await openDatabase({ dataDir, role: 'crash-writer', log: () => undefined });
  await pool.query('CREATE TABLE IF NOT EXISTS crash_rows (id integer PRIMARY KEY)');
  let next = firstId;
  const writeOn = async (): Promise<never> => {
    for (;;) {
      const id = next++;
      await pool.query('INSERT INTO crash_rows VALUES ($1)', [id]);
      writeSync(process.stdout.fd, `${id}\n`);
    }
  };
  return Promise.race(Array.from({ length: PARALLEL_WRITERS }, writeOn));
}

const [, , dataDir = '', firstId = '0'] = process.argv;
void writeRows(dataDir, Number(firstId));
