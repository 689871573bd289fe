import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type pg from 'pg';
import { unless } from '../../base/error-code';
import { outboxFolder } from '../../mail';
import type { AddEntry } from '../container/write-container';
import { MEDIA_FOLDER, OUTBOX_FOLDER } from '../format/manifest';
import { isMailName, originalsFolder } from './folders';

interface Picture {
  key: string;
  /** SHA-256 of the file as it was stored, hex. */
  sha256: string;
}

export interface WrittenFiles {
  /** Number of pictures and e-mails. */
  files: number;
  /** Pictures of which the database has a row and the disk no file. */
  missing: string[];
  /** Pictures whose file is not the one that their row tells of; written as they are. */
  altered: string[];
}

/** Lists the pictures of all shops, as the open transaction sees them. */
export async function listPictures(client: pg.ClientBase): Promise<Picture[]> {
  const { rows } = await client.query<Picture>('SELECT key, sha256 FROM media ORDER BY key');
  return rows;
}

/** Writes the pictures, and the e-mails that lie in the outbox. `onFile` is called before each. */
export async function writeFiles(
  dataDir: string,
  pictures: readonly Picture[],
  add: AddEntry,
  onFile: (number: number) => void,
): Promise<WrittenFiles> {
  const written: WrittenFiles = { files: 0, missing: [], altered: [] };
  const addNext = async (name: string, data: Buffer) => {
    written.files += 1;
    onFile(written.files);
    await add(name, data);
  };
  for (const { key, sha256 } of pictures) {
    const data = await read(join(originalsFolder(dataDir), key));
    if (!data) {
      written.missing.push(key);
      continue;
    }
    if (createHash('sha256').update(data).digest('hex') !== sha256) written.altered.push(key);
    await addNext(`${MEDIA_FOLDER}${key}`, data);
  }
  for (const name of await listMails(dataDir)) {
    const data = await read(join(outboxFolder(dataDir), name));
    if (data) await addNext(`${OUTBOX_FOLDER}${name}`, data);
  }
  return written;
}

/** Reads a file at once: those that shops take in have 15 MB at most. */
const read = (path: string): Promise<Buffer | undefined> =>
  readFile(path).catch(unless(['ENOENT'], undefined));

/** Lists the e-mails of the outbox; what else somebody has put there is left alone, for a restore takes it for foreign. */
async function listMails(dataDir: string): Promise<string[]> {
  const entries = await readdir(outboxFolder(dataDir), { withFileTypes: true }).catch(
    unless(['ENOENT'], []),
  );
  const mails = entries.filter((entry) => entry.isFile() && isMailName(entry.name));
  return mails.map(({ name }) => name).sort();
}
