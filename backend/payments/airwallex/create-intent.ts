import { z } from 'zod';
import { amountSchema, currencySchema, toDecimal } from '../amounts';
import { type CallApi, inPath, readAnswer, refusal } from '../call-api';
import type { Payable, PaymentFacts, ReturnAddresses } from '../provider';
import { AIRWALLEX, isRepeated, refundedOf } from './refund';

/** The states that nothing follows; anything else may still become paid. */
const STATES: Readonly<Record<string, PaymentFacts['state']>> = {
  SUCCEEDED: 'paid',
  CANCELLED: 'closed',
  EXPIRED: 'closed',
};

const intentSchema = z.object({
  id: z.string().min(1),
  status: z.string(),
  amount: z.number(),
  currency: currencySchema,
  captured_amount: amountSchema,
  client_secret: z.string().default(''),
  latest_payment_attempt: z.object({ status: z.string() }).nullish().catch(null),
  metadata: z.object({ order_id: z.string() }).catch({ order_id: '' }),
});

export type Intent = z.output<typeof intentSchema>;

/** @throws PaymentError 'unknown' for an intent that is not there. */
export async function lookAtIntent(callApi: CallApi, id: string): Promise<Intent> {
  const answer = await callApi({ method: 'GET', path: `/api/v1/pa/payment_intents/${inPath(id)}` });
  return readAnswer(AIRWALLEX, answer, intentSchema);
}

export const stateOf = ({ status }: Intent) => STATES[status] ?? 'open';

/** Refunds are no part of an intent: those of one that is paid are asked for. */
export async function intentFacts(callApi: CallApi, intent: Intent): Promise<PaymentFacts> {
  const { id, currency, metadata, captured_amount, latest_payment_attempt } = intent;
  const state = stateOf(intent);
  const isPaid = state === 'paid';
  return {
    ...{ state, currency },
    amountMinor: isPaid ? captured_amount : 0,
    orderId: metadata.order_id,
    paymentId: isPaid ? id : '',
    refundedMinor: isPaid ? await refundedOf(callApi, id) : 0,
    ...(latest_payment_attempt?.status === 'FAILED' && { isDeclined: true }),
  };
}

const createdSchema = z.object({ id: z.string().min(1), client_secret: z.string().min(1) });

const listSchema = z.object({
  items: z.array(z.object({ id: z.string(), request_id: z.string().default('') })),
});

/** Request for a payment that is captured as soon as it is authorised. */
interface IntentRequest {
  payable: Payable;
  addresses: ReturnAddresses;
  key: string;
}

/** Asks for an intent to pay; Airwallex does not say whether an earlier request of the same key made it. */
export async function createIntent(callApi: CallApi, request: IntentRequest) {
  const path = '/api/v1/pa/payment_intents/create';
  const answer = await callApi({ method: 'POST', path, body: toBody(request) });
  if (isRepeated(answer)) return findIntent(callApi, request, refusal(AIRWALLEX, answer));
  const { id, client_secret } = readAnswer(AIRWALLEX, answer, createdSchema);
  return { sessionId: id, url: '', clientSecret: client_secret, isAgain: true };
}

/** The name of the session is not known yet, so that nothing stands in its place. */
function toBody({ payable, addresses, key }: IntentRequest): string {
  const { orderId, shopId, number, amountMinor, currency } = payable;
  return JSON.stringify({
    request_id: key,
    amount: Number(toDecimal(amountMinor)),
    currency: currency.toUpperCase(),
    merchant_order_id: number,
    metadata: { order_id: orderId, shop_id: shopId },
    return_url: addresses.success.replaceAll('{SESSION}', ''),
  });
}

async function findIntent(callApi: CallApi, { payable, key }: IntentRequest, problem: Error) {
  const query = new URLSearchParams({ merchant_order_id: payable.number, page_size: '100' });
  const answer = await callApi({ method: 'GET', path: `/api/v1/pa/payment_intents?${query}` });
  const { items } = readAnswer(AIRWALLEX, answer, listSchema);
  const intent = items.find(({ request_id }) => request_id === key);
  if (!intent) throw problem;
  const { id, client_secret } = await lookAtIntent(callApi, intent.id);
  return { sessionId: id, url: '', clientSecret: client_secret, isAgain: true };
}
