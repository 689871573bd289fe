import { type Config, readConfig } from '@/backend/base/config';
import { loadEnvironment } from '@/backend/base/env-file';
import type { Database } from '@/backend/db/connection';
import { openMigrated, openUnmigrated } from '@/backend/db/open-migrated';

export interface CommandDatabase extends Database {
  config: Config;
}

const log = (message: string) => console.error(message);

/** The database of the environment, migrated, as a running shop uses it. Statements may take their time. */
export async function openShopDatabase(role: string): Promise<CommandDatabase> {
  const config = readEnvironment();
  const { databaseUrl, dataDir } = config;
  const place = { databaseUrl, dataDir, role };
  const database = await openMigrated({ ...place, log, warn: log, statementTimeoutMs: 0 });
  return { ...database, config };
}

export function readEnvironment(): Config {
  loadEnvironment();
  return readConfig();
}

/** The database of the environment with the tables that it has, if any. */
export const openAsIs = (role: string, { databaseUrl, dataDir }: Config): Promise<Database> =>
  openUnmigrated({ databaseUrl, dataDir, role, log, warn: log, statementTimeoutMs: 0 });
