import { and, asc, eq, isNotNull, lte } from 'drizzle-orm';
import { isUnpaid } from '@/core/rules/order-machine';
import { orders, shops } from '../db/schema';
import type { OrderRow } from '../domain/orders/prove-order';
import { applyFacts } from '../domain/payments/apply-facts';
import { GIVE_UP_MS, nextCheckMs } from '../domain/payments/check-times';
import { payRefund } from '../domain/payments/pay-refund';
import { providerNamed } from '../domain/payments/providers-of';
import { PaymentError, type PaymentFacts, type PaymentProvider } from '../payments/provider';
import type { Services } from '../services';

/** How many payments are asked about at a time. */
const BATCH = 20;
const NEVER_OPENED: PaymentFacts = {
  state: 'closed',
  ...{ amountMinor: 0, currency: '', orderId: '', paymentId: '', refundedMinor: 0 },
};

interface Waiting {
  order: OrderRow;
  host: string;
}

/**
 * Asks the providers about orders that have waited for their payment: what is paid is completed, what is
 * not by an hour after is given up. Each is claimed beforehand, so that of several processes one asks.
 * Gives back how many were asked about.
 */
export async function checkPayments(services: Services): Promise<number> {
  const due = await services.db
    .select({ order: orders, host: shops.host })
    .from(orders)
    .innerJoin(shops, eq(shops.id, orders.shopId))
    .where(and(isNotNull(orders.checkAt), lte(orders.checkAt, new Date(services.now()))))
    .orderBy(asc(orders.checkAt))
    .limit(BATCH);
  const claimed = await Promise.all(due.map((one) => claim(services, one)));
  const own = claimed.filter((one) => one !== undefined);
  for (const one of own) await check(services, one);
  return own.length;
}

/** Says when it is asked about next; undefined where another process has just done so. */
async function claim(services: Services, { order, host }: Waiting): Promise<Waiting | undefined> {
  const checks = order.checks + 1;
  const checkAt = new Date(services.now() + nextCheckMs(checks));
  const [row] = await services.db
    .update(orders)
    .set({ checks, checkAt })
    .where(and(eq(orders.id, order.id), eq(orders.checks, order.checks), isNotNull(orders.checkAt)))
    .returning();
  return row && { order: row, host };
}

async function check(services: Services, { order, host }: Waiting): Promise<void> {
  try {
    const facts = await factsOf(services, order, host);
    if (!facts) return;
    const known = await applyFacts(services, order, facts);
    if (known.refundDueMinor > 0) await payRefund(services, { id: order.shopId, host }, order.id);
  } catch (error) {
    services.log.warn('a payment could not be checked', { order: order.number, error });
  }
}

/** What is to be believed of a payment; undefined where nothing can be said yet. */
async function factsOf(
  services: Services,
  order: OrderRow,
  host: string,
): Promise<PaymentFacts | undefined> {
  const isOld = order.placedAt.getTime() + GIVE_UP_MS <= services.now();
  if (order.sessionId === '') return isOld ? NEVER_OPENED : undefined;
  const shop = { id: order.shopId, host };
  const provider = order.provider && (await providerNamed(services, shop, order.provider));
  if (!provider) return undefined;
  const facts = await provider.settle(order.sessionId).catch(unknownAsClosed);
  const isWaiting = facts.state === 'open' && isUnpaid(order.state);
  return isWaiting && isOld ? closed(provider, order.sessionId, facts) : facts;
}

async function closed(
  provider: PaymentProvider,
  sessionId: string,
  facts: PaymentFacts,
): Promise<PaymentFacts> {
  return (await provider.close(sessionId))
    ? { ...facts, state: 'closed' }
    : provider.look(sessionId);
}

function unknownAsClosed(error: unknown): PaymentFacts {
  if (error instanceof PaymentError && error.kind === 'unknown') return NEVER_OPENED;
  throw error;
}
