import { join } from 'node:path';
import type { Binaries } from './binaries';
import { clusterFolder, type Home, readIfPresent } from './home';

/** @throws where the cluster was made by another major version of PostgreSQL, which cannot read it. */
export async function assertSameMajor(home: Home, { version }: Binaries): Promise<void> {
  const folder = clusterFolder(home);
  const made = (await readIfPresent(join(folder, 'PG_VERSION')))?.trim();
  const [brought] = version.split('.');
  // PostgreSQL itself says what is wrong with a folder that does not tell.
  if (!made || made === brought) return;
  throw new Error(
    `The database in ${folder} was made by PostgreSQL ${made}, and this Hemline brings PostgreSQL ${brought}, which ` +
      'cannot read it. Nothing was changed. With the Hemline that made it: npm run backup -- FILE. With this one, and ' +
      'the old DATA_DIR moved away: npm run restore -- FILE. docs/backup.md says more.',
  );
}
