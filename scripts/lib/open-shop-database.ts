import { type Config, loadEnvironment, readConfig } from '@/backend/base/config';
import { type Database, openDatabase } from '@/backend/db/connection';
import { migrate } from '@/backend/db/migrate';

export interface CommandDatabase extends Database {
  config: Config;
}

const log = (message: string) => console.error(message);

/** The database of the environment, migrated, as a running shop uses it. Statements may take their time. */
export async function openShopDatabase(role: string): Promise<CommandDatabase> {
  const config = readEnvironment();
  const database = await openAsIs(role, config);
  try {
    await migrate(database.pool, { warn: log });
  } catch (error) {
    await database.close();
    throw error;
  }
  return { ...database, config };
}

export function readEnvironment(): Config {
  loadEnvironment();
  return readConfig();
}

/** The database of the environment with the tables that it has, if any. */
export const openAsIs = (role: string, { databaseUrl, dataDir }: Config): Promise<Database> =>
  openDatabase({ databaseUrl, dataDir, role, log, statementTimeoutMs: 0 });
