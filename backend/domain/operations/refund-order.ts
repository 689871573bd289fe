import { type DomainError, invalid } from '@/backend/base/errors';
import { refundable } from '@/core/model/order-machine';
import { formatMoney, fromMinor, toMinor } from '@/core/rules/money/money';
import { changeOrder } from '../orders/enter-state';
import type { OrderRow } from '../orders/prove-order';
import { recordOrderEvent } from '../orders/record-order-event';
import { payRefund } from '../payments/pay-refund';
import type { ShopServices } from '../shops/find-shop';
import type { ShopWriter } from '../shops/load-shop';
import { changeSeenOrder, type Operator, type SeenOrder } from './change-seen-order';
import { standingOf } from './find-order';
import * as messages from './messages';

/**
 * Gives money back, all that is left unless an amount is named. It is noted as due first: what the provider
 * does not take now is tried again by itself, and never twice.
 * @throws DomainError not-found; conflict; invalid for more than is left.
 */
export async function refundOrder(
  services: ShopServices,
  admin: Operator,
  { amount, ...seen }: SeenOrder & { amount?: number },
): Promise<void> {
  const { id } = await changeSeenOrder(services, admin, seen, 'refund', async (tx, order, by) => {
    const left = refundable(standingOf(order));
    const refundDueMinor = amount === undefined ? left : toMinor(amount);
    if (refundDueMinor > left) throw tooMuch(left);
    const due = await changeOrder(tx, order, { refundDueMinor });
    await recordOrderEvent(tx, due, 'order.refund-requested', by.actor);
    return due;
  });
  await payRefund(services, id);
}

/** Tries once more to give back what is due. @throws DomainError not-found, conflict */
export async function retryRefund(
  services: ShopServices,
  admin: Operator,
  seen: SeenOrder,
): Promise<void> {
  const retry = async (_: ShopWriter, due: OrderRow) => due;
  const { id } = await changeSeenOrder(services, admin, seen, 'retry-refund', retry);
  await payRefund(services, id);
}

function tooMuch(leftMinor: number): DomainError {
  const message = messages.refundLimit(formatMoney(fromMinor(leftMinor)));
  return invalid(message, { path: 'amount' });
}
