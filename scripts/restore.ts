import { parseArgs } from 'node:util';
import { type OpenBackup, openBackup, type RestoreReport, restore } from '@/backend/backup';
import { RESTORE_HELP } from './lib/help';
import { checkedLine, restoreLines } from './lib/lines';
import { openAsIs, readEnvironment } from './lib/open-shop-database';
import { runCommand, UsageError } from './lib/run-command';
import { untilStopped } from './lib/until-stopped';

const OPTIONS = {
  check: { type: 'boolean', default: false },
  json: { type: 'boolean', default: false },
  help: { type: 'boolean', default: false },
} as const;

async function main(): Promise<number> {
  const { values, positionals } = parseArgs({ options: OPTIONS, allowPositionals: true });
  if (values.help) {
    console.log(RESTORE_HELP);
    return 0;
  }
  const [path, ...others] = positionals;
  if (!path || others.length > 0) throw new UsageError('Name one file.');
  const backup = await openBackup(path, untilStopped());
  try {
    if (values.check) {
      const { bytes, manifest } = backup;
      console.log(
        values.json ? JSON.stringify({ path, bytes, ...manifest }, null, 2) : checkedLine(backup),
      );
      return 0;
    }
    const report = await restoreFrom(backup);
    const { warnings, result } = restoreLines(report);
    for (const line of warnings) console.error(line);
    console.log(values.json ? JSON.stringify(report, null, 2) : result);
    return 0;
  } finally {
    await backup.close();
  }
}

async function restoreFrom(backup: OpenBackup): Promise<RestoreReport> {
  const config = readEnvironment();
  const database = await openAsIs('restore', config);
  const warn = (message: string) => console.error(message);
  try {
    const { dataDir, secretKey } = config;
    return await restore(backup, {
      pool: database.pool,
      dataDir,
      configuredSecretKey: secretKey,
      warn,
    });
  } finally {
    await database.close();
  }
}

await runCommand('restore', main);
