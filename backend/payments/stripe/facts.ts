import type Stripe from 'stripe';
import type { PaymentFacts } from '../provider';

/** Reads the facts of a checkout session; its payment intent and charge are expanded. */
export function factsOfSession(session: Stripe.Checkout.Session): PaymentFacts {
  const intent = expanded(session.payment_intent);
  const isPaid = session.payment_status === 'paid';
  return {
    state: isPaid ? 'paid' : isOver(session, intent) ? 'closed' : 'open',
    amountMinor: isPaid ? (session.amount_total ?? 0) : 0,
    currency: session.currency ?? '',
    orderId: session.metadata?.order_id ?? '',
    paymentId: intent?.id ?? idOf(session.payment_intent),
    refundedMinor: intent ? refundedOf(intent) : 0,
  };
}

/** Expired, or completed by a payment that failed afterwards. */
function isOver(
  { status }: Stripe.Checkout.Session,
  intent: Stripe.PaymentIntent | undefined,
): boolean {
  const hasFailed = intent?.status === 'requires_payment_method' || intent?.status === 'canceled';
  return status === 'expired' || (status === 'complete' && hasFailed);
}

/** Reads the facts of a payment intent; its charge is expanded. */
export function factsOfIntent(intent: Stripe.PaymentIntent): PaymentFacts {
  const { status } = intent;
  return {
    state: status === 'succeeded' ? 'paid' : status === 'canceled' ? 'closed' : 'open',
    amountMinor: status === 'succeeded' ? intent.amount_received : 0,
    currency: intent.currency,
    orderId: intent.metadata.order_id ?? '',
    paymentId: intent.id,
    refundedMinor: refundedOf(intent),
  };
}

function refundedOf({ latest_charge }: Stripe.PaymentIntent): number {
  return expanded(latest_charge)?.amount_refunded ?? 0;
}

function expanded<Thing extends object>(field: string | Thing | null): Thing | undefined {
  return typeof field === 'object' && field !== null ? field : undefined;
}

function idOf(field: string | { id: string } | null): string {
  return typeof field === 'string' ? field : (field?.id ?? '');
}
