import { type SQL, sql } from 'drizzle-orm';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import type { Tx } from '../../db/rows';
import { domainEvents } from '../../db/schema';
import type { Actor, DomainEvent, EventData, EventKind } from '../../db/schema/events';
import type { Services } from '../../services/services';

interface NewEvent<Kind extends EventKind> {
  kind: Kind;
  actor: Actor;
  data: EventData[Kind];
}

/** Records what happened to something of a shop, inside the transaction that makes it true. */
export async function recordEvent<Kind extends EventKind>(
  tx: Pick<NodePgDatabase, 'insert'>,
  { id: subjectId, shopId }: { id: string; shopId: string },
  { kind, actor, data }: NewEvent<Kind>,
): Promise<void> {
  const handledAt = isConsumed(kind) ? null : sql`now()`;
  await tx
    .insert(domainEvents)
    .values({ shopId, subjectId, kind, data, handledAt, ...columnsOf(actor) });
}

const columnsOf = (actor: Actor) =>
  typeof actor === 'string' ? { actor } : { actor: 'admin' as const, actorId: actor.adminId };

/** Records an event without data for each row of a query that has `shop_id` and `id`, within its statement. */
export function recordEventOf(
  rows: SQL,
  { kind, actor }: Pick<NewEvent<EventKind>, 'kind'> & { actor: 'shopper' },
): SQL {
  const handledAt = isConsumed(kind) ? sql`null` : sql`now()`;
  return sql`
    INSERT INTO ${domainEvents} (shop_id, subject_id, kind, actor, handled_at)
    SELECT shop_id, id, ${sql.raw(`'${kind}', '${actor}'`)}, ${handledAt} FROM ${rows}`;
}

/** Services of consumers beside the transaction, which sees the rows of the event's shop. */
export type ConsumerServices = Pick<Services, 'secrets' | 'config' | 'publicAddress' | 'now'>;

/**
 * Does what follows from an event, by rows alone and in the transaction that marks it as handled: so it is done once.
 * A job of its own sends e-mails and calls afterwards.
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
  'order.payment-refused',
  'order.payment-failed',
  'order.refund-refused',
  'order.refund-failed',
  'order.links-withdrawn',
  'stock.taken',
  'message.received',
  'case.opened',
  'case.message-added',
  'case.answered',
  'review.submitted',
  'account.link-requested',
  'account.guessed',
] as const satisfies readonly EventKind[];

type ConsumedKind = (typeof CONSUMED)[number];

/** Handlers by the kinds of events; one of a kind that is not listed above does not compile. */
export type EventConsumer = { readonly [Kind in ConsumedKind]?: EventHandler<Kind> };

function isConsumed(kind: EventKind): kind is ConsumedKind {
  return CONSUMED.some((consumed) => consumed === kind);
}
