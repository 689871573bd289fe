import { and, eq, sql } from 'drizzle-orm';
import type { CartClaim } from '@/core/model/cart';
import { MAX_QUANTITY } from '@/core/rules/cart/quantity';
import { isUuid } from '@/core/values/is-uuid';
import { notFound } from '../../base/errors';
import type { Tx } from '../../db/in-transaction';
import { cartAdditions, products } from '../../db/schema';
import { visibleTo } from '../catalogue/visible';
import type { ShopRef } from '../shops/find-shop';
import * as messages from './messages';

/**
 * Counts that a product went into a cart today (UTC), by one statement.
 * @throws DomainError not-found where the shop does not sell it.
 */
export async function countAddition(
  tx: Tx,
  shop: ShopRef,
  { product, quantity }: CartClaim,
): Promise<void> {
  const pieces = Math.min(quantity, MAX_QUANTITY);
  const isSold = isUuid(product.id) && (await upsert(tx, shop, product.id, pieces));
  if (!isSold) throw notFound(messages.noProduct, 'product.id');
}

async function upsert(tx: Tx, shop: ShopRef, productId: string, pieces: number) {
  const { rowCount } = await tx.execute(sql`
    INSERT INTO ${cartAdditions} AS counted (shop_id, product_id, day, times, pieces)
    SELECT ${shop.id}::uuid, ${products.id}, (now() AT TIME ZONE 'utc')::date, 1, ${pieces}::int
    FROM ${products} WHERE ${and(visibleTo(shop), eq(products.id, productId))}
    ON CONFLICT (shop_id, product_id, day) DO UPDATE
    SET times = counted.times + 1,
        pieces = least(counted.pieces::bigint + excluded.pieces, 2147483647)::int`);
  return rowCount === 1;
}
