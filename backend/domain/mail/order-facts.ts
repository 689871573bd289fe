import { asc, eq } from 'drizzle-orm';
import { matching, type Tx } from '../../db/rows';
import { type OrderRow, orderLines, orders, shops } from '../../db/schema';
import type { OrderSnapshot } from '../../db/schema/events';
import type { LineFacts, OrderFacts } from '../../mail';
import type { ConsumerServices } from '../events/record-event';
import { deliveryOf, toTotalLines } from '../orders/order-wire';
import { signOrderAccess } from '../orders/prove-order';
import { mailPicture, toShopFacts } from './shop-facts';

/** Width in px of a dense screen. */
const PICTURE_WIDTH = 160;

/** The order that a mail tells of, as it was then. */
type MailedOrder = Pick<OrderRow, 'id' | 'shopId'> & OrderSnapshot;

/** Loads the facts of an order for a mail, as of its event. @throws Error where there is no such order. */
export async function loadOrderFacts(
  tx: Tx,
  services: ConsumerServices,
  { id, shopId, ...snapshot }: MailedOrder,
) {
  const [row] = await tx
    .select({ order: orders, terms: shops })
    .from(orders)
    .innerJoin(shops, eq(shops.id, orders.shopId))
    .where(matching(orders, { shopId, id }));
  if (!row) throw new Error(`There is no order ${id} to write of.`);
  const order = { ...row.order, ...snapshot };
  const shop = toShopFacts(services, row.terms);
  const access = encodeURIComponent(signOrderAccess(services, order));
  const facts: OrderFacts = {
    ...order,
    totals: toTotalLines(order.totals),
    refundMinor: order.refundedMinor + order.refundDueMinor,
    delivery: deliveryOf(order, row.terms),
    link: `${shop.origin}/order-tracking?access=${access}`,
    lines: await loadLines(tx, services, order, shop.origin),
  };
  return { order, shop, facts };
}

async function loadLines(
  tx: Tx,
  services: ConsumerServices,
  { id: orderId, shopId }: OrderRow,
  origin: string,
): Promise<LineFacts[]> {
  const rows = await tx
    .select()
    .from(orderLines)
    .where(matching(orderLines, { shopId, orderId }))
    .orderBy(asc(orderLines.position));
  const pictureOf = (image: string) => mailPicture(services, origin, image, PICTURE_WIDTH);
  return rows.map((line) => ({ ...line, image: pictureOf(line.image) }));
}
