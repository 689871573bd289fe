import { and, asc, eq, inArray } from 'drizzle-orm';
import type { OrderStatus } from '@/core/model/order';
import { orderLines, orders, products } from '../../db/schema';
import { HttpError } from '../../errors';
import type { Rate } from '../../http/rate-limiter';
import type { Services } from '../../services';
import { visibleTo } from '../catalogue/visible';
import type { ShopRef } from '../shops/find-shop';
import { loadShop } from '../shops/load-shop';
import { toOrderStatus } from './order-wire';

export const ORDER_TRACKING: Rate = { name: 'order-tracking', times: 5, windowMs: 60_000 };

const NO_ORDER =
  'We could not find an order with this number and e-mail address. Please check both.';

interface Proof {
  order_id: string;
  email: string;
}

/**
 * An order as whoever knows its number and e-mail address may see it.
 * @throws HttpError 404, the same after the same one query whichever of the two is wrong.
 */
export async function trackOrder(
  services: Services,
  shop: ShopRef,
  proof: Proof,
): Promise<OrderStatus> {
  const order = await findOrder(services, shop, proof);
  if (!order) throw new HttpError(404, NO_ORDER);
  const [terms, lines] = await Promise.all([
    loadShop(services, shop),
    findLines(services, shop, order.id),
  ]);
  return toOrderStatus(order, lines, terms);
}

async function findOrder({ db }: Services, shop: ShopRef, { order_id, email }: Proof) {
  const number = order_id.replace(/^#\s*/, '');
  const [order] = await db
    .select()
    .from(orders)
    .where(
      and(
        eq(orders.shopId, shop.id),
        inArray(orders.number, [number, number.toUpperCase()]),
        eq(orders.email, email.toLowerCase()),
      ),
    )
    .limit(1);
  return order;
}

/** The lines of an order, each with the address of its product as long as that is sold. */
function findLines({ db }: Services, shop: ShopRef, orderId: string) {
  return db
    .select({ line: orderLines, slug: products.slug })
    .from(orderLines)
    .leftJoin(products, and(eq(products.id, orderLines.productId), visibleTo(shop)))
    .where(and(eq(orderLines.shopId, shop.id), eq(orderLines.orderId, orderId)))
    .orderBy(asc(orderLines.position));
}
