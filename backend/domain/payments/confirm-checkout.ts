import { inArray } from 'drizzle-orm';
import type { z } from 'zod';
import type { paymentSchemas } from '@/core/calls/payment.schema';
import { isOver, isUnpaid } from '@/core/model/order-machine';
import { NO_PROVIDER } from '@/core/model/payment';
import { notFound } from '../../base/errors';
import { findRow } from '../../db/rows';
import { type OrderRow, orders } from '../../db/schema';
import { PaymentError } from '../../payments/provider';
import { contactOf, showOrder } from '../orders/order-wire';
import { signOrderAccess } from '../orders/prove-order';
import type { ShopServices } from '../shops/find-shop';
import { askProvider, unreachable } from './ask-provider';
import * as messages from './messages';
import { payRefund } from './pay-refund';
import { providerNamed } from './providers-of';
import { assertTicket } from './ticket';

type Request = z.output<typeof paymentSchemas.confirmCheckoutSession.request>;

/**
 * Completes a payment of this shop: asks the provider what became of it, and applies that.
 * @throws DomainError not-found where session and order do not belong together, provider-failed
 */
export async function confirmCheckout(
  services: ShopServices,
  { session_id, order_id, shield_encrypted }: Request,
) {
  assertTicket(services, shield_encrypted);
  const order = await findBySession(services, session_id, order_id);
  const isDone = order.paidMinor > 0 || order.provider === NO_PROVIDER;
  const latest = isDone ? order : await complete(services, order);
  if (latest.refundDueMinor > 0) await payRefund(services, latest.id);
  const isPaid = !isUnpaid(latest.state) && !isOver(latest.state);
  const answer = { order_id: latest.number, paid: isPaid, message: messageOf(latest, isPaid) };
  if (!isPaid) return { ...answer, access: '' };
  const access = signOrderAccess(services, latest);
  const shown = { ...(await showOrder(services, latest)), contact: contactOf(latest) };
  return { ...answer, access, order: shown };
}

async function findBySession({ db, shop }: ShopServices, sessionId: string, number: string) {
  const order = await findRow(
    db,
    orders,
    { shopId: shop.id, sessionId },
    inArray(orders.number, [number, number.toUpperCase()]),
  );
  if (!order) throw notFound(messages.noPayment);
  return order;
}

async function complete(services: ShopServices, order: OrderRow): Promise<OrderRow> {
  const provider = await providerNamed(services, order.provider);
  if (!provider) throw notFound(messages.noPayment);
  try {
    return await askProvider(services, order, { provider, sessionId: order.sessionId });
  } catch (error) {
    if (error instanceof PaymentError && error.kind === 'unknown')
      throw notFound(messages.noPayment);
    throw unreachable(services, error);
  }
}

function messageOf({ state, paidMinor, problem, provider }: OrderRow, isPaid: boolean): string {
  if (isPaid) return '';
  if (state === 'refunded') return messages.refunded;
  if (paidMinor > 0) return messages.refundDue;
  if (provider === NO_PROVIDER) return messages.cancelled;
  if (problem) return messages.mismatch;
  return isUnpaid(state) ? messages.notArrived : messages.expired;
}
