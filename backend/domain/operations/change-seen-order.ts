import { orderChanged } from '@/core/model/messages';
import type { OrderState } from '@/core/model/order';
import { type OrderAction, orderActions } from '@/core/model/order-machine';
import { toMinor } from '@/core/rules/money/money';
import { conflict } from '../../base/errors';
import { inTransaction } from '../../db/rows';
import type { OrderRow } from '../../db/schema';
import type { Actor } from '../../db/schema/events';
import type { Operator } from '../admins/principal';
import { lockOrder } from '../orders/enter-state';
import type { ShopServices, ShopWriter } from '../shops/find-shop';
import { findOrder, standingOf } from './list-orders';
import * as messages from './messages';

/** An order as its operator saw it when they chose what to do with it. Amounts in dollars. */
export interface SeenOrder {
  order_id: string;
  seen: { state: OrderState; refunded: number; refundDue: number };
}

const REFUSALS: Record<OrderAction, string> = {
  produce: messages.cannotProduce,
  fulfil: messages.cannotFulfil,
  deliver: messages.cannotDeliver,
  refund: messages.cannotRefund,
  'retry-refund': messages.noRefundDue,
  cancel: messages.cannotCancel,
};

/**
 * Changes a locked order, once it is sure that it still is as its operator saw it and allows the action. So of two
 * operators, or of two clicks, one counts. @throws DomainError not-found, conflict
 */
export async function changeSeenOrder(
  services: ShopServices,
  { id: adminId }: Operator,
  { order_id, seen }: SeenOrder,
  action: OrderAction,
  change: (tx: ShopWriter, order: OrderRow, by: { at: Date; actor: Actor }) => Promise<OrderRow>,
): Promise<OrderRow> {
  const { id } = await findOrder(services, order_id);
  return inTransaction(services.db, async (tx) => {
    const order = await lockOrder(tx, services.shop, id);
    assertSeen(order, seen);
    assertMay(order, action);
    return change(tx, order, { at: new Date(services.now()), actor: { adminId } });
  });
}

/** @throws DomainError conflict */
export function assertSeen(order: OrderRow, seen: SeenOrder['seen']): void {
  const isSame =
    order.state === seen.state &&
    order.refundedMinor === toMinor(seen.refunded) &&
    order.refundDueMinor === toMinor(seen.refundDue);
  if (!isSame) throw conflict(orderChanged);
}

/** @throws DomainError conflict */
export function assertMay(order: OrderRow, action: OrderAction): void {
  if (orderActions(standingOf(order)).includes(action)) return;
  throw conflict(REFUSALS[action]);
}
