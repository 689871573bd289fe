import { type Config, loadEnvironment, readConfig } from '@/backend/base/config';
import { type Database, openDatabase } from '@/backend/db/connection';
import { migrate } from '@/backend/db/migrate';

export interface CommandDatabase extends Database {
  config: Config;
}

/** The database of the environment, migrated, as a running shop uses it. Statements may take their time. */
export async function openShopDatabase(role: string): Promise<CommandDatabase> {
  loadEnvironment();
  const config = readConfig();
  const { databaseUrl, dataDir } = config;
  const log = (message: string) => console.error(message);
  const database = await openDatabase({ databaseUrl, dataDir, role, log, statementTimeoutMs: 0 });
  try {
    await migrate(database.pool, { warn: log });
  } catch (error) {
    await database.close();
    throw error;
  }
  return { ...database, config };
}
