import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import { coupons, orderLines, orders } from '@/backend/db/schema';
import type { DemoShop } from '../content';
import { orderCourse } from './order-course';

/** Inserts the coupons and orders of the demo shops, the orders as they look at `now`. */
export async function insertDemoOrders(
  db: Pick<NodePgDatabase, 'insert'>,
  demoShops: readonly DemoShop[],
  now: Date,
): Promise<void> {
  await db.insert(coupons).values(demoShops.flatMap((shop) => [...shop.coupons]));
  const rows = demoShops.flatMap(({ shop, orders }) =>
    orders.map(({ row, outcome }) => ({ ...row, ...orderCourse(outcome, shop, now) })),
  );
  await db.insert(orders).values(rows);
  const lines = demoShops.flatMap((shop) => shop.orders.flatMap((order) => [...order.lines]));
  await db.insert(orderLines).values(lines);
}
