import { and, eq, inArray } from 'drizzle-orm';
import { notFound } from '../../base/errors';
import { orders } from '../../db/schema';
import type { Services } from '../../services/services';
import type { OrderRow } from '../orders/prove-order';
import type { ShopRef } from '../shops/find-shop';
import * as messages from './messages';

/** An order of a shop by its number, however it is written. @throws DomainError not-found */
export async function findOrder(
  { db }: Pick<Services, 'db'>,
  shop: Pick<ShopRef, 'id'>,
  number: string,
): Promise<OrderRow> {
  const written = number.replace(/^#\s*/, '');
  const [order] = await db
    .select()
    .from(orders)
    .where(
      and(eq(orders.shopId, shop.id), inArray(orders.number, [written, written.toUpperCase()])),
    )
    .limit(1);
  if (!order) throw notFound(messages.noOrder, 'order_id');
  return order;
}
