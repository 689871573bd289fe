import type { Config } from '@/backend/base/config';
import { readSecretKey } from '@/backend/base/secret-key';
import { createSecrets } from '@/backend/base/secrets';
import { makeLinkByCommand } from '@/backend/domain/admins';
import type { Action } from './run-verbs';

type NewLink = Parameters<typeof makeLinkByCommand>[2];

/** Prints a link that invites somebody, or lets them set a new password: where no e-mail can be sent. */
export function printLink(host: string, link: NewLink): Action {
  return async (db, config) => {
    const address = await makeLinkByCommand({ db, ...(await toolsOf(config)) }, host, link);
    console.log(`For ${link.email}, once: ${address}`);
  };
}

async function toolsOf(config: Config) {
  const secrets = createSecrets(await readSecretKey(config.secretKey, config.dataDir));
  return { config, secrets };
}
