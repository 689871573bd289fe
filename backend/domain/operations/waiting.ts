import { and, count, eq, type SQL } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { Waiting } from '@/core/model/operations';
import { matching } from '../../db/rows';
import { cases, contactMessages, orders, reviews } from '../../db/schema';
import type { ShopServices } from '../shops/find-shop';
import { toBeSent } from './list-orders';

export async function countWaiting({ db, shop: { id } }: ShopServices): Promise<Waiting> {
  const counted = async (table: PgTable, where: SQL | undefined) => {
    const [row] = await db.select({ total: count() }).from(table).where(where);
    return row?.total ?? 0;
  };
  const [toSend, open, pending, unread] = await Promise.all([
    counted(orders, and(eq(orders.shopId, id), toBeSent)),
    counted(cases, matching(cases, { shopId: id, status: 'open' })),
    counted(reviews, matching(reviews, { shopId: id, status: 'pending' })),
    counted(contactMessages, matching(contactMessages, { shopId: id, isAnswered: false })),
  ]);
  return { orders: toSend, cases: open, reviews: pending, messages: unread };
}
