import type { FileHandle } from 'node:fs/promises';

const CHUNK_BYTES = 256 * 1024;

/**
 * Reads a file from its beginning to `end`, a chunk at a time. By hand: a stream of a handle that stays open keeps it from
 * ever being closed. @throws at once when `signal` says so.
 */
export async function* readChunks(
  handle: FileHandle,
  end: number,
  signal?: AbortSignal,
): AsyncGenerator<Buffer> {
  for (let at = 0; at < end; ) {
    signal?.throwIfAborted();
    const length = Math.min(CHUNK_BYTES, end - at);
    const { buffer, bytesRead } = await handle.read(Buffer.allocUnsafe(length), 0, length, at);
    // Cut off while it is read.
    if (bytesRead === 0) return;
    yield buffer.subarray(0, bytesRead);
    at += bytesRead;
  }
}
