import { and, asc, isNull, lt, lte, or, sql } from 'drizzle-orm';
import { metrics } from '../base/metrics';
import { MAX_ATTEMPTS, nextTry } from '../base/next-try';
import { matching, type Tx } from '../db/rows';
import { domainEvents } from '../db/schema';
import type { DomainEvent, EventKind } from '../db/schema/events';
import { mailPeople } from '../domain/admins/account-mails';
import type { ConsumerServices, EventConsumer } from '../domain/events/record-event';
import { mailShoppers } from '../domain/mail';
import { notifyShop } from '../domain/notifications';
import type { Services } from '../services/services';

type Handling = ConsumerServices & Pick<Services, 'shops' | 'log'>;
type DueEvent = Pick<typeof domainEvents.$inferSelect, 'id' | 'shopId' | 'kind' | 'attempts'>;

/** More than there are processes: where all are another's, those see to the rest as well. */
const BATCH = 50;

/**
 * Tells consumers of the events that wait, beside other processes, and gives how many were handled. One that fails is
 * tried again later and keeps no other waiting.
 */
export async function handleEvents(services: Handling): Promise<number> {
  let handled = 0;
  for (;;) {
    const outcomes: Outcome[] = [];
    for (const event of await findDue(services)) outcomes.push(await handleOne(services, event));
    handled += outcomes.filter((outcome) => outcome === 'handled').length;
    if (outcomes.every((outcome) => outcome === 'taken')) return handled;
  }
}

type Outcome = 'handled' | 'failed' | 'taken';

const isDue = (now: number) =>
  and(
    isNull(domainEvents.handledAt),
    lt(domainEvents.attempts, MAX_ATTEMPTS),
    or(isNull(domainEvents.tryAt), lte(domainEvents.tryAt, new Date(now))),
  );

const isSame = ({ id, shopId }: DueEvent) => matching(domainEvents, { shopId, id });

function findDue({ shops, now }: Handling): Promise<DueEvent[]> {
  const { id, shopId, kind, attempts } = domainEvents;
  return shops.across.db
    .select({ id, shopId, kind, attempts })
    .from(domainEvents)
    .where(isDue(now()))
    .orderBy(asc(id))
    .limit(BATCH);
}

async function handleOne(services: Handling, due: DueEvent): Promise<Outcome> {
  const { db } = services.shops.ofShop(due.shopId);
  try {
    const isHandled = await db.transaction((tx) => handle(tx, services, due));
    if (!isHandled) return 'taken';
  } catch (error) {
    await noteFailure(services, due, error);
    return 'failed';
  }
  metrics().events.inc({ result: 'handled' });
  return 'handled';
}

/** False where another process is at it, or was. Whoever dies at it lets go of it. */
async function handle(tx: Tx, services: Handling, due: DueEvent): Promise<boolean> {
  const [event] = await tx
    .select()
    .from(domainEvents)
    .where(and(isSame(due), isDue(services.now())))
    .for('update', { skipLocked: true });
  if (!event) return false;
  for (const consumer of CONSUMERS) await notify(consumer, tx, services, event);
  await tx.update(domainEvents).set({ handledAt: sql`now()` }).where(isSame(due));
  return true;
}

async function notify<Kind extends EventKind>(
  consumer: EventConsumer,
  tx: Tx,
  services: ConsumerServices,
  event: DomainEvent<Kind>,
): Promise<void> {
  await consumer[event.kind]?.(tx, services, event);
}

async function noteFailure(services: Handling, due: DueEvent, error: unknown): Promise<void> {
  const { shops, now, log } = services;
  metrics().events.inc({ result: 'failed' });
  const attempts = due.attempts + 1;
  const tryAt = new Date(nextTry(attempts, now()));
  await shops
    .ofShop(due.shopId)
    .db.update(domainEvents)
    .set({ attempts, tryAt })
    .where(isSame(due));
  const failed = { event: due.id, kind: due.kind, attempts, error };
  if (attempts >= MAX_ATTEMPTS) log.error('an event could not be handled and is given up', failed);
  else log.warn('an event could not be handled and is tried again', { ...failed, tryAt });
}

/** Consumers of events, each from the events recorded after it is added on. */
const CONSUMERS: readonly EventConsumer[] = [mailShoppers, mailPeople, notifyShop];
