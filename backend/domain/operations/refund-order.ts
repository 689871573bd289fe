import { type DomainError, invalid } from '@/backend/base/errors';
import { refundable } from '@/core/model/order-machine';
import { formatMoney, fromMinor, toMinor } from '@/core/rules/money/money';
import type { Services } from '../../services/services';
import { changeOrder } from '../orders/enter-state';
import type { OrderRow } from '../orders/prove-order';
import { recordOrderEvent } from '../orders/record-order-event';
import { payRefund } from '../payments/pay-refund';
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
  services: Services,
  operator: Operator,
  { amount, ...seen }: SeenOrder & { amount?: number },
): Promise<OrderRow> {
  const order = await changeSeenOrder(
    services,
    operator,
    seen,
    'refund',
    async (tx, locked, by) => {
      const left = refundable(standingOf(locked));
      const refundDueMinor = amount === undefined ? left : toMinor(amount);
      if (refundDueMinor > left) throw tooMuch(left);
      const due = await changeOrder(tx, locked, { refundDueMinor });
      await recordOrderEvent(tx, due, 'order.refund-requested', by.actor);
      return due;
    },
  );
  await payRefund(services, operator.shop, order.id);
  return order;
}

/** Tries once more to give back what is due. @throws DomainError not-found, conflict */
export async function retryRefund(
  services: Services,
  operator: Operator,
  seen: SeenOrder,
): Promise<OrderRow> {
  const retry = async (_: ShopWriter, due: OrderRow) => due;
  const order = await changeSeenOrder(services, operator, seen, 'retry-refund', retry);
  await payRefund(services, operator.shop, order.id);
  return order;
}

function tooMuch(leftMinor: number): DomainError {
  const message = messages.refundLimit(formatMoney(fromMinor(leftMinor)));
  return invalid(message, { path: 'amount' });
}
