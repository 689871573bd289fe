import { desc, eq, gt, ilike, ne, or, type SQL, sql } from 'drizzle-orm';
import { LIST_PAGE_SIZE, type OrderFilter, type OrderSummary } from '@/core/model/operations';
import { fromMinor } from '@/core/rules/money/money';
import { matching } from '../../db/rows';
import { type OrderRow, orderLines, orders } from '../../db/schema';
import type { ShopServices } from '../shops/find-shop';
import { offsetOf, toBeSent } from './inbox';

/** A page of the orders of a shop, the newest first, and how many there are in all. */
export async function listOrders(
  { db, shop }: ShopServices,
  { search, filter, page }: { search: string; filter: OrderFilter; page: number },
) {
  const where = matching(orders, { shopId: shop.id }, filtered(filter), found(search));
  const pieces = sql<number>`(
    SELECT coalesce(sum(line.quantity), 0)::int FROM ${orderLines} AS line
    WHERE line.order_id = "orders"."id")`;
  const [rows, total] = await Promise.all([
    db
      .select({ order: orders, pieces })
      .from(orders)
      .where(where)
      .orderBy(desc(orders.placedAt), desc(orders.id))
      .limit(LIST_PAGE_SIZE)
      .offset(offsetOf(page)),
    db.$count(orders, where),
  ]);
  return { entries: rows.map((row) => toSummary(row.order, row.pieces)), total, page };
}

function filtered(filter: OrderFilter): SQL | undefined {
  if (filter === 'all') return undefined;
  if (filter === 'to-send') return toBeSent;
  if (filter === 'attention') return or(ne(orders.problem, ''), gt(orders.refundDueMinor, 0));
  return eq(orders.state, filter);
}

function found(search: string): SQL | undefined {
  if (search === '') return undefined;
  const pattern = search.replace(/^#\s*/, '').replace(/[\\%_]/g, '\\$&');
  const like = `%${pattern}%`;
  return or(ilike(orders.number, like), ilike(orders.email, like), ilike(orders.name, like));
}

function toSummary(order: OrderRow, pieces: number): OrderSummary {
  const { number, name, email, placedAt, state, totalMinor, currency } = order;
  const { refundDueMinor, problem } = order;
  return {
    order_id: number,
    ...{ name, email, pieces },
    placedAt: placedAt.toISOString(),
    status: state,
    total: fromMinor(totalMinor),
    currency,
    refundDue: fromMinor(refundDueMinor),
    hasProblem: problem !== '',
  };
}
