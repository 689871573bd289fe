import { desc, eq, gt, ilike, inArray, ne, or, type SQL, sql } from 'drizzle-orm';
import {
  LIST_PAGE_SIZE,
  type OperatorOrder,
  type OrderFilter,
  type OrderSummary,
} from '@/core/model/operations';
import { type OrderStanding, orderActions } from '@/core/model/order-machine';
import { fromMinor } from '@/core/rules/money/money';
import { notFound } from '../../base/errors';
import { findRow, matching } from '../../db/rows';
import { isPlaced, type OrderRow, orderLines, orders } from '../../db/schema';
import { showOrder } from '../orders/order-wire';
import type { ShopServices } from '../shops/find-shop';
import { offsetOf, toBeSent } from './inbox';
import * as messages from './messages';

/** A page of the orders of a shop, the newest first, and how many there are in all. */
export async function listOrders(
  { db, shop }: ShopServices,
  { search, filter, page }: { search: string; filter: OrderFilter; page: number },
) {
  const where = matching(orders, { shopId: shop.id }, filtered(filter), matchesSearch(search));
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
  if (filter === 'placed') return isPlaced(orders);
  if (filter === 'unpaid') return sql`NOT ${isPlaced(orders)}`;
  if (filter === 'to-send') return toBeSent;
  if (filter === 'attention') return or(ne(orders.problem, ''), gt(orders.refundDueMinor, 0));
  return eq(orders.state, filter);
}

function matchesSearch(search: string): SQL | undefined {
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

/** An order of a shop by its number, however it is written. @throws DomainError not-found */
export async function findOrder({ db, shop }: ShopServices, number: string): Promise<OrderRow> {
  const written = number.replace(/^#\s*/, '');
  const isIt = inArray(orders.number, [written, written.toUpperCase()]);
  const order = await findRow(db, orders, { shopId: shop.id }, isIt);
  if (!order) throw notFound(messages.noOrder, 'order_id');
  return order;
}

/** A whole order for its shop, as it stands now. @throws DomainError not-found */
export async function getOrder(services: ShopServices, number: string): Promise<OperatorOrder> {
  const order = await findOrder(services, number);
  const { name, email, phone, address, couponCode, provider, method, sessionId } = order;
  const { company, billing, deliveryNote } = order;
  const { paymentId, problem, paidMinor, refundedMinor, refundDueMinor } = order;
  return {
    ...(await showOrder(services, order)),
    ...{ name, email, phone, company, address, billing, deliveryNote, coupon: couponCode },
    payment: {
      ...{ provider, method, sessionId, paymentId, problem },
      paid: fromMinor(paidMinor),
      refunded: fromMinor(refundedMinor),
      refundDue: fromMinor(refundDueMinor),
    },
    actions: orderActions(standingOf(order)),
  };
}

/** Fields of an order that decide on its actions; amounts in cents. */
export function standingOf(
  order: Pick<OrderRow, 'state' | 'paidMinor' | 'refundedMinor' | 'refundDueMinor'>,
): OrderStanding {
  const { state, paidMinor: paid, refundedMinor: refunded, refundDueMinor: refundDue } = order;
  return { state, paid, refunded, refundDue };
}
