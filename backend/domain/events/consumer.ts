import type { Tx } from '../../db/in-transaction';
import type { Services } from '../../services';
import type { DomainEvent, EventKind } from './domain-event';

/** What consumers work with beside the transaction, which sees the rows of the event's shop. */
export type ConsumerServices = Pick<Services, 'secrets' | 'config' | 'publicAddress' | 'now'>;

/**
 * Does what follows from an event, by rows alone and in the transaction that marks it as handled: so it is
 * done once, however many processes handle events. What leaves the house is sent afterwards, by a job of its own.
 */
export type EventHandler<Kind extends EventKind> = (
  tx: Tx,
  services: ConsumerServices,
  event: DomainEvent<Kind>,
) => Promise<void>;

/** What follows from events, by their kinds. */
export type EventConsumer = { readonly [Kind in EventKind]?: EventHandler<Kind> };
