import { conflict } from '@/backend/base/errors';
import { orderChanged } from '@/core/model/messages';
import { isUnpaid, refundable } from '@/core/model/order-machine';
import { abandonOrder } from '../checkout/give-up';
import { enterState } from '../orders/enter-state';
import type { OrderRow } from '../orders/prove-order';
import { payRefund } from '../payments/pay-refund';
import type { ShopServices } from '../shops/find-shop';
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
  services: ShopServices,
  admin: Operator,
  seen: SeenOrder,
): Promise<void> {
  const order = await findOrder(services, seen.order_id);
  await (isUnpaid(order.state)
    ? cancelUnpaid(services, admin, seen, order)
    : cancelPaid(services, admin, seen));
}

async function cancelUnpaid(
  services: ShopServices,
  { id: adminId }: Operator,
  { seen }: SeenOrder,
  order: OrderRow,
): Promise<void> {
  assertSeen(order, seen);
  assertMay(order, 'cancel');
  if (await abandonOrder(services, order, { adminId })) throw conflict(orderChanged);
}

async function cancelPaid(services: ShopServices, admin: Operator, seen: SeenOrder): Promise<void> {
  const { id } = await changeSeenOrder(services, admin, seen, 'cancel', async (tx, paid, by) => {
    await returnStock(tx, paid, await soldLines(tx, paid));
    const changes = { refundDueMinor: refundable(standingOf(paid)) };
    return enterState(tx, paid, 'cancelled', by, changes);
  });
  await payRefund(services, id);
}
