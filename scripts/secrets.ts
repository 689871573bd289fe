import { parseArgs } from 'node:util';
import type { Config } from '@/backend/base/config';
import { dropEarlierSecrets, readSecretKey, rotateSecretKey } from '@/backend/base/secret-key';
import { createSecrets } from '@/backend/base/secrets';
import type { NodePgDatabase } from '@/backend/db/connection';
import { reseal } from '@/backend/domain/secrets/reseal';
import { SECRETS_HELP } from './lib/help';
import { UsageError } from './lib/run-command';
import { type Action, runVerbs } from './lib/run-verbs';

const OPTIONS = {
  json: { type: 'boolean', default: false },
  help: { type: 'boolean', default: false },
} as const;

type Arguments = ReturnType<typeof readArguments>;

function readArguments() {
  const { values, positionals } = parseArgs({ options: OPTIONS, allowPositionals: true });
  const [verb = '', ...operands] = positionals;
  if (operands.length > 0) throw new UsageError('Name one verb alone.');
  return { ...values, verb, operands };
}

const VERBS: Record<string, (args: Arguments) => Action> = {
  rotate: () => async (_db, config) => {
    assertInDataDir(config);
    await readSecretKey(undefined, config.dataDir);
    await rotateSecretKey(config.dataDir);
    console.log(
      'A new secret is in place. Restart every server of this installation, then reseal.',
    );
  },
  reseal:
    ({ json }) =>
    async (db, config) => {
      const done = await reseal({ db, secrets: await secretsOf(config) });
      const { resealed, current, unreadable } = done;
      if (json) console.log(JSON.stringify(done, null, 2));
      else console.log(`Sealed ${resealed} anew; ${current} were so before.`);
      if (unreadable > 0) throw new Error(`${unreadable} cannot be opened by any secret.`);
    },
  drop: () => async (db, config) => {
    await assertAllCurrent(db, config);
    if (config.secretKey === undefined) {
      await dropEarlierSecrets(config.dataDir);
      console.log('The earlier secrets are gone. Restart every server of this installation.');
    } else
      console.log('Nothing needs SECRET_KEY_OLD any more: remove it, and restart every server.');
  },
};

/** @throws where something is sealed with an earlier secret, or with none that is known. */
async function assertAllCurrent(db: NodePgDatabase, config: Config): Promise<void> {
  const { resealed, unreadable } = await reseal(
    { db, secrets: await secretsOf(config) },
    { isTrial: true },
  );
  const left = resealed + unreadable;
  if (left > 0) throw new Error(`${left} are not sealed with the newest secret: reseal first.`);
}

function assertInDataDir({ secretKey }: Config): void {
  if (secretKey === undefined) return;
  throw new Error(
    'The secret is in SECRET_KEY: put a new one there and the one that was there into SECRET_KEY_OLD.',
  );
}

const secretsOf = async ({ secretKey, dataDir }: Config) =>
  createSecrets(await readSecretKey(secretKey, dataDir));

await runVerbs('secrets', {
  help: SECRETS_HELP,
  readArguments,
  verbs: VERBS,
  isChange: () => false,
});
