import { and, count, desc, eq, gt, ilike, inArray, ne, or, type SQL, sql } from 'drizzle-orm';
import { LIST_PAGE_SIZE, type OrderFilter, type OrderSummary } from '@/core/model/operations';
import { ORDER_STATES } from '@/core/model/order';
import { isToBeSent } from '@/core/model/order-machine';
import { fromMinor } from '@/core/rules/money/money';
import { orderLines, orders } from '../../db/schema';
import type { OrderRow } from '../orders/prove-order';
import type { ShopServices } from '../shops/find-shop';

interface OrderQuery {
  search: string;
  filter: OrderFilter;
  page: number;
}

/** A page of the orders of a shop, the newest first, and how many there are in all. */
export async function listOrders({ db, shop }: ShopServices, request: OrderQuery) {
  const { page } = request;
  const where = and(eq(orders.shopId, shop.id), filtered(request.filter), matches(request.search));
  const pieces = sql<number>`(
    SELECT coalesce(sum(line.quantity), 0)::int FROM ${orderLines} AS line
    WHERE line.order_id = "orders"."id")`;
  const { limit, offset } = rowsOf(page);
  const [rows, [counted]] = await Promise.all([
    db
      .select({ order: orders, pieces })
      .from(orders)
      .where(where)
      .orderBy(desc(orders.placedAt), desc(orders.id))
      .limit(limit)
      .offset(offset),
    db.select({ total: count() }).from(orders).where(where),
  ]);
  const entries = rows.map(({ order, pieces: number }) => toSummary(order, number));
  return { entries, total: counted?.total ?? 0, page };
}

export const toBeSent = inArray(orders.state, ORDER_STATES.filter(isToBeSent));

function filtered(filter: OrderFilter): SQL | undefined {
  if (filter === 'all') return undefined;
  if (filter === 'to-send') return toBeSent;
  if (filter === 'attention') return or(ne(orders.problem, ''), gt(orders.refundDueMinor, 0));
  return eq(orders.state, filter);
}

function matches(search: string): SQL | undefined {
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

export function rowsOf(page: number): { limit: number; offset: number } {
  return { limit: LIST_PAGE_SIZE, offset: (page - 1) * LIST_PAGE_SIZE };
}
