import { z } from 'zod';
import { amountSchema, toDecimal } from '../amounts';
import { type CallApi, type Failure, inPath, type Reader, readAnswer } from '../call-api';
import type { Answer } from '../fetch-json';
import * as messages from '../messages';
import { PaymentError, type RefundRequest } from '../provider';

const text = z.string().catch('');

const failureSchema = z
  .object({ code: text, message: text, trace_id: text })
  .catch({ code: '', message: '', trace_id: '' });

/** Codes of wrong requests and accounts: nothing that shoppers could act on. */
const TECHNICAL = /validation|configuration|unauthorized|operation_failed|duplicate|credential/;

export const AIRWALLEX: Reader = { label: 'Airwallex', failureOf };

function failureOf({ status, json }: Answer): Failure {
  const { code, message, trace_id: trace } = failureSchema.parse(json);
  return {
    code,
    message: status === 400 && !TECHNICAL.test(code) ? message : '',
    isUnknown: /^(resource_)?not_found$/.test(code),
    trace,
  };
}

/** Returns true for a request whose key was used before. */
export function isRepeated(answer: Answer): boolean {
  return answer.status >= 400 && /^duplicate/.test(failureOf(answer).code);
}

const PAGE_SIZE = 100;
/** More refunds than this no payment has. */
const MAX_PAGES = 20;
const FAILED = 'FAILED';

const refundSchema = z.object({
  request_id: z.string().default(''),
  payment_intent_id: z.string().default(''),
  status: z.string(),
  amount: amountSchema,
});
type Refund = z.output<typeof refundSchema>;

const pageSchema = z.object({ items: z.array(refundSchema), has_more: z.boolean().default(false) });

/** Gives a payment back, in part or whole. @throws PaymentError */
export async function refundIntent(callApi: CallApi, refund: RefundRequest): Promise<void> {
  const answer = await callApi({
    method: 'POST',
    path: '/api/v1/pa/refunds/create',
    body: JSON.stringify({
      request_id: refund.key,
      payment_intent_id: inPath(refund.paymentId),
      amount: Number(toDecimal(refund.amountMinor)),
    }),
  });
  const refunds = isRepeated(answer) ? await listRefunds(callApi, refund.paymentId) : [];
  const made = refunds.find(({ request_id }) => request_id === refund.key);
  const { status } = made ?? readAnswer(AIRWALLEX, answer, refundSchema);
  if (status === FAILED) throw new PaymentError('refused', messages.refundFailed);
}

/** Sums the refunds of an intent, in cents, those under way included. */
export async function refundedOf(callApi: CallApi, intentId: string): Promise<number> {
  const refunds = await listRefunds(callApi, intentId);
  return refunds
    .filter(({ status }) => status !== FAILED)
    .reduce((sum, { amount }) => sum + amount, 0);
}

async function listRefunds(callApi: CallApi, intentId: string): Promise<Refund[]> {
  const refunds: Refund[] = [];
  for (let page = 0; page < MAX_PAGES; page += 1) {
    const { items, has_more } = await readPage(callApi, intentId, page);
    refunds.push(...items.filter(({ payment_intent_id }) => payment_intent_id === intentId));
    if (!has_more) return refunds;
  }
  throw new PaymentError('refused', messages.tooManyRefunds);
}

async function readPage(callApi: CallApi, intentId: string, page: number) {
  const query = new URLSearchParams({
    payment_intent_id: intentId,
    page_num: String(page),
    page_size: String(PAGE_SIZE),
  });
  const answer = await callApi({ method: 'GET', path: `/api/v1/pa/refunds?${query}` });
  return readAnswer(AIRWALLEX, answer, pageSchema);
}
