import { and, asc, eq, gt, lte } from 'drizzle-orm';
import { orders, shops } from '../db/schema';
import { payRefund } from '../domain/payments/pay-refund';
import type { Services } from '../services/services';

const BATCH = 20;

/** Gives back what is due and was not given back at once, what has waited longest first. */
export async function payRefunds(services: Services): Promise<number> {
  const isDue = and(
    gt(orders.refundDueMinor, 0),
    lte(orders.refundTryAt, new Date(services.now())),
  );
  const due = await services.shops.across.db
    .select({ orderId: orders.id, id: shops.id, host: shops.host, revision: shops.revision })
    .from(orders)
    .innerJoin(shops, eq(shops.id, orders.shopId))
    .where(isDue)
    .orderBy(asc(orders.refundTryAt))
    .limit(BATCH);
  for (const { orderId, ...shop } of due) {
    await payRefund(services.ofShop(shop.id), shop, orderId);
  }
  return due.length;
}
