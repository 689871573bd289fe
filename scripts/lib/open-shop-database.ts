import { type Config, readConfig } from '@/backend/base/config';
import { loadEnvironment } from '@/backend/base/env-file';
import type { Database } from '@/backend/db/connection';
import { openMigrated } from '@/backend/db/open-migrated';

export interface CommandDatabase extends Database {
  config: Config;
}

/** The database of the environment, migrated, as a running shop uses it. Statements may take their time. */
export async function openShopDatabase(role: string): Promise<CommandDatabase> {
  loadEnvironment();
  const config = readConfig();
  const { databaseUrl, dataDir } = config;
  const log = (message: string) => console.error(message);
  const place = { databaseUrl, dataDir, role };
  const database = await openMigrated({ ...place, log, warn: log, statementTimeoutMs: 0 });
  return { ...database, config };
}
