import { z } from 'zod';
import { amountSchema, currencySchema } from '../amounts';
import { type CallApi, inPath } from '../call-api';
import type { PaymentFacts } from '../provider';
import { readAnswer } from '../read-answer';
import { AIRWALLEX } from './failure';
import { refundedOf } from './refund';

/** The states that nothing follows; anything else may still become paid. */
const STATES: Readonly<Record<string, PaymentFacts['state']>> = {
  SUCCEEDED: 'paid',
  CANCELLED: 'closed',
  EXPIRED: 'closed',
};

/** An intent to pay, as Airwallex shows it. */
const intentSchema = z.object({
  id: z.string().min(1),
  status: z.string(),
  amount: z.number(),
  currency: currencySchema,
  captured_amount: amountSchema,
  client_secret: z.string().default(''),
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
  const { id, currency, metadata, captured_amount } = intent;
  const state = stateOf(intent);
  const isPaid = state === 'paid';
  return {
    ...{ state, currency },
    amountMinor: isPaid ? captured_amount : 0,
    orderId: metadata.order_id,
    paymentId: isPaid ? id : '',
    refundedMinor: isPaid ? await refundedOf(callApi, id) : 0,
  };
}
