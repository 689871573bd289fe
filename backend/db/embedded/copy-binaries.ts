import { chmod, copyFile, mkdir, readdir, readlink, rename, rm, symlink } from 'node:fs/promises';
import { join } from 'node:path';
import { unless } from './files';
import { makeFallbackDir } from './home';

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

/**
 * Copies PostgreSQL's folder to `copy`, all at once by a rename. False where the copy was there
 * already.
 */
export async function copyBinaries(folder: string, copy: string): Promise<boolean> {
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
