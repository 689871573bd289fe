import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { type BackupReport, backUp, noSecret, noShop } from '@/backend/backup';
import type { Config } from '@/backend/base/config';
import { findSecretKey, readSecretKey } from '@/backend/base/secret-key';
import { BACKUP_HELP } from './lib/help';
import { backupLines } from './lib/lines';
import { openAsIs, readEnvironment } from './lib/open-shop-database';
import { runCommand, UsageError } from './lib/run-command';
import { createStepLine } from './lib/step-line';
import { untilStopped } from './lib/until-stopped';

const OPTIONS = {
  json: { type: 'boolean', default: false },
  help: { type: 'boolean', default: false },
} as const;

async function main(): Promise<number> {
  const { values, positionals } = parseArgs({ options: OPTIONS, allowPositionals: true });
  if (values.help) {
    console.log(BACKUP_HELP);
    return 0;
  }
  const [path, ...others] = positionals;
  if (!path || others.length > 0) throw new UsageError('Name one file.');
  const report = await backUpTo(path);
  const { warnings, result } = backupLines(report);
  for (const line of warnings) console.error(line);
  console.log(values.json ? JSON.stringify(report, null, 2) : result);
  return 0;
}

async function backUpTo(path: string): Promise<BackupReport> {
  const signal = untilStopped();
  const config = readEnvironment();
  const secretKey = await findSecret(config);
  const database = await openAsIs('backup', config);
  const steps = createStepLine();
  const onProgress = (step: { table: string } | { file: number }) =>
    steps.show('table' in step ? `table ${step.table}` : `file ${step.file}`);
  try {
    const { pool } = database;
    const { dataDir } = config;
    return await backUp({ pool, dataDir, secretKey, path, onProgress, signal });
  } finally {
    steps.end();
    await database.close();
  }
}

/** The secret of the installation that the environment names. @throws where it has none, or there is no installation. */
async function findSecret({ databaseUrl, secretKey, dataDir }: Config): Promise<string> {
  if (databaseUrl === undefined) {
    if (!existsSync(join(dataDir, 'postgres'))) throw new Error(noShop(dataDir));
    // Where a database of its own has none beside it, none was made yet.
    return readSecretKey(secretKey, dataDir);
  }
  const existing = await findSecretKey(secretKey, dataDir);
  if (!existing) throw new Error(noSecret(dataDir));
  return existing;
}

await runCommand('backup', main);
