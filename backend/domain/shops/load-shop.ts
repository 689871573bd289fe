import { eq, type InferSelectModel } from 'drizzle-orm';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import { notFound } from '../../base/errors';
import type { Sender } from '../../db/prepared';
import { findRow } from '../../db/rows';
import { shops } from '../../db/schema';
import type { Services } from '../../services/services';
import type { ShopRef, ShopServices } from './find-shop';
import * as messages from './messages';

export type ShopRow = InferSelectModel<typeof shops>;

/**
 * The whole row of a shop, kept for its revision.
 * @throws DomainError not-found where it was deleted a moment ago.
 */
export function loadShop({ db, memo, shop }: ShopServices): Promise<ShopRow> {
  return memo.shops.get(revisionKey(shop), async () => {
    const row = await findRow(db, shops, { id: shop.id });
    if (!row) throw notFound(messages.noShop, 'domain');
    return row;
  });
}

/** Names a shop as it is now: what belongs to it is another one after every change. */
export function revisionKey({ id, revision }: Pick<ShopRef, 'id' | 'revision'>): string {
  return `${id} ${revision}`;
}

/** A transaction that holds the row of a shop. */
export type ShopWriter = Pick<NodePgDatabase, 'select' | 'insert' | 'update' | 'delete'> & Sender;

/**
 * Changes a shop, or what belongs to it, in a transaction. It begins by locking the shop's row, which
 * every change of content updates in the end: so those who change one shop take turns, each sees what
 * the one before left, and none waits for another that waits for it.
 * @throws DomainError not-found where the shop was removed a moment ago.
 */
export function writeShop<Result>(
  { db }: Pick<Services, 'db'>,
  ref: Pick<ShopRef, 'id'>,
  work: (tx: ShopWriter, shop: ShopRow) => Promise<Result>,
): Promise<Result> {
  return db.transaction(async (tx) => {
    const [shop] = await tx.select().from(shops).where(eq(shops.id, ref.id)).for('no key update');
    if (!shop) throw notFound(messages.noShop, 'domain');
    return work(tx, shop);
  });
}
