import { randomBytes } from 'node:crypto';
import { open, rename, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { readIfPresent, syncFolder, unless } from './files';
import { clusterFolder, type Home } from './home';

const PASSWORD_BYTES = 32;

export function passwordFile(home: Home): string {
  return join(home.folder, 'password');
}

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

/**
 * The database's password: generated once, kept in a file that its owner alone can read.
 * @throws where a cluster is there but its password is not.
 */
export async function readOrCreatePassword(home: Home): Promise<string> {
  const known = await readIfPresent(passwordFile(home));
  if (known) return known;
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
