import { mkdir, readdir, rename, rm, rmdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { unless } from '../../base/error-code';
import { syncFolder } from '../../db/embedded/home';
import { outboxFolder } from '../../mail';
import { isMediaKey } from '../../media/public-address';
import type { Entry } from '../container/read-container';
import { MEDIA_FOLDER, OUTBOX_FOLDER } from '../format/manifest';
import * as messages from '../format/messages';
import { isMailName, originalsFolder } from './folders';

/** Files of a backup beside their places, until all are there. */
export interface StagedFiles {
  /** Writes a file. @throws for what is none of a backup's, whatever path it names. */
  add(entry: Entry): Promise<void>;
  /** Puts all of them into their places at once. */
  install(): Promise<void>;
  /** Takes all of them away, in their places or beside. */
  undo(): Promise<void>;
}

interface Place {
  /** Begin of the names of its entries. */
  prefix: string;
  folder: string;
  isName(name: string): boolean;
}

const OWNER_ALONE = { folder: 0o700, file: 0o600 };

const placesOf = (dataDir: string): Place[] => [
  { prefix: MEDIA_FOLDER, folder: originalsFolder(dataDir), isName: isMediaKey },
  { prefix: OUTBOX_FOLDER, folder: outboxFolder(dataDir), isName: isMailName },
];

const stagedFolder = ({ folder }: Place): string => `${folder}.restored`;

/** @throws where DATA_DIR has pictures or e-mails already. */
export async function assertNoFiles(dataDir: string): Promise<void> {
  for (const { folder } of placesOf(dataDir)) {
    const names = await readdir(folder).catch(unless(['ENOENT'], []));
    if (names.length > 0) throw new Error(messages.filesThere(folder));
  }
}

/** Begins to stage files, after what a restore that was ended in the middle has left. Needs the turn of a restore. */
export async function stageFiles(dataDir: string): Promise<StagedFiles> {
  const places = placesOf(dataDir);
  const remove = async (folder: string) => rm(folder, { recursive: true, force: true });
  for (const place of places) await remove(stagedFolder(place));
  const used = new Set<Place>();
  const installed: Place[] = [];
  return {
    async add({ name, data }) {
      const place = places.find(({ prefix }) => name.startsWith(prefix));
      const file = name.slice(place?.prefix.length);
      if (!place?.isName(file)) throw new Error(messages.foreignEntry(name));
      await mkdir(stagedFolder(place), { recursive: true, mode: OWNER_ALONE.folder });
      used.add(place);
      await writeFile(join(stagedFolder(place), file), data, {
        mode: OWNER_ALONE.file,
        flush: true,
      });
    },
    async install() {
      for (const place of used) {
        await syncFolder(stagedFolder(place));
        // Nothing is in it, or this fails.
        await rmdir(place.folder).catch(unless(['ENOENT'], undefined));
        await rename(stagedFolder(place), place.folder);
        installed.push(place);
        await syncFolder(dirname(place.folder));
      }
    },
    async undo() {
      for (const { folder } of installed) await remove(folder);
      for (const place of places) await remove(stagedFolder(place));
    },
  };
}
