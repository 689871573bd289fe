import { chmod, mkdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { unless } from './error-code';

const OWNER_ALONE = 0o700;
/** Lets the user that PostgreSQL runs as under root pass through to its own folder, and read nothing on the way. */
const PASSED_THROUGH = 0o711;
/** Marks a folder that its owner shares with a group on purpose, such as a backup user's: `chmod 2750`. */
const SHARED = 0o2000;
/** Marks a folder that is everybody's, such as /tmp. */
const EVERYBODYS = 0o1000;
const GROUP = 0o070;
/** Folders in DATA_DIR with what is private: photos that nobody has approved, links that open orders. */
const PRIVATE = ['media', 'outbox'];

/**
 * Makes DATA_DIR where it is missing, and closes it and what is private in it to everybody else, also where an earlier
 * version or a copy left it open. A folder of another owner, or everybody's, stays as it is.
 */
export async function keepPrivate(dataDir: string): Promise<void> {
  await mkdir(dataDir, { recursive: true, mode: OWNER_ALONE });
  await close(dataDir, process.geteuid?.() === 0 ? PASSED_THROUGH : OWNER_ALONE);
  for (const name of PRIVATE) await close(join(dataDir, name), OWNER_ALONE);
}

async function close(folder: string, open: number): Promise<void> {
  const entry = await stat(folder).catch(unless(['ENOENT'], undefined));
  if (!entry || (entry.mode & EVERYBODYS) !== 0) return;
  const isShared = (entry.mode & SHARED) !== 0;
  const mode = isShared ? SHARED | (entry.mode & GROUP) | open : open;
  if ((entry.mode & 0o7777) !== mode) await chmod(folder, mode).catch(unless(['EPERM'], undefined));
}
