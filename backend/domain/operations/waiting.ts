import { and, count, eq, type SQL } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { Waiting } from '@/core/model/operations';
import { cases, contactMessages, orders, reviews } from '../../db/schema';
import type { Services } from '../../services/services';
import type { ShopRef } from '../shops/find-shop';
import { toBeSent } from './list-orders';

export async function countWaiting({ db }: Services, { id }: ShopRef): Promise<Waiting> {
  const counted = async (table: PgTable, where: SQL | undefined) => {
    const [row] = await db.select({ total: count() }).from(table).where(where);
    return row?.total ?? 0;
  };
  const [toSend, open, pending, unread] = await Promise.all([
    counted(orders, and(eq(orders.shopId, id), toBeSent)),
    counted(cases, and(eq(cases.shopId, id), eq(cases.status, 'open'))),
    counted(reviews, and(eq(reviews.shopId, id), eq(reviews.status, 'pending'))),
    counted(
      contactMessages,
      and(eq(contactMessages.shopId, id), eq(contactMessages.isAnswered, false)),
    ),
  ]);
  return { orders: toSend, cases: open, reviews: pending, messages: unread };
}
