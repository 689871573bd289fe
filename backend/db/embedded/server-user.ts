import type { Stats } from 'node:fs';
import { readFile, stat } from 'node:fs/promises';
import { dirname } from 'node:path';

export interface ServerUser {
  uid: number;
  gid: number;
}

export function isRoot(): boolean {
  return process.geteuid?.() === 0;
}

function findAccount(passwd: string, name: string): ServerUser | undefined {
  const line = passwd.split('\n').find((entry) => entry.startsWith(`${name}:`));
  const [, , uid, gid] = line?.split(':') ?? [];
  return uid && gid ? { uid: Number(uid), gid: Number(gid) } : undefined;
}

/** The server's user when the app is root, which PostgreSQL refuses. @throws where /etc/passwd has none. */
export async function unprivilegedUser(): Promise<ServerUser> {
  const passwd = await readFile('/etc/passwd', 'utf8');
  const user = findAccount(passwd, 'postgres') ?? findAccount(passwd, 'nobody');
  if (user) return user;
  throw new Error(
    'PostgreSQL does not run as root, and /etc/passwd has neither "postgres" nor "nobody". ' +
      'Start the app as another user, or name a database in DATABASE_URL.',
  );
}

function mayEnter(folder: Stats, user: ServerUser): boolean {
  if (folder.uid === user.uid) return (folder.mode & 0o100) !== 0;
  if (folder.gid === user.gid) return (folder.mode & 0o010) !== 0;
  return (folder.mode & 0o001) !== 0;
}

/** Returns true if the user may enter this folder (an absolute path without links) and every folder above it. */
export async function canEnter(folder: string, user: ServerUser): Promise<boolean> {
  if (!mayEnter(await stat(folder), user)) return false;
  const parent = dirname(folder);
  return parent === folder || canEnter(parent, user);
}
