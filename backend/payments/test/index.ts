import { createHash } from 'node:crypto';
import { sql } from 'drizzle-orm';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import { findRow, matching } from '../../db/rows';
import { type TestPayment, testPayments } from '../../db/schema';
import * as messages from '../messages';
import {
  type Payable,
  PaymentError,
  type PaymentFacts,
  type PaymentProvider,
  type ProviderTools,
} from '../provider';

interface TestShop {
  db: NodePgDatabase;
  shopId: string;
  /** The page where a payment is made that has no frame. */
  pageOf: (sessionId: string) => string;
}

const OPEN_MS = 24 * 60 * 60_000;

/** The provider of demo shops: it knows the well-known test cards, and moves no money. */
export function createTestProvider(shop: TestShop, { now }: ProviderTools): PaymentProvider {
  const look = async (sessionId: string) => factsOf(await findTestPayment(shop, sessionId), now());
  return {
    name: 'test',
    methods: ['creditcard', 'redirect'],
    look,
    settle: look,
    async create(payable, method, { success, cancel }) {
      const id = sessionIdOf(payable, method);
      const expiresAt = new Date(now() + OPEN_MS);
      const { orderId, amountMinor, currency } = payable;
      const row = { id, shopId: shop.shopId, orderId, amountMinor, currency, expiresAt };
      const back = { successUrl: success.replace('{SESSION}', id), cancelUrl: cancel };
      await shop.db
        .insert(testPayments)
        .values({ ...row, ...back })
        .onConflictDoNothing();
      return { sessionId: id, url: method === 'redirect' ? shop.pageOf(id) : '', clientSecret: '' };
    },
    async close(sessionId) {
      const closed = await shop.db
        .update(testPayments)
        .set({ state: sql`CASE WHEN state = 'paid' THEN state ELSE 'expired' END` })
        .where(matching(testPayments, { shopId: shop.shopId, id: sessionId }))
        .returning({ state: testPayments.state });
      return closed[0]?.state !== 'paid';
    },
    async refund({ sessionId, totalMinor }) {
      const refundedMinor = sql`least(amount_minor, greatest(refunded_minor, ${totalMinor}))`;
      await shop.db
        .update(testPayments)
        .set({ refundedMinor })
        .where(matching(testPayments, { shopId: shop.shopId, id: sessionId }));
    },
    async readEvent() {
      throw new PaymentError('forged', messages.noTestWebhooks);
    },
  };
}

/** @throws PaymentError 'unknown' where the shop has none of this name. */
export async function findTestPayment(
  { db, shopId }: Pick<TestShop, 'db' | 'shopId'>,
  sessionId: string,
): Promise<TestPayment> {
  const payment = await findRow(db, testPayments, { shopId, id: sessionId });
  if (!payment) throw new PaymentError('unknown', messages.noTestPayment);
  return payment;
}

export function isOpenAt({ state, expiresAt }: TestPayment, nowMs: number): boolean {
  return (state === 'open' || state === 'challenged') && expiresAt.getTime() > nowMs;
}

function factsOf(payment: TestPayment, nowMs: number): PaymentFacts {
  const { state, amountMinor, currency, orderId, id, refundedMinor, isDeclined } = payment;
  const isPaid = state === 'paid';
  return {
    state: isPaid ? 'paid' : isOpenAt(payment, nowMs) ? 'open' : 'closed',
    amountMinor: isPaid ? amountMinor : 0,
    ...{ currency, orderId, paymentId: id, refundedMinor, isDeclined },
  };
}

/** Unguessable through the order's id, and the same for the same order. */
function sessionIdOf({ orderId, amountMinor }: Payable, method: string): string {
  const digest = createHash('sha256').update(`${orderId} ${amountMinor} ${method}`).digest('hex');
  return `test_${digest.slice(0, 40)}`;
}
