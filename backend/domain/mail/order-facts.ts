import { asc, eq, type InferSelectModel } from 'drizzle-orm';
import type { Tx } from '../../db/in-transaction';
import { matching } from '../../db/rows';
import { orderLines, orders, shops } from '../../db/schema';
import type { OrderSnapshot } from '../../db/schema/events';
import type { LineFacts, OrderFacts, ShopFacts } from '../../mail';
import type { ConsumerServices } from '../events/consumer';
import { deliveryOf, toTotalLines } from '../orders/order-wire';
import { signOrderAccess } from '../orders/prove-order';
import type { ShopRow } from '../shops/find-shop';
import { mailPicture, toShopFacts } from './shop-facts';

type OrderRow = InferSelectModel<typeof orders>;

/** In px of a dense screen. */
const PICTURE_WIDTH = 160;

/** The order that a mail tells of, as it was then. */
export type MailedOrder = Pick<OrderRow, 'id' | 'shopId'> & OrderSnapshot;

export interface OrderMailFacts {
  order: OrderRow;
  shop: ShopFacts;
  facts: OrderFacts;
}

/** Loads the facts of an order for a mail, as of its event. @throws Error where there is no such order. */
export async function loadOrderFacts(
  tx: Tx,
  services: ConsumerServices,
  { id, shopId, ...snapshot }: MailedOrder,
): Promise<OrderMailFacts> {
  const [row] = await tx
    .select({ order: orders, shop: shops })
    .from(orders)
    .innerJoin(shops, eq(shops.id, orders.shopId))
    .where(matching(orders, { shopId, id }));
  if (!row) throw new Error(`There is no order ${id} to write of.`);
  const order = { ...row.order, ...snapshot };
  const shop = toShopFacts(services, row.shop);
  const lines = await loadLines(tx, services, order, shop.origin);
  return { order, shop, facts: toOrderFacts(services, order, row.shop, { shop, lines }) };
}

async function loadLines(
  tx: Tx,
  services: ConsumerServices,
  { id, shopId }: OrderRow,
  origin: string,
): Promise<LineFacts[]> {
  const rows = await tx
    .select()
    .from(orderLines)
    .where(matching(orderLines, { shopId, orderId: id }))
    .orderBy(asc(orderLines.position));
  return rows.map(({ name, image, variants, quantity, unitPriceMinor }) => ({
    ...{ name, variants, quantity, unitPriceMinor },
    image: mailPicture(services, origin, image, PICTURE_WIDTH),
  }));
}

function toOrderFacts(
  services: ConsumerServices,
  order: OrderRow,
  terms: ShopRow,
  { shop, lines }: { shop: ShopFacts; lines: readonly LineFacts[] },
): OrderFacts {
  const { number, name, placedAt, address, couponCode, carrier, trackingNumber, trackingUrl } =
    order;
  const access = encodeURIComponent(signOrderAccess(services, order.id));
  return {
    ...{ number, name, placedAt, address, couponCode, carrier, trackingNumber, trackingUrl },
    totals: toTotalLines(order.totals),
    totalMinor: order.totalMinor,
    currency: order.currency,
    paidMinor: order.paidMinor,
    refundMinor: order.refundedMinor + order.refundDueMinor,
    delivery: deliveryOf(order, terms),
    link: `${shop.origin}/order-tracking?access=${access}`,
    lines,
  };
}
