import { openDatabase } from '@/backend/db/connection';
import type { Row } from './report';

/** How long the app's own database takes until it answers. */
export async function measureDatabase(dataDir: string): Promise<Row[]> {
  const first = await timeOpening('a first start, with initdb', dataDir);
  await first.close();
  const second = await timeOpening('a second start', dataDir);
  const third = await timeOpening('beside another process that has it running', dataDir);
  await third.close();
  await second.close();
  return [first.row, second.row, third.row];
}

async function timeOpening(name: string, dataDir: string) {
  const startedAt = performance.now();
  const database = await openDatabase({ dataDir, role: 'bench', log: () => undefined });
  await database.pool.query('SELECT 1');
  const value = performance.now() - startedAt;
  const row: Row = { group: 'Opening the app’s own database', name, unit: 'ms', value };
  return { row, close: database.close };
}
