import { isToBeSent } from '@/core/model/order-machine';
import type { Tx } from '../../db/in-transaction';
import type { Actor } from '../../db/schema/events';
import type { Services } from '../../services/services';
import { changeOrder, enterState, type OrderChanges } from '../orders/enter-state';
import type { OrderRow } from '../orders/prove-order';
import { recordOrderEvent } from '../orders/record-order-event';
import { soldLines } from '../stock/find-demand';
import { returnStock } from '../stock/take-stock';

/**
 * Writes down what was given back of an order, for its shopper to be told. Once it is all, the order is
 * refunded, and what was not sent yet is on sale again.
 */
export async function noteRefund(
  tx: Tx,
  { now }: Pick<Services, 'now'>,
  order: OrderRow,
  { actor, ...changes }: OrderChanges & { refundedMinor: number; actor: Actor },
): Promise<OrderRow> {
  const isWhole = changes.refundedMinor >= order.paidMinor && order.state !== 'refunded';
  if (!isWhole) {
    const noted = await changeOrder(tx, order, changes);
    await recordOrderEvent(tx, noted, 'order.refunded', actor);
    return noted;
  }
  if (isToBeSent(order.state)) await returnStock(tx, order, await soldLines(tx, order));
  return enterState(tx, order, 'refunded', { at: new Date(now()), actor }, changes);
}
