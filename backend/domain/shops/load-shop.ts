import { eq, type InferSelectModel } from 'drizzle-orm';
import { notFound } from '../../base/errors';
import { shops } from '../../db/schema';
import type { Services } from '../../services/services';
import type { ShopRef } from './find-shop';
import * as messages from './messages';

export type ShopRow = InferSelectModel<typeof shops>;

/**
 * The whole row of a shop, kept for its revision.
 * @throws DomainError not-found where it was deleted a moment ago.
 */
export function loadShop({ db, memo }: Services, shop: ShopRef): Promise<ShopRow> {
  return memo.shops.get(revisionKey(shop), async () => {
    const [row] = await db.select().from(shops).where(eq(shops.id, shop.id));
    if (!row) throw notFound(messages.noShop, 'domain');
    return row;
  });
}

/** Names a shop as it is now: what belongs to it is another one after every change. */
export function revisionKey({ id, revision }: Pick<ShopRef, 'id' | 'revision'>): string {
  return `${id} ${revision}`;
}
