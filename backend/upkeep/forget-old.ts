import { and, desc, eq, gte, inArray, isNotNull, lt, lte, notExists, or, sql } from 'drizzle-orm';
import { BIN_DAYS } from '@/core/model/page';
import { MAX_ATTEMPTS } from '../base/next-try';
import { matching } from '../db/rows';
import {
  accountLinks,
  adminSessions,
  admins,
  auditLog,
  binnedPages,
  cases,
  domainEvents,
  idempotencyKeys,
  mails,
  notifications,
  orders,
  paymentEvents,
  people,
  rateCounts,
  restockRequests,
  stockHolds,
} from '../db/schema';
import { RETENTION_MS } from '../domain/checkout/answer-once';
import type { Services } from '../services/services';

const DAY_MS = 24 * 60 * 60_000;
const MAILS_MS = 30 * DAY_MS;
const EVENTS_MS = 90 * DAY_MS;
/** The most keys that are counted at a time: some ten megabytes. */
const MAX_COUNTS = 100_000;
/** Requests to be told of stock: answered ones, and those of whoever has waited in vain. */
const NOTIFIED_MS = 30 * DAY_MS;
const WAITING_MS = 365 * DAY_MS;
/** Orders that nobody ever paid: an address is not kept for nothing. */
const UNPAID_MS = 30 * DAY_MS;

/** Removes what counts for nothing any more, and what was kept for long enough. */
export async function forgetOld({ shops, now }: Services): Promise<void> {
  const { db } = shops.across;
  const before = (ms: number) => new Date(now() - ms);
  await db.delete(adminSessions).where(lt(adminSessions.expiresAt, before(0)));
  await db.delete(accountLinks).where(lt(accountLinks.expiresAt, before(0)));
  // Whoever is in no team any more, such as of a shop that was removed.
  const memberships = db
    .select({ id: admins.id })
    .from(admins)
    .where(eq(admins.personId, people.id));
  await db.delete(people).where(and(lt(people.updatedAt, before(DAY_MS)), notExists(memberships)));
  await db.delete(stockHolds).where(lt(stockHolds.expiresAt, before(0)));
  await db.delete(idempotencyKeys).where(lt(idempotencyKeys.createdAt, before(RETENTION_MS)));
  // Also those that nobody took: they hold the links that open an order.
  await db.delete(mails).where(lt(mails.createdAt, before(MAILS_MS)));
  await db.delete(paymentEvents).where(lt(paymentEvents.createdAt, before(EVENTS_MS)));
  await db.delete(notifications).where(lt(notifications.createdAt, before(EVENTS_MS)));
  const isOver = or(isNotNull(domainEvents.handledAt), gte(domainEvents.attempts, MAX_ATTEMPTS));
  await db.delete(domainEvents).where(and(lt(domainEvents.createdAt, before(EVENTS_MS)), isOver));
  const { notifiedAt, createdAt: requestedAt } = restockRequests;
  const isNotified = lt(notifiedAt, before(NOTIFIED_MS));
  await db.delete(restockRequests).where(or(isNotified, lt(requestedAt, before(WAITING_MS))));
  const neverPaid = matching(
    orders,
    { state: 'cancelled', paidMinor: 0, problem: '' },
    isNotNull(orders.session),
    lt(orders.placedAt, before(UNPAID_MS)),
    notExists(db.select({ id: cases.id }).from(cases).where(eq(cases.orderId, orders.id))),
  );
  await db.delete(orders).where(neverPaid);
  await db.delete(binnedPages).where(lt(binnedPages.createdAt, before(BIN_DAYS * DAY_MS)));
  // The database itself knows how long entries are kept, and lets go of none before.
  await db.delete(auditLog).where(sql`is_audit_over(${auditLog.outcome}, ${auditLog.createdAt})`);
  await forgetCounts({ db, now });
}

/** Windows that have ended and, where somebody has made too many, those that end first. */
async function forgetCounts({ db, now }: Pick<Services, 'db' | 'now'>): Promise<void> {
  const { key, endsAt } = rateCounts;
  await db.delete(rateCounts).where(lte(endsAt, new Date(now())));
  const beyond = db.select({ key }).from(rateCounts).orderBy(desc(endsAt)).offset(MAX_COUNTS);
  await db.delete(rateCounts).where(inArray(key, beyond));
}
