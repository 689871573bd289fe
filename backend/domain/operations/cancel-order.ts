import { conflict } from '@/backend/base/errors';
import { orderChanged } from '@/core/model/messages';
import { isUnpaid, refundable } from '@/core/model/order-machine';
import type { Services } from '../../services/services';
import { abandonOrder } from '../checkout/give-up';
import { enterState } from '../orders/enter-state';
import type { OrderRow } from '../orders/prove-order';
import { payRefund } from '../payments/pay-refund';
import { soldLines } from '../stock/find-demand';
import { returnStock } from '../stock/take-stock';
import {
  assertMay,
  assertSeen,
  changeSeenOrder,
  type Operator,
  type SeenOrder,
} from './change-seen-order';
import { findOrder, standingOf } from './find-order';

/**
 * Cancels an order that is not sent. One that is not paid can be paid by nobody afterwards; of one that is,
 * the pieces go back into the stock and the money to its shopper.
 * @throws DomainError not-found; conflict, also where it is paid in this very moment; provider-failed where the provider of an unpaid
 *   one cannot be asked.
 */
export async function cancelOrder(
  services: Services,
  operator: Operator,
  seen: SeenOrder,
): Promise<OrderRow> {
  const order = await findOrder(services, operator.shop, seen.order_id);
  return isUnpaid(order.state)
    ? cancelUnpaid(services, operator, seen, order)
    : cancelPaid(services, operator, seen);
}

async function cancelUnpaid(
  services: Services,
  { shop, admin }: Operator,
  { seen }: SeenOrder,
  order: OrderRow,
): Promise<OrderRow> {
  assertSeen(order, seen);
  assertMay(order, 'cancel');
  const isPaid = await abandonOrder(services, shop, order, { adminId: admin.id });
  if (isPaid) throw conflict(orderChanged);
  return order;
}

async function cancelPaid(
  services: Services,
  operator: Operator,
  seen: SeenOrder,
): Promise<OrderRow> {
  const order = await changeSeenOrder(services, operator, seen, 'cancel', async (tx, paid, by) => {
    await returnStock(tx, paid, await soldLines(tx, paid));
    const changes = { refundDueMinor: refundable(standingOf(paid)) };
    return enterState(tx, paid, 'cancelled', by, changes);
  });
  await payRefund(services, operator.shop, order.id);
  return order;
}
