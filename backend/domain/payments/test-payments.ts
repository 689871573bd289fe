import type { z } from 'zod';
import type { paymentSchemas } from '@/core/calls/payment.schema';
import { fromMinor } from '@/core/rules/money/money';
import { cardProblems, testCardOutcome } from '@/core/rules/payment/test-cards';
import { isLocalHost } from '@/core/values/host';
import { conflict, declined, invalid, notFound } from '../../base/errors';
import { findRow, matching } from '../../db/rows';
import { orders, type TestPayment, testPayments } from '../../db/schema';
import { PaymentError } from '../../payments/provider';
import { findTestPayment, isOpenAt } from '../../payments/test';
import type { ShopServices } from '../shops/find-shop';
import * as messages from './messages';

type Attempt = z.output<typeof paymentSchemas.payTestPayment.request>;

/** A test payment as its page shows it. @throws DomainError not-found on a shop that takes real ones. */
export async function showTestPayment(services: ShopServices, sessionId: string) {
  return toWire(services, await find(services, sessionId));
}

/**
 * Pays a test payment by a test card, or answers the question that a bank asks of some.
 * @throws DomainError declined, conflict for a payment that is over, invalid with the field for what is no test card.
 */
export async function payTestPayment(services: ShopServices, attempt: Attempt) {
  const payment = await find(services, attempt.session_id);
  if (payment.state === 'paid') return toWire(services, payment);
  if (!isOpenAt(payment, services.now())) throw conflict(messages.paymentExpired);
  const outcome = outcomeOf(payment, attempt, new Date(services.now()));
  const { id, shopId, state: before } = payment;
  const changes =
    typeof outcome === 'object' ? { state: outcome.state, isDeclined: true } : { state: outcome };
  const isAsSeen = matching(testPayments, { shopId, id, state: before });
  const [changed] = await services.db.update(testPayments).set(changes).where(isAsSeen).returning();
  // Somebody was faster: it is looked at anew.
  if (!changed) return payTestPayment(services, attempt);
  if (typeof outcome === 'object') throw declined(outcome.declined);
  return toWire(services, changed);
}

type State = TestPayment['state'];

/** The state that an attempt leads to, with the reason where it was declined. */
function outcomeOf(
  { state }: TestPayment,
  attempt: Attempt,
  now: Date,
): State | { state: State; declined: string } {
  if (attempt.challenge !== undefined) {
    if (state !== 'challenged') throw conflict(messages.noBankCheck);
    return attempt.challenge === 'passed'
      ? 'paid'
      : { state: 'open', declined: messages.bankRefused };
  }
  const [problem] = Object.entries(cardProblems(attempt, now));
  if (problem) throw invalid(problem[1], { path: problem[0] });
  const outcome = testCardOutcome(attempt.number) ?? { declined: '' };
  return typeof outcome === 'object' ? { ...outcome, state } : outcome;
}

async function find(services: ShopServices, sessionId: string): Promise<TestPayment> {
  if (!isLocalHost(services.shop.host)) throw notFound(messages.noTestPayments);
  try {
    return await findTestPayment({ db: services.db, shopId: services.shop.id }, sessionId);
  } catch (error) {
    throw error instanceof PaymentError ? notFound(messages.noTestPayment) : error;
  }
}

async function toWire({ db, now, shop }: ShopServices, payment: TestPayment) {
  const { amountMinor, currency, orderId, successUrl, cancelUrl } = payment;
  const order = await findRow(db, orders, { shopId: shop.id, id: orderId });
  const isOver = payment.state !== 'paid' && !isOpenAt(payment, now());
  return {
    order_id: order?.number ?? '',
    amount: fromMinor(amountMinor),
    currency,
    state: isOver ? ('expired' as const) : payment.state,
    storename: shop.name,
    success_url: successUrl,
    cancel_url: cancelUrl,
  };
}
