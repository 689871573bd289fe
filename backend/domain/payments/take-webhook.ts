import { eq, or } from 'drizzle-orm';
import type { PaymentProviderName } from '@/core/model/payment';
import { isUuid } from '@/core/values/is-uuid';
import { malformed } from '../../base/errors';
import { findRow } from '../../db/rows';
import { type OrderRow, orders } from '../../db/schema';
import { PaymentError, type PaymentEvent, type WebhookRequest } from '../../payments/provider';
import type { ShopServices } from '../shops/find-shop';
import { askProvider, unreachable } from './ask-provider';
import * as messages from './messages';
import { payRefund } from './pay-refund';
import { providerNamed } from './providers-of';

/**
 * Takes a webhook. It says which payment to look at; what became of that the provider is asked, so that events may come
 * late, twice, and in any order.
 * @throws DomainError malformed for a bad signature; provider-failed, which sends the event again.
 */
export async function takeWebhook(
  services: ShopServices,
  name: PaymentProviderName,
  request: WebhookRequest,
): Promise<void> {
  const provider = await providerNamed(services, name);
  if (!provider) throw malformed(messages.invalidWebhook);
  const event = await provider.readEvent(request).catch((error: unknown) => {
    const isForged = error instanceof PaymentError && error.kind === 'forged';
    throw isForged ? malformed(messages.invalidWebhook) : unreachable(services, error);
  });
  const order = await findOrder(services, name, event);
  if (!order) return;
  try {
    const sessionId = event.sessionId || order.sessionId;
    const latest = await askProvider(services, order, { provider, sessionId, event });
    if (latest.refundDueMinor > 0) await payRefund(services, latest.id);
  } catch (error) {
    throw unreachable(services, error);
  }
}

/** The order that an event is about; undefined for what this shop has not asked for. */
async function findOrder(
  { db, shop }: ShopServices,
  provider: PaymentProviderName,
  { orderId, sessionId, paymentId }: PaymentEvent,
): Promise<OrderRow | undefined> {
  const named = [
    ...(isUuid(orderId) ? [eq(orders.id, orderId)] : []),
    ...(sessionId ? [eq(orders.sessionId, sessionId)] : []),
    ...(paymentId ? [eq(orders.paymentId, paymentId)] : []),
  ];
  if (named.length === 0) return undefined;
  const order = await findRow(db, orders, { shopId: shop.id, provider }, or(...named));
  return order;
}
