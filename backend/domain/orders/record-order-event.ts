import type { Actor, EventData, EventKind, OrderSnapshot } from '../../db/schema/events';
import { recordEvent } from '../events/record-event';
import type { ShopWriter } from '../shops/load-shop';
import type { OrderRow } from './prove-order';

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
  const { state, steps, paidMinor, refundedMinor, refundDueMinor } = order;
  const { carrier, trackingNumber, trackingUrl } = order;
  return {
    ...{ state, steps, paidMinor, refundedMinor, refundDueMinor },
    ...{ carrier, trackingNumber, trackingUrl },
  };
}
