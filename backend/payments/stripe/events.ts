import Stripe from 'stripe';
import { z } from 'zod';
import * as messages from '../messages';
import { PaymentError, type PaymentEvent, type WebhookRequest } from '../provider';

/** Longest age of a webhook (design 7). */
const TOLERANCE_S = 300;

const text = z.string().catch('');
const subjectSchema = z.looseObject({
  id: text,
  object: text,
  payment_intent: text,
  metadata: z.looseObject({ order_id: text }).catch({ order_id: '' }),
});

/** Reads a webhook by the shop's secret. @throws PaymentError 'forged' for another signature, none, or an old one. */
export function readStripeEvent(
  { body, header }: WebhookRequest,
  secret: string,
  nowMs: number,
): PaymentEvent {
  const event = verified(body, header('stripe-signature') ?? '', secret, nowMs);
  const subject = subjectSchema.parse(event.data.object);
  const isSession = subject.object === 'checkout.session' || subject.object === 'payment_intent';
  return {
    id: event.id,
    type: event.type,
    orderId: subject.metadata.order_id,
    sessionId: isSession ? subject.id : '',
    paymentId: subject.object === 'payment_intent' ? subject.id : subject.payment_intent,
  };
}

function verified(body: string, signature: string, secret: string, nowMs: number): Stripe.Event {
  if (secret === '') throw new PaymentError('forged', messages.noWebhookSecret);
  try {
    return Stripe.webhooks.constructEvent(
      ...([body, signature, secret, TOLERANCE_S, undefined, nowMs] as const),
    );
  } catch (error) {
    throw new PaymentError('forged', messages.invalidSignature, { cause: error });
  }
}
