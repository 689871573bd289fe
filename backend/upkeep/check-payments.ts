import { and, asc, eq, gt, isNotNull, lte } from 'drizzle-orm';
import { isUnpaid } from '@/core/model/order-machine';
import { matching } from '../db/rows';
import { type OrderRow, orders, shops } from '../db/schema';
import { applyFacts } from '../domain/payments/apply-facts';
import { askProvider } from '../domain/payments/ask-provider';
import { GIVE_UP_MS, nextCheckMs } from '../domain/payments/complete-order';
import { payRefund } from '../domain/payments/pay-refund';
import { type PaidShop, providerNamed } from '../domain/payments/providers-of';
import type { ShopServices } from '../domain/shops/find-shop';
import { PaymentError, type PaymentFacts, type PaymentProvider } from '../payments/provider';
import type { Services } from '../services/services';

const BATCH = 20;
/** A payment that its provider does not know for so long was never made. */
const UNKNOWN_MS = 24 * 60 * 60_000;
const NEVER_PAID: PaymentFacts = {
  state: 'closed',
  ...{ amountMinor: 0, currency: '', orderId: '', paymentId: '', refundedMinor: 0 },
};

type PaidServices = ShopServices<PaidShop>;

/**
 * Asks the providers about orders that have waited for their payment: what is paid is completed, what is not by an hour
 * after is given up. Each is claimed beforehand, so that one process asks. Gives how many were requested about.
 */
export async function checkPayments(services: Services): Promise<number> {
  const due = await services.shops.across.db
    .select({ order: orders, shop: { id: shops.id, host: shops.host, revision: shops.revision } })
    .from(orders)
    .innerJoin(shops, eq(shops.id, orders.shopId))
    .where(and(isNotNull(orders.checkAt), lte(orders.checkAt, new Date(services.now()))))
    .orderBy(asc(orders.checkAt))
    .limit(BATCH);
  let requested = 0;
  for (const { order, shop } of due) {
    const own = { ...services.ofShop(shop.id), shop };
    // Claimed in the moment it is requested about.
    const claimed = await claim(own, order);
    if (!claimed) continue;
    await check(own, claimed);
    requested += 1;
  }
  return requested;
}

/** Says when it is requested about next; undefined where another process has just done so. */
async function claim({ db, now }: Services, { id, shopId, checks }: OrderRow) {
  const [claimed] = await db
    .update(orders)
    .set({ checks: checks + 1, checkAt: new Date(now() + nextCheckMs(checks + 1)) })
    .where(matching(orders, { shopId, id, checks }, isNotNull(orders.checkAt)))
    .returning();
  return claimed;
}

async function check(services: PaidServices, order: OrderRow): Promise<void> {
  try {
    const completed = await complete(services, order);
    if (completed && completed.refundDueMinor > 0) await payRefund(services, order.id);
  } catch (error) {
    services.log.warn('a payment could not be checked', { order: order.number, error });
  }
}

/** Updates an order by its provider's answer; undefined while there is none. */
async function complete(services: PaidServices, order: OrderRow): Promise<OrderRow | undefined> {
  const ageMs = services.now() - order.placedAt.getTime();
  const { sessionId } = order;
  if (sessionId === '') {
    return ageMs < GIVE_UP_MS ? undefined : applyFacts(services, order, NEVER_PAID);
  }
  const provider = await providerNamed(services, order.provider);
  if (!provider) return undefined;
  const isLate = isUnpaid(order.state) && ageMs >= GIVE_UP_MS;
  const judge = async (facts: PaymentFacts) =>
    facts.state === 'open' && isLate ? closed(provider, sessionId, facts) : facts;
  try {
    return await askProvider(services, order, { provider, sessionId, judge });
  } catch (error) {
    const isUnknown = error instanceof PaymentError && error.kind === 'unknown';
    // Keys may have been changed by mistake: it is not given up for that at once.
    if (isUnknown && ageMs >= UNKNOWN_MS) return applyFacts(services, order, NEVER_PAID);
    throw error;
  }
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

const REFUND_BATCH = 20;

/** Refunds what is due and was not refunded at once, what has waited longest first. */
export async function payRefunds(services: Services): Promise<number> {
  const { refundDueMinor, refundTryAt } = orders;
  const due = await services.shops.across.db
    .select({ orderId: orders.id, id: shops.id, host: shops.host, revision: shops.revision })
    .from(orders)
    .innerJoin(shops, eq(shops.id, orders.shopId))
    .where(and(gt(refundDueMinor, 0), lte(refundTryAt, new Date(services.now()))))
    .orderBy(asc(refundTryAt))
    .limit(REFUND_BATCH);
  for (const { orderId, ...shop } of due) {
    await payRefund({ ...services.ofShop(shop.id), shop }, orderId);
  }
  return due.length;
}
