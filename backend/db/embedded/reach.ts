import type { Stats } from 'node:fs';
import { stat } from 'node:fs/promises';
import { dirname } from 'node:path';
import type { ServerUser } from './server-user';

function mayEnter(folder: Stats, user: ServerUser): boolean {
  if (folder.uid === user.uid) return (folder.mode & 0o100) !== 0;
  if (folder.gid === user.gid) return (folder.mode & 0o010) !== 0;
  return (folder.mode & 0o001) !== 0;
}

/**
 * Returns true if the user may enter this folder and every folder above it. `folder` is an absolute path
 * without symbolic links.
 */
export async function canEnter(folder: string, user: ServerUser): Promise<boolean> {
  if (!mayEnter(await stat(folder), user)) return false;
  const parent = dirname(folder);
  return parent === folder || canEnter(parent, user);
}
