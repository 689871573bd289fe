import { type FileHandle, open } from 'node:fs/promises';
import type { z } from 'zod';
import { endsWithDigest } from './container/digest-line';
import { type Entries, readEntries } from './container/read-container';
import { withPlainErrors } from './file-problem';
import {
  FORMAT,
  formatSchema,
  MANIFEST,
  type Manifest,
  manifestSchema,
  SECRET_KEY,
} from './format/manifest';
import * as messages from './format/messages';

/** A backup whose every byte was checked. */
export interface OpenBackup {
  path: string;
  bytes: number;
  manifest: Manifest;
  secretKey: string;
  /** Entries that follow: rows, then files. */
  entries: Entries;
  close(): Promise<void>;
}

/**
 * Opens a backup and reads it to its end, to see that it is as it was written. `signal` ends that, and later the reading of
 * its entries. @throws where it is cut off, damaged, of another format, or something else.
 */
export function openBackup(path: string, signal?: AbortSignal): Promise<OpenBackup> {
  return withPlainErrors(path, async () => {
    const handle = await open(path);
    try {
      return await readBeginning(handle, path, signal);
    } catch (error) {
      await handle.close();
      throw error;
    }
  });
}

async function readBeginning(
  handle: FileHandle,
  path: string,
  signal: AbortSignal | undefined,
): Promise<OpenBackup> {
  const { size } = await handle.stat();
  if (!(await endsWithDigest(handle, size, signal))) throw new Error(messages.notWhole(path));
  const entries = readEntries(handle, size, signal);
  const manifest = await readManifest(entries, path);
  const secret = await entries.take();
  if (secret.name !== SECRET_KEY) throw new Error(messages.noBackup(path));
  const close = async () => {
    await entries.close();
    await handle.close();
  };
  const secretKey = secret.data.toString();
  return { path, bytes: size, manifest, secretKey, entries, close };
}

async function readManifest(entries: Entries, path: string): Promise<Manifest> {
  const first = await entries.peek().catch(() => undefined);
  if (first?.name !== MANIFEST) throw new Error(messages.noBackup(path));
  const { data } = await entries.take();
  const read = <Schema extends z.ZodType>(schema: Schema) => {
    const parsed = schema.safeParse(JSON.parse(data.toString()));
    if (!parsed.success) throw new Error(messages.noBackup(path));
    return parsed.data;
  };
  const { format, hemline } = read(formatSchema);
  if (format !== FORMAT) throw new Error(messages.otherFormat(format, hemline));
  return read(manifestSchema);
}
