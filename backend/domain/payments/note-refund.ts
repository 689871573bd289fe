import { isToBeSent } from '@/core/rules/order-machine';
import type { Tx } from '../../db/in-transaction';
import type { Services } from '../../services';
import { queueIfPossible } from '../mail';
import { changeOrder, enterState, type OrderChanges } from '../orders/enter-state';
import type { OrderRow } from '../orders/prove-order';
import { soldLines } from '../orders/sold-lines';
import { returnStock } from '../stock/take-stock';

/** What is wrong with an order whose money the provider took on to give back, and could not. */
export const NOT_GIVEN_BACK =
  'Money that was to be given back did not reach the shopper. Give it back once more, or in another way.';

/**
 * Writes down what was given back of an order, and tells its shopper. Once it is all, the order is refunded,
 * and what was not sent yet is on sale again.
 */
export async function noteRefund(
  tx: Tx,
  services: Services,
  order: OrderRow,
  changes: OrderChanges & { refundedMinor: number },
): Promise<OrderRow> {
  const isWhole = changes.refundedMinor >= order.paidMinor && order.state !== 'refunded';
  if (isWhole && isToBeSent(order.state)) {
    await returnStock(tx, order, await soldLines(tx, order));
  }
  const noted = isWhole
    ? await enterState(tx, order, 'refunded', new Date(services.now()), changes)
    : await changeOrder(tx, order, changes);
  await queueIfPossible(tx, services, 'order-refunded', order);
  return noted;
}
