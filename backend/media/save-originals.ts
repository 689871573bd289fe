import { createHash } from 'node:crypto';
import { rm } from 'node:fs/promises';
import { sql } from 'drizzle-orm';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import { MEDIA_WIDTHS } from '@/core/rules/media/media-widths';
import { takeTurns } from '../base/take-turns';
import { media } from '../db/schema';
import { type MediaPaths, readIfThere, writeWhole } from './files';
import { isMediaKey } from './public-address';

/** A picture to be kept as it is; width and height in px. */
export interface Original {
  key: string;
  /** Null for the pictures of a catalogue that shops share. */
  shopId: string | null;
  data: Uint8Array;
  contentType: string;
  width: number;
  height: number;
  /** CSS background while it loads. */
  placeholder?: string;
  sourceUrl?: string;
}

const FILES_AT_ONCE = 8;
const ROWS_AT_ONCE = 500;

/**
 * Stores originals, each as a whole file and a row; others of the same key are replaced. `flush` waits for the disk: not
 * needed for what can be made again. @throws where a key is not one.
 */
export async function saveOriginals(
  db: NodePgDatabase,
  paths: MediaPaths,
  originals: readonly Original[],
  { flush }: { flush: boolean },
): Promise<void> {
  const wrong = originals.find(({ key }) => !isMediaKey(key));
  if (wrong) throw new Error(`"${wrong.key}" is not a key of the media store.`);
  const inTurn = takeTurns(FILES_AT_ONCE);
  await Promise.all(originals.map((one) => inTurn(() => writeOriginal(paths, one, flush))));
  for (let at = 0; at < originals.length; at += ROWS_AT_ONCE) {
    await insertRows(db, originals.slice(at, at + ROWS_AT_ONCE));
  }
}

async function writeOriginal(paths: MediaPaths, { key, data }: Original, flush: boolean) {
  const path = paths.original(key);
  const before = await readIfThere(path);
  if (before?.equals(data)) return;
  await writeWhole(paths, path, data, { flush });
  if (!before) return;
  for (const width of MEDIA_WIDTHS) await rm(paths.size(key, width), { force: true });
}

async function insertRows(db: NodePgDatabase, originals: readonly Original[]): Promise<void> {
  const rows = originals.map(({ data, ...row }) => ({
    ...row,
    bytes: data.byteLength,
    sha256: createHash('sha256').update(data).digest('hex'),
  }));
  await db
    .insert(media)
    .values(rows)
    .onConflictDoUpdate({
      target: media.key,
      set: {
        shopId: sql`excluded.shop_id`,
        contentType: sql`excluded.content_type`,
        bytes: sql`excluded.bytes`,
        width: sql`excluded.width`,
        height: sql`excluded.height`,
        placeholder: sql`excluded.placeholder`,
        sha256: sql`excluded.sha256`,
        sourceUrl: sql`excluded.source_url`,
        sizesMadeAt: sql`CASE WHEN ${media.sha256} = excluded.sha256 THEN ${media.sizesMadeAt} END`,
        sizesTryAt: sql`now()`,
        sizesAttempts: 0,
        sizesProblem: '',
      },
    });
}
