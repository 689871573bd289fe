import { createHash } from 'node:crypto';
import type { FileHandle } from 'node:fs/promises';
import { readChunks } from './read-chunks';

const BEGIN = 'sha256 ';
const HEX_DIGITS = 64;
/** Length of the line that a backup ends with, in bytes. */
export const DIGEST_LINE_BYTES = BEGIN.length + HEX_DIGITS + 1;

/** The last line of a backup: the digest of every byte before it. */
export const digestLine = (hex: string): string => `${BEGIN}${hex}\n`;

/** Reads a file to its end, and returns whether its last line is the digest of all that stands before. */
export async function endsWithDigest(
  handle: FileHandle,
  bytes: number,
  signal?: AbortSignal,
): Promise<boolean> {
  const length = bytes - DIGEST_LINE_BYTES;
  if (length <= 0) return false;
  const hash = createHash('sha256');
  for await (const chunk of readChunks(handle, length, signal)) hash.update(chunk);
  const { buffer } = await handle.read(
    Buffer.alloc(DIGEST_LINE_BYTES),
    0,
    DIGEST_LINE_BYTES,
    length,
  );
  return buffer.toString('latin1') === digestLine(hash.digest('hex'));
}
