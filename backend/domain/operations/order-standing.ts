import type { OrderStanding } from '@/core/model/order-machine';
import type { OrderRow } from '../orders/prove-order';

/** Fields of an order that decide on its actions; amounts in cents. */
export function standingOf(
  order: Pick<OrderRow, 'state' | 'paidMinor' | 'refundedMinor' | 'refundDueMinor'>,
): OrderStanding {
  const { state, paidMinor: paid, refundedMinor: refunded, refundDueMinor: refundDue } = order;
  return { state, paid, refunded, refundDue };
}
