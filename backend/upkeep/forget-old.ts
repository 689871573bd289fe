import { and, eq, isNotNull, lt, notExists } from 'drizzle-orm';
import { cases, idempotencyKeys, mails, orders, paymentEvents, stockHolds } from '../db/schema';
import { KEPT_MS } from '../domain/checkout/answer-once';
import type { Services } from '../services';

const DAY_MS = 24 * 60 * 60_000;
const MAILS_MS = 30 * DAY_MS;
const EVENTS_MS = 90 * DAY_MS;
/** Orders that nobody ever paid: an address is not kept for nothing. */
const UNPAID_MS = 30 * DAY_MS;

/**
 * Removes what counts for nothing any more: holds that are over, answers and mails kept for long enough,
 * orders that were given up without a cent and that nobody disputes.
 */
export async function forgetOld({ db, now }: Services): Promise<void> {
  const before = (ms: number) => new Date(now() - ms);
  await db.delete(stockHolds).where(lt(stockHolds.expiresAt, before(0)));
  await db.delete(idempotencyKeys).where(lt(idempotencyKeys.createdAt, before(KEPT_MS)));
  // Also those that nobody took: they hold the links that open an order.
  await db.delete(mails).where(lt(mails.createdAt, before(MAILS_MS)));
  await db.delete(paymentEvents).where(lt(paymentEvents.createdAt, before(EVENTS_MS)));
  const neverPaid = and(
    ...[eq(orders.state, 'cancelled'), eq(orders.paidMinor, 0), eq(orders.problem, '')],
    ...[isNotNull(orders.session), lt(orders.placedAt, before(UNPAID_MS))],
    notExists(db.select({ id: cases.id }).from(cases).where(eq(cases.orderId, orders.id))),
  );
  await db.delete(orders).where(neverPaid);
}
