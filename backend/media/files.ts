import { randomUUID } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, statfs, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { MEDIA_WIDTHS, type MediaWidth } from '@/core/rules/media/media-widths';

export function mediaPaths(dir: string) {
  return {
    original: (key: string) => join(dir, 'originals', key),
    size: (key: string, width: MediaWidth) => join(dir, 'sizes', String(width), `${key}.webp`),
    sizes: join(dir, 'sizes'),
    temporary: () => join(dir, 'temporary', randomUUID()),
  };
}
export type MediaPaths = ReturnType<typeof mediaPaths>;

export async function makeMediaFolders(dir: string): Promise<void> {
  const sizes = MEDIA_WIDTHS.map((width) => join('sizes', String(width)));
  for (const folder of ['originals', 'temporary', ...sizes]) {
    await mkdir(join(dir, folder), { recursive: true, mode: 0o700 });
  }
}

/** Writes a whole file or none; `flush` waits until it is on the disk itself. */
export async function writeWhole(
  paths: MediaPaths,
  target: string,
  data: Uint8Array,
  { flush }: { flush: boolean },
): Promise<void> {
  const temporary = paths.temporary();
  try {
    await writeFile(temporary, data, { flush });
    await rename(temporary, target);
  } catch (error) {
    await rm(temporary, { force: true });
    throw error;
  }
}

export async function readIfThere(path: string): Promise<Buffer | undefined> {
  try {
    return await readFile(path);
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined;
    throw error;
  }
}

/** Removes a picture's files, in every size there ever was; those already gone are no error. */
export async function removeFiles(paths: MediaPaths, keys: readonly string[]): Promise<void> {
  const widths = keys.length > 0 ? await readdir(paths.sizes) : [];
  for (const key of keys) {
    await rm(paths.original(key), { force: true });
    for (const width of widths) await rm(join(paths.sizes, width, `${key}.webp`), { force: true });
  }
}

/** Room on the disk of a folder for who may write there, in bytes. */
export async function freeBytes(dir: string): Promise<number> {
  const { bavail, bsize } = await statfs(dir);
  return bavail * bsize;
}
