import { isUnpaid } from '@/core/model/order-machine';
import { providerFailed } from '../../base/errors';
import { findRow } from '../../db/rows';
import { type OrderRow, orders } from '../../db/schema';
import {
  PaymentError,
  type PaymentEvent,
  type PaymentFacts,
  type PaymentProvider,
} from '../../payments/provider';
import type { Services } from '../../services/services';
import { applyFacts } from './apply-facts';
import * as messages from './messages';

interface Question {
  provider: PaymentProvider;
  sessionId: string;
  event?: PaymentEvent;
  /** Event to consider before the answer is applied. */
  judge?: (facts: PaymentFacts) => Promise<PaymentFacts>;
}

/**
 * Asks a provider what became of an order's payment, and applies it. What the shopper has approved is taken, unless the
 * order was given up or paid meanwhile. @throws PaymentError
 */
export function askProvider(
  services: Services,
  order: OrderRow,
  { provider, sessionId, event, judge }: Question,
): Promise<OrderRow> {
  return inTurn(services, order.id, async () => {
    const { id, shopId } = order;
    const latest = (await findRow(services.db, orders, { shopId, id })) ?? order;
    const isWaiting = isUnpaid(latest.state);
    const facts = await (isWaiting ? provider.settle(sessionId) : provider.look(sessionId));
    return applyFacts(services, order, judge ? await judge(facts) : facts, event);
  });
}

/** A provider's failure for the shopper: what it says of itself is for the shop's log alone. */
export function unreachable({ log }: Pick<Services, 'log'>, error: unknown): unknown {
  if (!(error instanceof PaymentError)) return error;
  log.warn('payment provider failed', { kind: error.kind, reason: error.message });
  return providerFailed(error.kind === 'away' ? messages.unreachable : messages.refused);
}

/** Serializes work on the payment of one order in this process, so that it is never taken and given up at once. */
export async function inTurn<Result>(
  { turns }: Pick<Services, 'turns'>,
  orderId: string,
  work: () => Promise<Result>,
): Promise<Result> {
  const before = turns.get(orderId) ?? Promise.resolve();
  const done = before.then(work);
  const settle = () => undefined;
  const settled = done.then(settle, settle);
  turns.set(orderId, settled);
  try {
    return await done;
  } finally {
    if (turns.get(orderId) === settled) turns.delete(orderId);
  }
}
