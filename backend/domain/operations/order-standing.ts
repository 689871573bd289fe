import type { OrderStanding } from '@/core/model/order-machine';
import type { OrderRow } from '../orders/prove-order';

/** What decides on what may be done with an order; amounts in cents. */
export function standingOf(
  order: Pick<OrderRow, 'state' | 'paidMinor' | 'refundedMinor' | 'refundDueMinor'>,
): OrderStanding {
  const { state, paidMinor: paid, refundedMinor: refunded, refundDueMinor: refundDue } = order;
  return { state, paid, refunded, refundDue };
}
