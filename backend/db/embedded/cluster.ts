import { readdir, rename, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { type Binaries, program } from './binaries';
import { syncFolder, unless } from './files';
import { clusterFolder, type Home } from './home';
import { passwordFile } from './password';
import { runProgram } from './run-program';
import { DATABASE_USER } from './settings';

const UNFINISHED = 'pg.init-';

async function removeUnfinished(home: Home): Promise<void> {
  const names = (await readdir(home.folder)).filter((name) => name.startsWith(UNFINISHED));
  // The initdb of a killed process may still be writing there; the next start removes the rest.
  const removals = names.map((name) =>
    rm(join(home.folder, name), { recursive: true, force: true }).catch(
      unless(['ENOTEMPTY'], undefined),
    ),
  );
  await Promise.all(removals);
}

/**
 * Makes the database cluster where there is none: initdb in a folder of its own, then a rename, so
 * that a crash in the middle leaves nothing that looks finished.
 */
export async function ensureCluster(home: Home, binaries: Binaries): Promise<void> {
  await removeUnfinished(home);
  const isThere = await stat(clusterFolder(home)).catch(unless(['ENOENT'], undefined));
  if (isThere) return;
  const unfinished = join(home.folder, `${UNFINISHED}${process.pid}`);
  const options = [
    `--pgdata=${unfinished}`,
    `--username=${DATABASE_USER}`,
    `--pwfile=${passwordFile(home)}`,
    '--auth=scram-sha-256',
    '--encoding=UTF8',
    // Unicode case rules and one sorting order on every machine, whatever locales it has.
    '--locale=C',
    '--locale-provider=builtin',
    '--builtin-locale=C.UTF-8',
    '--no-instructions',
  ];
  await runProgram(program(binaries, 'initdb'), options, home);
  await rename(unfinished, clusterFolder(home));
  await syncFolder(home.folder);
}
