import { randomUUID } from 'node:crypto';
import { and, eq, inArray, isNull, sql } from 'drizzle-orm';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import { UPLOAD_LIMITS, type UploadPurpose } from '@/core/model/upload';
import { isUuid } from '@/core/values/is-uuid';
import { invalid, tooLarge } from '../../base/errors';
import { takeTurns } from '../../base/take-turns';
import { LOCKS } from '../../db/locks';
import { matching } from '../../db/rows';
import { media as mediaTable, uploads } from '../../db/schema';
import { cleanPhoto } from '../../media';
import type { ShopRef, ShopServices } from '../shops/find-shop';
import * as messages from './messages';
import { uploadKey } from './photo-access';

/** One at a time: a large picture takes all the memory and cores that uploads should. */
const inTurn = takeTurns(1);

/** Takes in a visitor's picture, which nobody is shown. @throws DomainError too-large, unsupported, invalid */
export async function addUpload(
  services: ShopServices,
  { file, purpose }: { file: File; purpose: UploadPurpose },
): Promise<{ id: string; width: number; height: number }> {
  const { db, media, log } = services;
  const { bytes, tooLarge: message } = UPLOAD_LIMITS[purpose];
  if (file.size > bytes) throw tooLarge(message, { path: 'file' });
  const photo = await inTurn(async () => cleanPhoto(Buffer.from(await file.arrayBuffer())));
  const id = randomUUID();
  const mediaKey = uploadKey(id);
  await media.saveOriginal({ ...photo, key: mediaKey, shopId: services.shop.id });
  await db.insert(uploads).values({ id, shopId: services.shop.id, mediaKey, bytes: file.size });
  await removeUnclaimed(services).catch((error: unknown) =>
    log.warn('unclaimed uploads stay', { error }),
  );
  return { id, width: photo.width, height: photo.height };
}

/** Removes the uploads of a shop that nobody has claimed within a day, files included; none while a backup is made. */
async function removeUnclaimed({ db, media, shop }: ShopServices): Promise<void> {
  const keys = await db.transaction(async (tx) => {
    if (!(await mayRemoveFiles(tx))) return [];
    const gone = await tx
      .delete(uploads)
      .where(
        matching(
          uploads,
          { shopId: shop.id },
          isNull(uploads.claimedAt),
          sql`${uploads.createdAt} < now() - interval '1 day'`,
        ),
      )
      .returning({ key: uploads.mediaKey });
    const removed = gone.map(({ key }) => key);
    const isTheirs = and(eq(mediaTable.shopId, shop.id), inArray(mediaTable.key, removed));
    if (removed.length > 0) await tx.delete(mediaTable).where(isTheirs);
    return removed;
  });
  await media.removeFiles(keys);
}

/** Returns whether no backup is being made, whose rows may name files that it has still to read; none begins meanwhile. */
async function mayRemoveFiles(tx: Pick<NodePgDatabase, 'execute'>): Promise<boolean> {
  const { rows } = await tx.execute<{ isFree: boolean }>(
    sql`SELECT pg_try_advisory_xact_lock_shared(${LOCKS.removeFiles}) AS "isFree"`,
  );
  return rows[0]?.isFree === true;
}

/**
 * Makes uploads of a shop belong to whoever names them first; in a transaction all of them or none.
 * @throws DomainError invalid with the place of the first that is unknown, another shop's or claimed.
 */
export async function claimUploads(
  tx: Pick<NodePgDatabase, 'update'>,
  shop: Pick<ShopRef, 'id'>,
  ids: readonly string[],
  path: string,
): Promise<void> {
  const possible = ids.filter(isUuid);
  const claimed = await tx
    .update(uploads)
    .set({ claimedAt: sql`now()` })
    .where(
      and(eq(uploads.shopId, shop.id), inArray(uploads.id, possible), isNull(uploads.claimedAt)),
    )
    .returning({ id: uploads.id });
  const own = new Set(claimed.map(({ id }) => id));
  const place = ids.findIndex((id) => !own.has(id));
  if (place < 0) return;
  throw invalid(messages.photoGone, { path: `${path}.${place}` });
}
