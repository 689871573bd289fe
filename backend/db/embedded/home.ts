import { randomBytes } from 'node:crypto';
import {
  chmod,
  lchown,
  lstat,
  mkdir,
  open,
  readdir,
  readFile,
  realpath,
  rename,
  stat,
  symlink,
} from 'node:fs/promises';
import { join } from 'node:path';
import { unless } from '../../base/error-code';
import { canEnter, isRoot, type ServerUser, unprivilegedUser } from './server-user';

/** The server's own folder (cluster, password, log) and who it belongs to; no user means ourselves. */
export interface Home {
  folder: string;
  user: ServerUser | undefined;
}

export function clusterFolder(home: Home): string {
  return join(home.folder, 'pg');
}

/** A folder outside the project that every user can enter. */
export async function makeFallbackDir(folder: string): Promise<void> {
  const created = await mkdir(folder, { recursive: true });
  if (created) await chmod(folder, 0o755);
}

async function resolveIfPresent(path: string): Promise<string | undefined> {
  const entry = await lstat(path).catch(unless(['ENOENT'], undefined));
  if (!entry) return undefined;
  const target = await realpath(path).catch(unless(['ENOENT'], undefined));
  if (target) return target;
  throw new Error(
    `The database of this shop is kept outside the project, and ${path} leads to a folder that is ` +
      'gone. Put the folder back, or remove the link to begin with an empty database.',
  );
}

/** A folder that was copied or restored by root comes with everything in it. */
async function giveTo(user: ServerUser, path: string): Promise<void> {
  await lchown(path, user.uid, user.gid);
  if (!(await lstat(path)).isDirectory()) return;
  for (const name of await readdir(path)) await giveTo(user, join(path, name));
}

/** Keeps the data outside `dataDir`, with a link to it, so that every later start finds it again. */
async function moveOut(entry: string, fallbackDir: string, user: ServerUser): Promise<string> {
  await makeFallbackDir(fallbackDir);
  const target = join(await realpath(fallbackDir), `data-${randomBytes(6).toString('hex')}`);
  const isMoved = await rename(entry, target).then(() => true, unless(['ENOENT'], false));
  if (!isMoved) {
    await mkdir(target, { mode: 0o700 });
    await giveTo(user, target);
  }
  await symlink(target, entry);
  return target;
}

async function rootHome(dataDir: string, fallbackDir: string, log: (message: string) => void) {
  const entry = join(dataDir, 'postgres');
  const existing = await resolveIfPresent(entry);
  const owner = existing === undefined ? undefined : await stat(existing);
  const user = owner && owner.uid !== 0 ? owner : await unprivilegedUser();
  const isInside = existing === undefined || existing === entry;
  if (isInside && !(await canEnter(dataDir, user))) {
    const folder = await moveOut(entry, fallbackDir, user);
    log(`PostgreSQL does not run as root, and its user cannot enter ${dataDir}:`);
    log(`the database is kept in ${folder}, and ${entry} leads there.`);
    return { folder, user };
  }
  const folder = existing ?? entry;
  await mkdir(folder, { mode: 0o700, recursive: true });
  if (owner?.uid !== user.uid) await giveTo(user, folder);
  return { folder, user };
}

async function ownHome(dataDir: string): Promise<Home> {
  const entry = join(dataDir, 'postgres');
  const folder = (await resolveIfPresent(entry)) ?? entry;
  await mkdir(folder, { mode: 0o700, recursive: true });
  const { uid } = await stat(folder);
  const self = process.geteuid?.();
  if (self === undefined || uid === self) return { folder, user: undefined };
  throw new Error(
    `The database in ${folder} belongs to the user with id ${uid}, the app runs as ${self}. ` +
      'Start the app as that user or as root, or choose another DATA_DIR.',
  );
}

/**
 * Finds or makes the server's folder: `<dataDir>/postgres`, or, for a root whose server user cannot enter dataDir, a
 * folder in `fallbackDir` to which that path is a link. An existing database keeps its owner.
 */
export async function prepareHome(
  dataDir: string,
  fallbackDir: string,
  log: (message: string) => void,
): Promise<Home> {
  return isRoot() ? rootHome(dataDir, fallbackDir, log) : ownHome(dataDir);
}

export async function readIfPresent(path: string): Promise<string | undefined> {
  return readFile(path, 'utf8').catch(unless(['ENOENT'], undefined));
}

/** Makes a rename inside the folder survive a power cut. Windows does not open folders. */
export async function syncFolder(folder: string): Promise<void> {
  if (process.platform === 'win32') return;
  const handle = await open(folder, 'r');
  await handle.sync().finally(() => handle.close());
}
