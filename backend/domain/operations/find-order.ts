import { inArray } from 'drizzle-orm';
import type { OperatorOrder } from '@/core/model/operations';
import { type OrderStanding, orderActions } from '@/core/model/order-machine';
import { fromMinor } from '@/core/rules/money/money';
import { notFound } from '../../base/errors';
import { findRow } from '../../db/rows';
import { type OrderRow, orders } from '../../db/schema';
import { showOrder } from '../orders/show-order';
import type { ShopServices } from '../shops/find-shop';
import * as messages from './messages';

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
  const { paymentId, problem, paidMinor, refundedMinor, refundDueMinor } = order;
  return {
    ...(await showOrder(services, order)),
    ...{ name, email, phone, address, coupon: couponCode },
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
