import { isToBeSent, isUnpaid } from '@/core/model/order-machine';
import { NO_PROVIDER } from '@/core/model/payment';
import { formatMoney, fromMinor } from '@/core/rules/money/money';
import { inTransaction, type Tx } from '../../db/rows';
import { type OrderRow, paymentEvents } from '../../db/schema';
import type { Actor } from '../../db/schema/events';
import type { PaymentEvent, PaymentFacts } from '../../payments/provider';
import type { Services } from '../../services/services';
import { recordEvent } from '../events/record-event';
import {
  changeOrder,
  enterState,
  lockOrder,
  momentOf,
  type OrderChanges,
  recordOrderEvent,
} from '../orders/enter-state';
import { releaseStock, soldLines } from '../stock/hold-stock';
import { returnStock } from '../stock/take-stock';
import { completeOrder } from './complete-order';
import * as messages from './messages';
import { refundsOf } from './refunds-of';

/**
 * The one place that completes an order (design 7): the page after the payment, webhooks and the job that asks about
 * silent payments come here, however often, under a lock of its row. A webhook's event is noted in the same transaction,
 * and changes nothing the second time.
 */
export async function applyFacts(
  services: Services,
  { id, shopId }: Pick<OrderRow, 'id' | 'shopId'>,
  facts: PaymentFacts,
  event?: PaymentEvent,
): Promise<OrderRow> {
  return inTransaction(services.db, async (tx) => {
    const before = await lockOrder(tx, { id: shopId }, id);
    if (event && !(await noteEvent(tx, before, event))) return before;
    const paid = await applyPayment(tx, services, before, facts);
    return applyRefunds(tx, services, paid, facts, event);
  });
}

/** False where the event has been noted before. */
async function noteEvent(
  tx: Tx,
  { id: orderId, shopId, provider }: OrderRow,
  { id: eventId, type }: PaymentEvent,
): Promise<boolean> {
  if (provider === '' || provider === NO_PROVIDER) return true;
  const noted = await tx
    .insert(paymentEvents)
    .values({ shopId, provider, eventId, type, orderId })
    .onConflictDoNothing()
    .returning({ eventId: paymentEvents.eventId });
  return noted.length > 0;
}

async function applyPayment(tx: Tx, services: Services, order: OrderRow, facts: PaymentFacts) {
  if (facts.state === 'closed') return end(tx, services, order, facts);
  const isOver = order.paidMinor > 0 || !(isUnpaid(order.state) || order.state === 'cancelled');
  if (facts.state === 'open' || isOver) return order;
  const problem = problemOf(order, facts);
  if (!problem) return take(tx, services, order, facts);
  services.log.error('a payment does not fit its order', { order: order.number, problem });
  return facts.orderId === order.id && facts.currency === order.currency
    ? refuse(tx, services, order, facts, problem)
    : noteProblem(tx, order, { problem, paymentId: facts.paymentId });
}

/** Returns the reason for which a payment does not count for an order, for its shop; '' where it does. */
function problemOf({ id, totalMinor, currency }: OrderRow, facts: PaymentFacts): string {
  if (facts.orderId !== '' && facts.orderId !== id) return messages.otherOrder;
  if (facts.currency !== currency) return messages.otherCurrency(facts.currency);
  if (facts.amountMinor !== totalMinor) {
    const [paid, due] = [facts.amountMinor, totalMinor].map((minor) =>
      formatMoney(fromMinor(minor), currency),
    );
    return messages.otherAmount(paid, due);
  }
  return '';
}

/** The money is there: the order is complete, or it goes back where others were faster. */
async function take(tx: Tx, services: Services, order: OrderRow, payment: PaymentFacts) {
  const paid = await completeOrder(tx, services, order, payment, 'provider');
  return paid ?? refuse(tx, services, order, payment, messages.soldOut);
}

/** Money that cannot be taken for the order goes back. */
async function refuse(
  tx: Tx,
  services: Services,
  order: OrderRow,
  { amountMinor, paymentId }: Pick<PaymentFacts, 'amountMinor' | 'paymentId'>,
  problem: string,
): Promise<OrderRow> {
  await releaseStock(tx, order);
  const money = { paidMinor: amountMinor, refundDueMinor: amountMinor, paymentId };
  const refused = await noteProblem(tx, order, { ...money, problem });
  if (order.state === 'cancelled') return refused;
  return enterState(tx, refused, 'cancelled', { at: new Date(services.now()), actor: 'system' });
}

/** Writes down why a payment does not count, once however often it is told of. */
async function noteProblem(tx: Tx, order: OrderRow, changes: OrderChanges & { problem: string }) {
  const { problem } = changes;
  const noted = await changeOrder(tx, order, { ...changes, checkAt: null });
  if (problem !== order.problem) {
    const data = { ...momentOf(noted), problem };
    await recordEvent(tx, noted, { kind: 'order.payment-refused', actor: 'system', data });
  }
  return noted;
}

/** Nobody can pay it any more; whoever tried in vain and left is worth a word to the shop. */
async function end(
  tx: Tx,
  services: Services,
  order: OrderRow,
  { isDeclined }: PaymentFacts,
): Promise<OrderRow> {
  if (!isUnpaid(order.state)) return order;
  await releaseStock(tx, order);
  const moment = { at: new Date(services.now()), actor: 'system' as const };
  const ended = await enterState(tx, order, 'cancelled', moment, { checkAt: null });
  if (isDeclined) await recordOrderEvent(tx, ended, 'order.payment-failed', 'system');
  return ended;
}

/** Webhook type for a refund that came back to the shop. */
const REFUND_EVENT = 'refund.failed';

async function applyRefunds(
  tx: Tx,
  services: Services,
  order: OrderRow,
  { refundedMinor }: PaymentFacts,
  event?: PaymentEvent,
): Promise<OrderRow> {
  if (event?.type === REFUND_EVENT && refundedMinor < order.refundedMinor) {
    // By another key from now on: by the old one the provider answers what it answered then.
    const refundRefusals = order.refundRefusals + 1;
    const refunds = refundsOf(order.refunds, refundedMinor, new Date(services.now()));
    const changes = { refundedMinor, refunds, refundRefusals, problem: messages.refundFailed };
    const failed = await changeOrder(tx, order, changes);
    await recordOrderEvent(tx, failed, 'order.refund-failed', 'provider');
    return failed;
  }
  if (order.paidMinor === 0 || refundedMinor <= order.refundedMinor) return order;
  const changes = {
    refundedMinor,
    refundDueMinor: Math.max(0, order.refundDueMinor - (refundedMinor - order.refundedMinor)),
  };
  return noteRefund(tx, services, order, { ...changes, actor: 'provider' });
}

/** Writes down a refund. Once all is refunded, so is the order, and what was not sent is on sale. */
export async function noteRefund(
  tx: Tx,
  { now }: Pick<Services, 'now'>,
  order: OrderRow,
  { actor, ...noted }: OrderChanges & { refundedMinor: number; actor: Actor },
): Promise<OrderRow> {
  const at = new Date(now());
  const changes = { ...noted, refunds: refundsOf(order.refunds, noted.refundedMinor, at) };
  const isWhole = changes.refundedMinor >= order.paidMinor && order.state !== 'refunded';
  if (!isWhole) {
    const changed = await changeOrder(tx, order, changes);
    await recordOrderEvent(tx, changed, 'order.refunded', actor);
    return changed;
  }
  if (isToBeSent(order.state)) await returnStock(tx, order, await soldLines(tx, order));
  return enterState(tx, order, 'refunded', { at, actor }, changes);
}
