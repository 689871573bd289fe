import { orderChanged } from '@/core/model/messages';
import { isUnpaid, refundable } from '@/core/model/order-machine';
import { formatMoney, fromMinor, toMinor } from '@/core/rules/money/money';
import { conflict, invalid } from '../../base/errors';
import { inTransaction } from '../../db/rows';
import type { OrderRow } from '../../db/schema';
import type { Operator } from '../admins/principal';
import { abandonOrder } from '../checkout/give-up';
import { changeOrder, enterState, lockOrder, recordOrderEvent } from '../orders/enter-state';
import { payRefund } from '../payments/pay-refund';
import type { ShopServices, ShopWriter } from '../shops/find-shop';
import { soldLines } from '../stock/hold-stock';
import { returnStock } from '../stock/take-stock';
import { assertMay, assertSeen, changeSeenOrder, type SeenOrder } from './change-seen-order';
import { findOrder, standingOf } from './list-orders';
import * as messages from './messages';

const ACTIONS = { 'in-production': 'produce', delivered: 'deliver' } as const;

/** Notes that an order is in production, or has arrived. @throws DomainError not-found, conflict */
export function advanceOrder(
  services: ShopServices,
  admin: Operator,
  { to, ...seen }: SeenOrder & { to: keyof typeof ACTIONS },
): Promise<OrderRow> {
  return changeSeenOrder(services, admin, seen, ACTIONS[to], (tx, order, by) =>
    enterState(tx, order, to, by),
  );
}

/** Notes that an order is with its carrier, and has its shopper told. @throws DomainError not-found, conflict */
export function fulfilOrder(
  services: ShopServices,
  admin: Operator,
  { order_id, seen, ...parcel }: SeenOrder & Parcel,
): Promise<OrderRow> {
  const { carrier, trackingNumber, trackingUrl } = parcel;
  return changeSeenOrder(services, admin, { order_id, seen }, 'fulfil', (tx, order, by) =>
    enterState(tx, order, 'fulfilled', by, { carrier, trackingNumber, trackingUrl }),
  );
}

type Parcel = Pick<OrderRow, 'carrier' | 'trackingNumber' | 'trackingUrl'>;

/**
 * Cancels an order that is not sent: nobody can pay it afterwards, or its pieces and its money go back.
 * @throws DomainError not-found, conflict, also where it is paid in this very moment, provider-failed
 */
export async function cancelOrder(services: ShopServices, admin: Operator, seen: SeenOrder) {
  const order = await findOrder(services, seen.order_id);
  if (!isUnpaid(order.state)) return cancelPaid(services, admin, seen);
  assertSeen(order, seen.seen);
  assertMay(order, 'cancel');
  const isPaid = await abandonOrder(services, order, { adminId: admin.id });
  if (isPaid) throw conflict(orderChanged);
}

async function cancelPaid(services: ShopServices, admin: Operator, seen: SeenOrder): Promise<void> {
  const { id } = await changeSeenOrder(services, admin, seen, 'cancel', async (tx, paid, by) => {
    await returnStock(tx, paid, await soldLines(tx, paid));
    const changes = { refundDueMinor: refundable(standingOf(paid)) };
    return enterState(tx, paid, 'cancelled', by, changes);
  });
  await payRefund(services, id);
}

/**
 * Gives money back, all that is left unless an amount is named. It is noted as due first: what the provider does not
 * take now is tried again, and never twice. @throws DomainError not-found, conflict, invalid for more than is left.
 */
export async function refundOrder(
  services: ShopServices,
  admin: Operator,
  { amount, ...seen }: SeenOrder & { amount?: number },
): Promise<void> {
  const { id } = await changeSeenOrder(services, admin, seen, 'refund', async (tx, order, by) => {
    const left = refundable(standingOf(order));
    const refundDueMinor = amount === undefined ? left : toMinor(amount);
    if (refundDueMinor > left) {
      throw invalid(messages.refundLimit(formatMoney(fromMinor(left))), { path: 'amount' });
    }
    const due = await changeOrder(tx, order, { refundDueMinor });
    await recordOrderEvent(tx, due, 'order.refund-requested', by.actor);
    return due;
  });
  await payRefund(services, id);
}

/** Tries once more to give back what is due. @throws DomainError not-found, conflict */
export async function retryRefund(services: ShopServices, admin: Operator, seen: SeenOrder) {
  const retry = async (_: ShopWriter, due: OrderRow) => due;
  const { id } = await changeSeenOrder(services, admin, seen, 'retry-refund', retry);
  await payRefund(services, id);
}

/** Ends all links that open an order, and has its shopper sent a new one. @throws DomainError not-found, conflict */
export async function withdrawLinks(
  services: ShopServices,
  { id: adminId }: Operator,
  { order_id }: Pick<SeenOrder, 'order_id'>,
): Promise<void> {
  const { id } = await findOrder(services, order_id);
  await inTransaction(services.db, async (tx) => {
    const order = await lockOrder(tx, services.shop, id);
    if (order.erasedAt) throw conflict(messages.shopperErased);
    const linksWithdrawn = order.linksWithdrawn + 1;
    const changed = await changeOrder(tx, order, { linksWithdrawn });
    await recordOrderEvent(tx, changed, 'order.links-withdrawn', { adminId });
  });
}
