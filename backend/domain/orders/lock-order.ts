import { and, eq } from 'drizzle-orm';
import { notFound } from '../../base/errors';
import { orders } from '../../db/schema';
import type { ShopRef } from '../shops/find-shop';
import type { ShopWriter } from '../shops/write-shop';
import * as messages from './messages';
import type { OrderRow } from './prove-order';

/**
 * An order of a shop by its id, locked until the transaction ends: whoever changes it takes turns.
 * @throws DomainError not-found
 */
export async function lockOrder(
  tx: ShopWriter,
  shop: Pick<ShopRef, 'id'>,
  orderId: string,
): Promise<OrderRow> {
  const [order] = await tx
    .select()
    .from(orders)
    .where(and(eq(orders.shopId, shop.id), eq(orders.id, orderId)))
    .for('update');
  if (!order) throw notFound(messages.noOrder, 'order_id');
  return order;
}
