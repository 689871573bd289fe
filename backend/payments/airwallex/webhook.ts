import { createHmac, timingSafeEqual } from 'node:crypto';
import { z } from 'zod';
import * as messages from '../messages';
import type { PaymentEvent, WebhookRequest } from '../provider';
import { assertRecent, forged, headerOf, parseBody } from '../webhook';

const text = z.string().catch('');

const eventSchema = z.object({
  id: z.string().min(1),
  name: z.string(),
  data: z.object({
    object: z.object({
      id: text,
      payment_intent_id: text,
      metadata: z.object({ order_id: text }).catch({ order_id: '' }),
    }),
  }),
});

/** Reads a webhook that was signed with the shop's secret. @throws PaymentError 'forged' for any other. */
export function readAirwallexEvent(
  { webhookSecret, now }: { webhookSecret: string; now: number },
  request: WebhookRequest,
): PaymentEvent {
  // With an empty secret anybody could sign.
  if (webhookSecret === '') throw forged(messages.notSetUp);
  const timestamp = headerOf(request, 'x-timestamp');
  assertRecent(/^\d{1,15}$/.test(timestamp) ? Number(timestamp) : Number.NaN, now);
  assertSigned(webhookSecret, timestamp + request.body, headerOf(request, 'x-signature'));
  const event = eventSchema.safeParse(parseBody(request.body));
  if (!event.success) throw forged(messages.noEvent);
  return toEvent(event.data);
}

function assertSigned(secret: string, signed: string, signature: string): void {
  const expected = createHmac('sha256', secret).update(signed).digest();
  const actual = Buffer.from(signature, 'hex');
  const isSame = actual.length === expected.length && timingSafeEqual(actual, expected);
  if (!isSame) throw forged(messages.otherSignature);
}

/** Events of attempts and refunds name the intent they belong to. */
function toEvent({ id, name, data: { object } }: z.output<typeof eventSchema>): PaymentEvent {
  const intentId = name.startsWith('payment_intent.') ? object.id : object.payment_intent_id;
  return {
    ...{ id, type: name },
    orderId: object.metadata.order_id,
    sessionId: intentId,
    paymentId: intentId,
  };
}
