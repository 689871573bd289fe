import { and, asc, eq } from 'drizzle-orm';
import type { OrderStatus } from '@/core/model/order';
import { matching } from '../../db/rows';
import { type OrderRow, orderLines, products } from '../../db/schema';
import type { Rate } from '../../limits/rate-limit';
import { visibleTo } from '../catalogue/visible';
import { loadShop, type ShopServices } from '../shops/find-shop';
import { toOrderStatus } from './order-wire';
import { type OrderProof, proveOrder } from './prove-order';

/** An order as its shopper may see it. */
export async function showOrder(services: ShopServices, order: OrderRow): Promise<OrderStatus> {
  const [terms, lines] = await Promise.all([loadShop(services), findLines(services, order.id)]);
  return toOrderStatus(order, lines, terms);
}

/** The lines of an order, each with the address of its product as long as that is sold. */
function findLines({ db, shop }: ShopServices, orderId: string) {
  return db
    .select({ line: orderLines, slug: products.slug })
    .from(orderLines)
    .leftJoin(products, and(eq(products.id, orderLines.productId), visibleTo(shop)))
    .where(matching(orderLines, { shopId: shop.id, orderId }))
    .orderBy(asc(orderLines.position));
}

export const ORDER_TRACKING: Rate = { name: 'order-tracking', times: 5, windowMs: 60_000 };

/**
 * An order as whoever proves that it is theirs may see it.
 * @throws DomainError not-found, the same after the same one query whatever of the proof is wrong.
 */
export async function trackOrder(services: ShopServices, proof: OrderProof): Promise<OrderStatus> {
  return showOrder(services, await proveOrder(services, proof));
}
