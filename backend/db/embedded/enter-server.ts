import { randomBytes } from 'node:crypto';
import { open, readdir, rename, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { unless } from '../../base/error-code';
import { type Binaries, locateBinaries, program, reachableBinaries } from './binaries';
import { assertSameMajor } from './cluster-version';
import { ensureRunning } from './ensure-running';
import { clusterFolder, type Home, prepareHome, readIfPresent, syncFolder } from './home';
import { type EnteredServer, enterRunningServer } from './presence';
import { runProgram } from './run-program';
import { DATABASE_USER } from './settings';

interface ServerPlace {
  dataDir: string;
  projectDir: string;
  fallbackDir: string;
  log: (message: string) => void;
}

/** Logs in to the server of this place, after starting it where needed. Needs the start lock. */
export async function enterServer(
  place: ServerPlace,
  applicationName: string,
): Promise<EnteredServer> {
  const { dataDir, projectDir, fallbackDir, log } = place;
  const home = await prepareHome(dataDir, fallbackDir, log);
  const password = await readOrCreatePassword(home);
  const login = { password, applicationName };
  const running = await enterRunningServer(home, login);
  if (running) return { home, password, presence: running };

  const installed = await locateBinaries(projectDir);
  const binaries = await reachableBinaries(installed, home.user, fallbackDir, log);
  await ensureCluster(home, binaries);
  return { home, password, presence: await ensureRunning(home, binaries, login) };
}

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
 * Makes the cluster where there is none: initdb, then a rename, so that a crash leaves nothing that looks finished.
 * @throws where the one that is there is of another major version.
 */
async function ensureCluster(home: Home, binaries: Binaries): Promise<void> {
  await removeUnfinished(home);
  const isThere = await stat(clusterFolder(home)).catch(unless(['ENOENT'], undefined));
  if (isThere) return assertSameMajor(home, binaries);
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

const PASSWORD_BYTES = 32;

const passwordFile = (home: Home): string => join(home.folder, 'password');

async function writePassword(home: Home, password: string): Promise<void> {
  const unfinished = `${passwordFile(home)}.new`;
  await rm(unfinished, { force: true });
  const handle = await open(unfinished, 'wx', 0o600);
  try {
    await handle.writeFile(password);
    if (home.user) await handle.chown(home.user.uid, home.user.gid);
    await handle.sync();
  } finally {
    await handle.close();
  }
  await rename(unfinished, passwordFile(home));
  await syncFolder(home.folder);
}

/** The database's password, generated once. @throws where a cluster is there but its password is not. */
async function readOrCreatePassword(home: Home): Promise<string> {
  const saved = await readIfPresent(passwordFile(home));
  if (saved) return saved;
  const cluster = await stat(clusterFolder(home)).catch(unless(['ENOENT'], undefined));
  if (cluster) {
    throw new Error(
      `${passwordFile(home)} is missing, and the database in ${clusterFolder(home)} needs it. ` +
        'Put it back, or move the database away to begin with an empty one.',
    );
  }
  const password = randomBytes(PASSWORD_BYTES).toString('hex');
  await writePassword(home, password);
  return password;
}
