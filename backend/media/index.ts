import { createHash } from 'node:crypto';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import type { Log } from '../base/log';
import { matching } from '../db/rows';
import { media } from '../db/schema';
import type { ShopDatabases } from '../db/shops';
import { checkImage } from './check-image';
import { type FetchRules, fetchImage } from './fetch-image';
import { freeBytes, makeMediaFolders, mediaPaths, readIfThere, removeFiles } from './files';
import { isMediaKey, mediaAddress } from './public-address';
import { createSizeReader } from './read-size';
import { type Original, saveOriginals } from './save-originals';

export { cleanPhoto } from './clean-photo';
export { findMediaFacts } from './media-facts';
export { mediaAddress } from './public-address';
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
  importFromUrl(url: string, shopId: string): Promise<string>;
  /** Room on its disk for who may write there, in bytes. */
  freeBytes(): Promise<number>;
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
    readSize: createSizeReader(paths, {
      onBroken: (key, error) => log.warn('broken picture', { key, error }),
      onUnsaved: (key, error) =>
        log.warn('the size of a picture could not be kept', { key, error }),
    }),
    freeBytes: () => freeBytes(dir),
    readOriginal: async (key) => (isMediaKey(key) ? readIfThere(paths.original(key)) : undefined),
    importFromUrl: (url, shopId) =>
      importFromUrl(rowsOf(shopId), saveOriginal, { url, shopId }, rules),
  };
}

const DIGEST_LENGTH = 24;

/**
 * Fetches a picture into a shop's media, once for each address, and returns its address there.
 * @throws DomainError too-large, unsupported or invalid saying what is wrong with it.
 */
async function importFromUrl(
  db: NodePgDatabase,
  save: (original: Original) => Promise<void>,
  source: { url: string; shopId: string },
  rules: FetchRules,
): Promise<string> {
  const { url, shopId } = source;
  const [existing] = await db
    .select({ key: media.key })
    .from(media)
    .where(matching(media, { shopId, sourceUrl: url }));
  if (existing) return mediaAddress(existing.key);

  const data = await fetchImage(url, rules);
  const { ending, ...image } = await checkImage(data);
  const digest = createHash('sha256').update(`${shopId} ${url}`).digest('hex');
  const key = `photo-${digest.slice(0, DIGEST_LENGTH)}.${ending}`;
  await save({ key, shopId, data, ...image, sourceUrl: url });
  return mediaAddress(key);
}
