import { join } from 'node:path';
import { readConfig } from '@/backend/base/config';
import { createLog } from '@/backend/base/log';
import { openDatabase } from '@/backend/db/connection';
import { migrate } from '@/backend/db/migrate';
import { createPasswords } from '@/backend/domain/admins';
import { makeServices } from '@/backend/make-services';
import { createMediaStore } from '@/backend/media';
import { makeTemporaryFolder } from '@/tests/backend/test-server';
import { type MatrixReport, runTenantMatrix } from '@/tests/support/tenant-matrix';
import type { Row } from '../lib/report';
import type { Trial } from './trial';

const CDN = { storageHost: 'storage.example', cdnHost: 'cdn.example' };
const SECRET_KEY = 'a secret of trials alone, 32 letters';
/** What is told of a password must not take the time of the trial. */
const QUICK = { cost: { ln: 4, r: 8, p: 1 } };

/** Every route by everybody for everybody's data, in two shops on a database of their own. */
export const tenants: Trial = {
  name: 'tenants',
  run: async () => {
    const folder = await makeTemporaryFolder();
    try {
      return rowsOf(await runIn(folder.path));
    } finally {
      await folder.remove();
    }
  },
};

async function runIn(dataDir: string): Promise<MatrixReport> {
  const log = createLog({ level: 'error' });
  const database = await openDatabase({ dataDir, role: 'bench', log: () => undefined });
  try {
    const { db, pool, shops } = database;
    await migrate(pool);
    const media = await createMediaStore({ dir: join(dataDir, 'media'), shops, log });
    const config = { ...readConfig({}), cdn: CDN, trustedProxies: 0 };
    const own = { secretKey: SECRET_KEY, mediaBase: '/api/backend' };
    const passwords = createPasswords(QUICK);
    const services = makeServices({ shops, media, config, log, passwords, ...own });
    return await runTenantMatrix({ db, pool, services });
  } finally {
    await database.close();
  }
}

function rowsOf({ routes, missing, cells, foreignBytes, ownBytes, problems }: MatrixReport): Row[] {
  const group = 'Every route by everybody for everybody’s data';
  const row = (name: string, value: number, budget?: number): Row => ({
    ...{ group, name, unit: '', value },
    ...(budget !== undefined && { budget }),
  });
  if (problems.length > 0) console.log(problems.join('\n'));
  return [
    row('routes that are served', routes.length),
    row('of them in the matrix', routes.length - missing.length),
    row('missing from it', missing.length, 0),
    row('who asked which for what', cells),
    row('bytes of their own that askers were answered', ownBytes),
    row('foreign bytes', foreignBytes, 0),
    row('otherwise than it should be', problems.length, 0),
  ];
}
