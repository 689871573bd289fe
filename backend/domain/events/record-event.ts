import { type SQL, sql } from 'drizzle-orm';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import { domainEvents } from '../../db/schema';
import type { Actor, EventData, EventKind } from '../../db/schema/events';
import { isConsumed } from './consumer';

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
