import { and, eq, inArray, isNull, sql } from 'drizzle-orm';
import { media as mediaTable, uploads } from '../../db/schema';
import type { Services } from '../../services';
import type { ShopRef } from '../shops/find-shop';

/** Removes the uploads of a shop that nobody has claimed within a day, files included. */
export async function removeUnclaimed({ db, media }: Services, shop: ShopRef): Promise<void> {
  const keys = await db.transaction(async (tx) => {
    const gone = await tx
      .delete(uploads)
      .where(
        and(
          eq(uploads.shopId, shop.id),
          isNull(uploads.claimedAt),
          sql`${uploads.createdAt} < now() - interval '1 day'`,
        ),
      )
      .returning({ key: uploads.mediaKey });
    const found = gone.map(({ key }) => key);
    const isTheirs = and(eq(mediaTable.shopId, shop.id), inArray(mediaTable.key, found));
    if (found.length > 0) await tx.delete(mediaTable).where(isTheirs);
    return found;
  });
  await media.removeFiles(keys);
}
