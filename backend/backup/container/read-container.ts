import type { FileHandle } from 'node:fs/promises';
import { pipeline } from 'node:stream/promises';
import { extract, type Entry as TarEntry } from 'tar-stream';
import { DIGEST_LINE_BYTES } from './digest-line';
import { readChunks } from './read-chunks';

export interface Entry {
  name: string;
  data: Buffer;
}

/** The entries of a backup in their order, each read when it is asked for. */
export interface Entries {
  /** The next one, which stays the next; undefined behind the last. */
  peek(): Promise<Entry | undefined>;
  /** The next one. @throws where there is none. */
  take(): Promise<Entry>;
  close(): Promise<void>;
}

/** Reads the entries of a backup from its beginning, until `signal`; the file stays open. */
export function readEntries(handle: FileHandle, bytes: number, signal?: AbortSignal): Entries {
  const reading = entriesOf(handle, bytes - DIGEST_LINE_BYTES, signal);
  let next: Promise<Entry | undefined> | undefined;
  const peek = () => {
    next ??= reading.next().then(({ value, done }) => (done ? undefined : value));
    return next;
  };
  return {
    peek,
    async take() {
      const entry = await peek();
      if (!entry) throw new Error('The backup ends too early.');
      next = undefined;
      return entry;
    },
    async close() {
      await reading.return(undefined);
    },
  };
}

async function* entriesOf(
  handle: FileHandle,
  bytes: number,
  signal: AbortSignal | undefined,
): AsyncGenerator<Entry> {
  const archive = extract();
  // What fails it fails the reading of its entries, which tells of it.
  const feeding = pipeline(readChunks(handle, bytes, signal), archive).catch(() => undefined);
  for await (const entry of archive) yield { name: entry.header.name, data: await bytesOf(entry) };
  await feeding;
}

async function bytesOf(entry: TarEntry): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of entry) chunks.push(chunk);
  return Buffer.concat(chunks);
}
