import { randomBytes } from 'node:crypto';
import { constants } from 'node:fs';
import { access, type FileHandle, open, rename, rm, stat } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { unless } from '../base/error-code';
import { syncFolder } from '../db/embedded/home';
import * as messages from './format/messages';

const OWNER_ALONE = 0o600;

/**
 * Writes a file that its owner alone reads, beside the one whose place it takes once it is whole and on the disk: that
 * stays as it is until then. The draft has a short name of its own, whatever the file is called, and is in the way of no
 * other that a killed process has left.
 */
export async function replaceWhole<Result>(
  path: string,
  fill: (handle: FileHandle) => Promise<Result>,
): Promise<Result> {
  const folder = dirname(resolve(path));
  await assertWritable(folder, path);
  const draft = join(folder, `.hemline-backup-${randomBytes(8).toString('hex')}.part`);
  const handle = await open(draft, 'wx+', OWNER_ALONE);
  try {
    const result = await fill(handle).finally(() => handle.close());
    await rename(draft, path);
    await syncFolder(folder);
    return result;
  } catch (error) {
    await rm(draft, { force: true });
    throw error;
  }
}

/** Finds out before the work, not after it. @throws where the file could not be put there. */
async function assertWritable(folder: string, path: string): Promise<void> {
  await access(folder, constants.W_OK);
  const existing = await stat(path).catch(unless(['ENOENT'], undefined));
  if (existing && !existing.isFile()) throw new Error(messages.noFile(path));
}
