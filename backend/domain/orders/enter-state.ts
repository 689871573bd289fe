import { sql } from 'drizzle-orm';
import { conflict, notFound } from '@/backend/base/errors';
import type { OrderState } from '@/core/model/order';
import { mayMoveTo } from '@/core/model/order-machine';
import { lockRow, matching } from '../../db/rows';
import { type OrderRow, orders } from '../../db/schema';
import type { Actor, EventData, EventKind, OrderSnapshot } from '../../db/schema/events';
import { recordEvent } from '../events/record-event';
import type { ShopRef, ShopWriter } from '../shops/find-shop';
import * as messages from './messages';

export type OrderChanges = Partial<Omit<OrderRow, 'id' | 'shopId' | 'state' | 'steps'>>;

/** The states that a placed order whose payment is open comes into. */
type ReachedState = Exclude<OrderState, 'created' | 'pending'>;

/** Brings a locked order into another state, notes when and records it. @throws DomainError conflict */
export async function enterState(
  tx: ShopWriter,
  order: OrderRow,
  state: ReachedState,
  { at, actor }: { at: Date; actor: Actor },
  changes: OrderChanges = {},
): Promise<OrderRow> {
  if (!mayMoveTo(order.state, state)) throw conflict(messages.cannotBecome(order.state, state));
  const steps = [...order.steps, { state, at: at.toISOString() }];
  const entered = await changeOrder(tx, order, { ...changes, state, steps });
  await recordOrderEvent(tx, entered, `order.${state}`, actor);
  return entered;
}

/** Changes an order whose row the transaction has locked. */
export async function changeOrder(
  tx: ShopWriter,
  order: OrderRow,
  changes: Partial<OrderRow>,
): Promise<OrderRow> {
  await tx
    .update(orders)
    .set({ ...changes, updatedAt: sql`now()` })
    .where(matching(orders, { shopId: order.shopId, id: order.id }));
  return { ...order, ...changes };
}

/** An order of a shop by its id, locked until the transaction ends. @throws DomainError not-found */
export async function lockOrder(tx: ShopWriter, shop: Pick<ShopRef, 'id'>, orderId: string) {
  const order = await lockRow(tx, orders, { shopId: shop.id, id: orderId });
  if (!order) throw notFound(messages.noOrder, 'order_id');
  return order;
}

/** The events that carry an order as it was, and nothing else. */
export type OrderEventKind = {
  [Kind in EventKind]: OrderSnapshot extends EventData[Kind] ? Kind : never;
}[EventKind];

/** Records what happened to an order, which is handed over as it is since then. */
export function recordOrderEvent(
  tx: ShopWriter,
  order: OrderRow,
  kind: OrderEventKind,
  actor: Actor,
): Promise<void> {
  return recordEvent(tx, order, { kind, actor, data: momentOf(order) });
}

export function momentOf(order: OrderRow): OrderSnapshot {
  const { state, steps, paidMinor, refundedMinor, refundDueMinor, refunds } = order;
  const { carrier, trackingNumber, trackingUrl } = order;
  return {
    ...{ state, steps, paidMinor, refundedMinor, refundDueMinor, refunds },
    ...{ carrier, trackingNumber, trackingUrl },
  };
}
