import { type CallApi, inPath } from '../call-api';
import { isPassing } from '../fetch-json';
import { isSuccess, readAnswer, refusal } from '../read-answer';
import { requestKey } from '../request-key';
import { PAYPAL } from './failure';
import { orderSchema, type PaypalOrder } from './order';

/** Refusals after which the order itself says what became of it; a declined one may be paid otherwise. */
const TELLING = new Set([
  'ORDER_ALREADY_CAPTURED',
  'ORDER_NOT_APPROVED',
  'PAYER_ACTION_REQUIRED',
  'INSTRUMENT_DECLINED',
]);

/** @throws PaymentError 'unknown' for an order that is not there, or no more. */
export async function lookAtOrder(callApi: CallApi, id: string): Promise<PaypalOrder> {
  const answer = await callApi({ method: 'GET', path: `/v2/checkout/orders/${inPath(id)}` });
  return readAnswer(PAYPAL, answer, orderSchema);
}

/**
 * Takes the money of an approved order, and shows what became of it. Whoever saw the same approval asks
 * under the same key; a further one, after a card was declined, is a request of its own.
 */
export async function captureOrder(callApi: CallApi, order: PaypalOrder): Promise<PaypalOrder> {
  const answer = await callApi({
    method: 'POST',
    path: `/v2/checkout/orders/${inPath(order.id)}/capture`,
    headers: { 'paypal-request-id': requestKey('capture', order.id, order.update_time) },
    body: '{}',
  });
  const isTelling = isPassing(answer) || TELLING.has(PAYPAL.failureOf(answer).code);
  if (!isSuccess(answer) && !isTelling) throw refusal(PAYPAL, answer);
  return lookAtOrder(callApi, order.id);
}
