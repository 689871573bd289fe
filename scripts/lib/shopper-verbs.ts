import { resolve } from 'node:path';
import type { Config } from '@/backend/base/config';
import type { NodePgDatabase } from '@/backend/db/connection';
import { shopIdOf } from '@/backend/domain/shop-admin';
import { eraseShopper } from '@/backend/domain/shoppers/erase-shopper';
import { exportShopper } from '@/backend/domain/shoppers/export-shopper';
import { mediaPaths, readIfThere, removeFiles } from '@/backend/media/files';
import { isEmail } from '@/core/values/email';
import { UsageError } from './run-command';
import type { Action } from './run-verbs';

interface ShopperArguments {
  yes: boolean;
  operands: readonly string[];
}

/** Prints all that a shop has of an e-mail address as JSON, photos included, or erases it. */
export function shopperVerb(host: string, { yes, operands }: ShopperArguments): Action {
  const [verb = '', address = ''] = operands;
  const email = address.trim().toLowerCase();
  if (!['export', 'erase'].includes(verb)) throw new UsageError('Name export or erase.');
  if (!isEmail(email)) throw new UsageError('Name the e-mail address of a shopper.');
  if (verb === 'erase' && !yes) throw new UsageError(`This erases ${email} at ${host}: add --yes.`);
  return async (db, config) => {
    const services = await servicesOf(db, config, host);
    if (verb === 'export') {
      console.log(await exportShopper(services, email, services.readPhoto));
      return;
    }
    const counts = await eraseShopper(services, email);
    const parts = Object.entries(counts).map(([kind, count]) => `${kind} ${count}`);
    console.log(`Erased ${email} at ${host}: ${parts.join(', ')}.`);
  };
}

async function servicesOf(db: NodePgDatabase, config: Config, host: string) {
  const paths = mediaPaths(resolve(config.dataDir, 'media'));
  return {
    ...{ db, config, now: Date.now, shop: { id: await shopIdOf(db, host), host } },
    media: { removeFiles: (keys: readonly string[]) => removeFiles(paths, keys) },
    readPhoto: async (key: string) =>
      (await readIfThere(paths.original(key)))?.toString('base64') ?? '',
  };
}
