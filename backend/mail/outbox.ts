import { readdir, readFile, rm } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { unless } from '../base/error-code';

/** The folder of e-mails for which no mail server is set. */
export const outboxFolder = (dataDir: string): string => resolve(dataDir, 'outbox');

/** Removes the e-mails whose name or text has one of these words, such as an address. */
export async function removeFromOutbox(dataDir: string, words: readonly string[]): Promise<void> {
  const folder = outboxFolder(dataDir);
  for (const name of await readdir(folder).catch(unless(['ENOENT'], []))) {
    const path = join(folder, name);
    const text = `${name} ${await readFile(path, 'utf8')}`.toLowerCase();
    if (words.some((word) => text.includes(word))) await rm(path, { force: true });
  }
}
