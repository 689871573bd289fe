import { z } from 'zod';
import { type CallApi, isSuccess, refusal } from '../call-api';
import * as messages from '../messages';
import type { PaymentEvent, WebhookRequest } from '../provider';
import { assertRecent, forged, headerOf, parseBody } from '../webhook';
import { PAYPAL } from './api';

const text = z.string().catch('');

const resourceSchema = z.object({
  id: text,
  custom_id: text,
  purchase_units: z.array(z.object({ custom_id: text })).catch([]),
  supplementary_data: z
    .object({ related_ids: z.object({ order_id: text, capture_id: text }) })
    .catch({ related_ids: { order_id: '', capture_id: '' } }),
  links: z.array(z.object({ rel: text, href: text })).catch([]),
});
type Resource = z.output<typeof resourceSchema>;

const eventSchema = z.object({
  id: z.string().min(1),
  event_type: z.string(),
  resource_type: text,
  resource: resourceSchema,
});

const verdictSchema = z.object({ verification_status: z.literal('SUCCESS') });

/** Reads a webhook that PayPal says it has sent. @throws PaymentError 'forged' where it says anything else. */
export async function readPaypalEvent(
  callApi: CallApi,
  { webhookId, now }: { webhookId: string; now: () => number },
  request: WebhookRequest,
): Promise<PaymentEvent> {
  if (webhookId === '') throw forged(messages.notSetUp);
  const event = eventSchema.safeParse(parseBody(request.body));
  if (!event.success) throw forged(messages.noEvent);
  assertRecent(Date.parse(headerOf(request, 'paypal-transmission-time')), now());
  await assertSent(callApi, webhookId, request);
  return toEvent(event.data);
}

async function assertSent(callApi: CallApi, webhookId: string, request: WebhookRequest) {
  const answer = await callApi({
    method: 'POST',
    path: '/v1/notifications/verify-webhook-signature',
    body: verification(webhookId, request),
  });
  if (verdictSchema.safeParse(answer.json).success && isSuccess(answer)) return;
  const problem = isSuccess(answer) ? undefined : refusal(PAYPAL, answer);
  throw problem?.kind === 'away' ? problem : forged(messages.notFromPaypal);
}

/** The event stands in it as it came: written anew, a number such as 10.00 would not be what was signed. */
function verification(webhookId: string, request: WebhookRequest): string {
  const signature = JSON.stringify({
    webhook_id: webhookId,
    auth_algo: headerOf(request, 'paypal-auth-algo'),
    cert_url: headerOf(request, 'paypal-cert-url'),
    transmission_id: headerOf(request, 'paypal-transmission-id'),
    transmission_sig: headerOf(request, 'paypal-transmission-sig'),
    transmission_time: headerOf(request, 'paypal-transmission-time'),
  });
  return `${signature.slice(0, -1)},"webhook_event":${request.body}}`;
}

function toEvent(event: z.output<typeof eventSchema>): PaymentEvent {
  const { id, event_type: type, resource_type, resource } = event;
  const { order_id, capture_id } = resource.supplementary_data.related_ids;
  const isOrder = resource_type === 'checkout-order';
  const isCapture = resource_type === 'capture';
  return {
    ...{ id, type },
    orderId: resource.custom_id || (resource.purchase_units[0]?.custom_id ?? ''),
    sessionId: isOrder ? resource.id : order_id,
    paymentId: isCapture ? resource.id : capture_id || captureAbove(resource),
  };
}

/** A refund tells by a link what it gives back. */
function captureAbove({ links }: Resource): string {
  const up = links.find(({ rel }) => rel === 'up')?.href ?? '';
  return /\/captures\/([\w-]+)$/.exec(up)?.[1] ?? '';
}
