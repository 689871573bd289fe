import { constants } from 'node:fs';
import { type FileHandle, open, rename, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { unless } from './files';
import type { Home } from './home';

const LARGEST_LOG_BYTES = 5_000_000;
const TAIL_BYTES = 4000;

function logPath(home: Home): string {
  return join(home.folder, 'server.log');
}

async function logSize(home: Home): Promise<number> {
  const found = await stat(logPath(home)).catch(unless(['ENOENT'], undefined));
  return found?.size ?? 0;
}

/** Opens the server's log for appending and says where the new part begins. */
export async function openLog(home: Home): Promise<{ handle: FileHandle; start: number }> {
  if ((await logSize(home)) > LARGEST_LOG_BYTES) {
    await rename(logPath(home), `${logPath(home)}.1`);
  }
  // The folder belongs to the server's user: a link put there must not lead root elsewhere.
  const flags =
    constants.O_CREAT | constants.O_APPEND | constants.O_WRONLY | (constants.O_NOFOLLOW ?? 0);
  const handle = await open(logPath(home), flags, 0o600);
  if (home.user) await handle.chown(home.user.uid, home.user.gid);
  return { handle, start: (await handle.stat()).size };
}

/** The end of what the server has logged since `start`. */
export async function logTail(home: Home, start: number): Promise<string> {
  const handle = await open(logPath(home), 'r');
  try {
    const { size } = await handle.stat();
    const from = Math.max(start, size - TAIL_BYTES);
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(TAIL_BYTES), 0, TAIL_BYTES, from);
    return buffer.toString('utf8', 0, bytesRead).trim();
  } finally {
    await handle.close();
  }
}
