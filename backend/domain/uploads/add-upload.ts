import { randomUUID } from 'node:crypto';
import { and, eq, inArray, isNull, sql } from 'drizzle-orm';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import { UPLOAD_LIMITS, type UploadPurpose } from '@/core/model/upload';
import { isUuid } from '@/core/values/is-uuid';
import { invalid, tooLarge, tooMany } from '../../base/errors';
import { takeTurns } from '../../base/take-turns';
import { matching } from '../../db/rows';
import { media as mediaTable, uploads } from '../../db/schema';
import { cleanPhoto } from '../../media';
import type { ShopRef, ShopServices } from '../shops/find-shop';
import { UNCLAIMED } from './forget-uploads';
import * as messages from './messages';
import { uploadKey } from './photo-access';

/** One at a time: a large picture takes all the memory and cores that uploads should. */
const inTurn = takeTurns(1);

/** Takes in a visitor's picture, which nobody is shown. @throws DomainError too-large, too-many, unsupported, invalid */
export async function addUpload(
  services: ShopServices,
  { file, purpose }: { file: File; purpose: UploadPurpose },
): Promise<{ id: string; width: number; height: number }> {
  const { db, media } = services;
  const { bytes, tooLarge: message } = UPLOAD_LIMITS[purpose];
  if (file.size > bytes) throw tooLarge(message, { path: 'file' });
  return inTurn(async () => {
    await assertRoom(services);
    const photo = await cleanPhoto(Buffer.from(await file.arrayBuffer()));
    const id = randomUUID();
    const mediaKey = uploadKey(id);
    await media.saveOriginal({ ...photo, key: mediaKey, shopId: services.shop.id });
    await db.insert(uploads).values({ id, shopId: services.shop.id, mediaKey, bytes: file.size });
    return { id, width: photo.width, height: photo.height };
  });
}

const HOUR_S = 3_600;

/** @throws DomainError too-many, until when some are claimed or have expired. */
async function assertRoom({ db, shop, now }: ShopServices): Promise<void> {
  const [left] = await db
    .select({
      count: sql<number>`count(*)::int`,
      bytes: sql<number>`coalesce(sum(${mediaTable.bytes}), 0)::float8`,
      oldest: sql<number>`extract(epoch FROM min(${uploads.createdAt}))::float8`,
    })
    .from(uploads)
    .innerJoin(mediaTable, eq(mediaTable.key, uploads.mediaKey))
    .where(matching(uploads, { shopId: shop.id }, isNull(uploads.claimedAt)));
  if (!left || (left.count < UNCLAIMED.count && left.bytes < UNCLAIMED.bytes)) return;
  const freeAtS = left.oldest + UNCLAIMED.hours * HOUR_S;
  const retryAfterS = Math.max(60, Math.ceil(freeAtS - now() / 1_000));
  throw tooMany(messages.uploadsFull, { retryAfterS });
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
