import { and, eq, gt, isNull, lt, type SQL, sql } from 'drizzle-orm';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import { isDiskFull } from '../base/error-code';
import type { Log } from '../base/log';
import { media } from '../db/schema';
import type { MediaPaths } from '../media/files';
import { makeMissingSizes, type PictureUse } from '../media/prepare';

/** Pictures of a claim: as many as are made in a minute or two. */
const BATCH = 20;
/** Time after which whoever claimed pictures and did not come to them is taken for dead. */
const LEASE = sql`now() + interval '5 minutes'`;
/** One that takes the process with it so often is given up. */
const MAX_ATTEMPTS = 3;

interface Preparing {
  /** Sees the pictures of every shop. */
  db: NodePgDatabase;
  paths: MediaPaths;
  log: Pick<Log, 'warn'>;
  /** Asked before each picture. */
  isToStop: () => boolean;
}

const isOpen: SQL | undefined = and(
  isNull(media.sizesMadeAt),
  eq(media.sizesProblem, ''),
  lt(media.sizesAttempts, MAX_ATTEMPTS),
);

/** Leaves one of several processes at it: as long as its claim lasts there is nothing to do for others. */
const isDue = sql`${isOpen} AND NOT EXISTS (
  SELECT FROM ${media} WHERE ${isOpen} AND ${gt(media.sizesTryAt, sql`now()`)})`;

/** Returns whether there is any picture of which the sizes are to be made. */
export async function hasPicturesDue(db: Pick<NodePgDatabase, 'select'>): Promise<boolean> {
  const rows = await db.select({ key: media.key }).from(media).where(isDue).limit(1);
  return rows.length > 0;
}

/**
 * Makes the sizes that pages show of pictures which were added, before somebody has to wait for them: those of pages first,
 * then first pictures of products from the newest on, then all others. One that fails is recorded and not tried again.
 * Ends when none is due, or when it is to stop; gives the number of pictures. @throws where the disk is full: all are tried again later.
 */
export async function preparePictures(preparing: Preparing): Promise<number> {
  let count = 0;
  for (;;) {
    const claimed = await claim(preparing.db);
    if (claimed.length === 0) return count;
    for (const picture of claimed) {
      if (preparing.isToStop()) {
        await release(preparing.db, claimed);
        return count;
      }
      await prepare(preparing, picture).catch(async (error: unknown) => {
        await release(preparing.db, claimed);
        throw error;
      });
      count += 1;
    }
  }
}

interface Claimed extends Record<string, unknown> {
  key: string;
  use: PictureUse;
}

async function claim(db: NodePgDatabase): Promise<Claimed[]> {
  const { rows } = await db.execute<Claimed>(sql`
    WITH shown AS MATERIALIZED (
      SELECT substr(file, length('/media/') + 1) AS key, min(position) AS position, max(created_at) AS created_at
      FROM product_media JOIN products ON products.id = product_id
      WHERE file LIKE '/media/%' GROUP BY file
    ), written AS MATERIALIZED (
      SELECT substr(image, length('/media/') + 1) AS key FROM reviews, jsonb_array_elements_text(images) AS image
      UNION SELECT media_key FROM uploads
    ), due AS (
      SELECT media.key, CASE WHEN shown.key IS NOT NULL THEN 'product'
        WHEN written.key IS NOT NULL THEN 'visitor' ELSE 'page' END AS use,
        row_number() OVER (ORDER BY shown.key IS NOT NULL OR written.key IS NOT NULL, written.key IS NOT NULL,
          shown.position, shown.created_at DESC, media.key) AS place
      FROM ${media} LEFT JOIN shown USING (key) LEFT JOIN written USING (key) WHERE ${isOpen}
    ), free AS (
      SELECT media.key, due.use, due.place FROM ${media} JOIN due USING (key) WHERE ${isDue}
      ORDER BY due.place LIMIT ${BATCH} FOR UPDATE OF media SKIP LOCKED
    ), claimed AS (
      UPDATE ${media} SET sizes_try_at = ${LEASE} FROM free WHERE media.key = free.key
      RETURNING media.key, free.use, free.place
    )
    SELECT key, use FROM claimed ORDER BY place`);
  return rows;
}

/** Leaves what was claimed and not made to whoever comes next. */
async function release(db: NodePgDatabase, claimed: readonly Claimed[]): Promise<void> {
  for (const { key } of claimed) {
    const isOurs = and(
      eq(media.key, key),
      isNull(media.sizesMadeAt),
      gt(media.sizesTryAt, sql`now()`),
    );
    await db.update(media).set({ sizesTryAt: sql`now()` }).where(isOurs);
  }
}

async function prepare({ db, paths, log }: Preparing, { key, use }: Claimed): Promise<void> {
  const row = eq(media.key, key);
  // Counted beforehand: what ends the process cannot be counted afterwards.
  await db
    .update(media)
    .set({ sizesAttempts: sql`${media.sizesAttempts} + 1` })
    .where(row);
  try {
    await makeMissingSizes(paths, key, use);
    await db.update(media).set({ sizesMadeAt: sql`now()` }).where(row);
  } catch (error) {
    if (isDiskFull(error)) {
      await db
        .update(media)
        .set({ sizesAttempts: sql`${media.sizesAttempts} - 1` })
        .where(row);
      throw error;
    }
    const sizesProblem = (error instanceof Error ? error.message : String(error)) || 'unknown';
    await db.update(media).set({ sizesProblem }).where(row);
    log.warn('the sizes of a picture could not be made', { key, error });
  }
}
