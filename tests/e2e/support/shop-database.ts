import { type NodePgDatabase, openDatabase } from '@/backend/db/connection';

/** Works on the database of the shop that is open for the journeys. */
export async function withShopDatabase<Result>(
  work: (db: NodePgDatabase) => Promise<Result>,
): Promise<Result> {
  const dataDir = process.env.E2E_DATA_DIR ?? '';
  const database = await openDatabase({ dataDir, role: 'e2e', log: () => undefined });
  try {
    return await work(database.db);
  } finally {
    await database.close();
  }
}
