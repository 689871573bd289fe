import { formatMoney, fromMinor, toMinor } from '@/core/rules/money';
import { refundable } from '@/core/rules/order-machine';
import { HttpError } from '../../errors';
import type { Services } from '../../services';
import { changeOrder } from '../orders/enter-state';
import type { OrderRow } from '../orders/prove-order';
import { payRefund } from '../payments/pay-refund';
import type { ShopRef } from '../shops/find-shop';
import { changeSeenOrder, type SeenOrder } from './change-seen-order';
import { standingOf } from './order-standing';

/**
 * Gives money back, all that is left unless an amount is named. It is noted as due first: what the provider
 * does not take now is tried again by itself, and never twice.
 * @throws HttpError 404; 409; 422 for more than is left.
 */
export async function refundOrder(
  services: Services,
  shop: ShopRef,
  { amount, ...seen }: SeenOrder & { amount?: number },
): Promise<OrderRow> {
  const order = await changeSeenOrder(services, shop, seen, 'refund', async (tx, locked) => {
    const left = refundable(standingOf(locked));
    const refundDueMinor = amount === undefined ? left : toMinor(amount);
    if (refundDueMinor > left) throw tooMuch(left);
    return changeOrder(tx, locked, { refundDueMinor });
  });
  await payRefund(services, shop, order.id);
  return order;
}

/** Tries once more to give back what is due. @throws HttpError 404, 409 */
export async function retryRefund(
  services: Services,
  shop: ShopRef,
  seen: SeenOrder,
): Promise<OrderRow> {
  const order = await changeSeenOrder(services, shop, seen, 'retry-refund', async (_, due) => due);
  await payRefund(services, shop, order.id);
  return order;
}

function tooMuch(leftMinor: number): HttpError {
  const message = `At most ${formatMoney(fromMinor(leftMinor))} can be given back.`;
  return new HttpError(422, message, { path: 'amount' });
}
