import { createHash } from 'node:crypto';
import type { FileHandle } from 'node:fs/promises';
import { type Pack, pack } from 'tar-stream';
import { digestLine } from './digest-line';

/** Adds a file of a few megabytes at most to a backup; resolves once it is taken. */
export type AddEntry = (name: string, data: Buffer) => Promise<void>;

const OWNER_ALONE = 0o600;
/** Entries have no times: a backup of the same is the same. */
const NO_TIME = new Date(0);

/**
 * Writes what `fill` adds as a tar, and behind its end a line with the digest of all of it. What is added waits until
 * the file takes it. @throws what stopped it first: `fill`, the disk or the signal.
 */
export async function writeContainer<Result>(
  handle: FileHandle,
  fill: (add: AddEntry) => Promise<Result>,
  signal?: AbortSignal,
): Promise<Result> {
  const archive = pack();
  const writing = write(handle, archive, signal);
  const failures: unknown[] = [];
  const stop = (error: unknown) => {
    failures.push(error);
    archive.destroy();
  };
  const filling = fill((name, data) => addEntry(archive, name, data)).then((result) => {
    archive.finalize();
    return { result };
  });
  const [filled] = await Promise.all([filling.catch(stop), writing.catch(stop)]);
  if (failures.length > 0 || !filled) throw failures[0];
  return filled.result;
}

async function write(handle: FileHandle, archive: Pack, signal: AbortSignal | undefined) {
  const hash = createHash('sha256');
  for await (const chunk of archive) {
    signal?.throwIfAborted();
    hash.update(chunk);
    await handle.appendFile(chunk);
  }
  await handle.appendFile(digestLine(hash.digest('hex')));
}

function addEntry(archive: Pack, name: string, data: Buffer): Promise<void> {
  const header = { name, size: data.byteLength, mode: OWNER_ALONE, mtime: NO_TIME };
  return new Promise((resolve, reject) => {
    archive.entry(header, data, (error) => (error ? reject(error) : resolve()));
  });
}
