import { eq, gt } from 'drizzle-orm';
import { orders, shops } from '../db/schema';
import { payRefund } from '../domain/payments/pay-refund';
import type { Services } from '../services';

const BATCH = 20;

/** Gives back what is due and was not given back at once. */
export async function payRefunds(services: Services): Promise<number> {
  const due = await services.db
    .select({ orderId: orders.id, id: orders.shopId, host: shops.host })
    .from(orders)
    .innerJoin(shops, eq(shops.id, orders.shopId))
    .where(gt(orders.refundDueMinor, 0))
    .limit(BATCH);
  for (const { orderId, ...shop } of due) await payRefund(services, shop, orderId);
  return due.length;
}
