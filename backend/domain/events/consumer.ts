import type { Tx } from '../../db/rows';
import type { DomainEvent, EventKind } from '../../db/schema/events';
import type { Services } from '../../services/services';

/** Services of consumers beside the transaction, which sees the rows of the event's shop. */
export type ConsumerServices = Pick<Services, 'secrets' | 'config' | 'publicAddress' | 'now'>;

/**
 * Does what follows from an event, by rows alone and in the transaction that marks it as handled: so it is done once.
 * What leaves the house is sent afterwards, by a job of its own.
 */
export type EventHandler<Kind extends EventKind> = (
  tx: Tx,
  services: ConsumerServices,
  event: DomainEvent<Kind>,
) => Promise<void>;

/** Kinds from which something follows; all others are recorded as handled. */
const CONSUMED = [
  'order.paid',
  'order.fulfilled',
  'order.refunded',
  'order.cancelled',
  'case.opened',
  'case.answered',
] as const satisfies readonly EventKind[];

type ConsumedKind = (typeof CONSUMED)[number];

/** Handlers by the kinds of events; one of a kind that is not listed above does not compile. */
export type EventConsumer = { readonly [Kind in ConsumedKind]?: EventHandler<Kind> };

export function isConsumed(kind: EventKind): kind is ConsumedKind {
  return CONSUMED.some((consumed) => consumed === kind);
}
