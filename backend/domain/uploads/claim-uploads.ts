import { and, eq, inArray, isNull, sql } from 'drizzle-orm';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import { isUuid } from '@/core/values/is-uuid';
import { invalid } from '../../base/errors';
import { uploads } from '../../db/schema';
import type { ShopRef } from '../shops/find-shop';
import * as messages from './messages';

/**
 * Makes uploads of a shop belong to whoever names them first; inside a transaction all of them or none.
 * @throws DomainError invalid with the place of the first that is unknown, another shop's or claimed.
 */
export async function claimUploads(
  tx: Pick<NodePgDatabase, 'update'>,
  shop: ShopRef,
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
