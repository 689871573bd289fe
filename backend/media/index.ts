import type { Log } from '../base/log';
import type { ShopDatabases } from '../db/shops';
import type { FetchRules } from './fetch-image';
import { makeMediaFolders, mediaPaths, readIfThere, removeFiles } from './files';
import { importFromUrl } from './import-from-url';
import { isMediaKey } from './key';
import { createSizeReader } from './read-size';
import { type Original, saveOriginals } from './save-originals';

export { cleanPhoto } from './clean-photo';
export { mediaAddress } from './key';
export { DEFAULT_WIDTH, servedWidth } from './read-size';

interface MediaOptions extends FetchRules {
  /** A folder of the store's own; made where it is missing. */
  dir: string;
  shops: Pick<ShopDatabases, 'ofShop' | 'across'>;
  log: Pick<Log, 'warn'>;
}

/** Pictures on local disk: originals as they came, sizes as webp made once. */
export interface MediaStore {
  /** Keeps one picture; it is on the disk when this resolves. */
  saveOriginal(original: Original): Promise<void>;
  /** Keeps many pictures that can be made again, such as drawings. */
  saveOriginals(originals: readonly Original[]): Promise<void>;
  /** Removes the files of pictures; their rows are the caller's. */
  removeFiles(keys: readonly string[]): Promise<void>;
  /** A picture as webp, at least `width` px wide where it has them; undefined where there is none. */
  readSize(key: string, width: number): Promise<Buffer | undefined>;
  /** A picture as it is kept; undefined where there is none. */
  readOriginal(key: string): Promise<Buffer | undefined>;
  /** See `import-from-url.ts`. */
  importFromUrl(url: string, shopId: string): Promise<string>;
}

export async function createMediaStore(options: MediaOptions): Promise<MediaStore> {
  const { dir, shops, log, ...rules } = options;
  await makeMediaFolders(dir);
  const paths = mediaPaths(dir);
  // What belongs to no shop is shown by all of them, so it is none of theirs to write.
  const rowsOf = (shopId: string | null) => (shopId ? shops.ofShop(shopId) : shops.across).db;
  const saveOriginal = (one: Original) =>
    saveOriginals(rowsOf(one.shopId), paths, [one], { flush: true });
  return {
    saveOriginal,
    saveOriginals: (originals) =>
      saveOriginals(shops.across.db, paths, originals, { flush: false }),
    removeFiles: (keys) => removeFiles(paths, keys),
    readSize: createSizeReader(paths, (key, error) => log.warn('broken picture', { key, error })),
    readOriginal: async (key) => (isMediaKey(key) ? readIfThere(paths.original(key)) : undefined),
    importFromUrl: (url, shopId) =>
      importFromUrl(rowsOf(shopId), saveOriginal, { url, shopId }, rules),
  };
}
