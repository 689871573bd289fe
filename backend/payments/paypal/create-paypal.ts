import { z } from 'zod';
import { toDecimal } from '../amounts';
import { askForSession, type RequestedSession } from '../ask-for-session';
import { type CallApi, ifThere, inPath, isSuccess, readAnswer, refusal } from '../call-api';
import { isPassing, requestKey } from '../fetch-json';
import * as messages from '../messages';
import {
  type Payable,
  PaymentError,
  type PaymentFacts,
  type PaymentProvider,
  type ProviderTools,
  type RefundRequest,
} from '../provider';
import { createPaypalApi, PAYPAL, type PaypalKeys } from './api';
import { orderFacts, orderSchema, type PaypalOrder } from './order';
import { readPaypalEvent } from './webhook';

const refundSchema = z.object({ id: z.string().min(1), status: z.string() });
const VAIN = new Set(['FAILED', 'CANCELLED']);

const createdSchema = z.object({ id: z.string().min(1) });
const CREATED = 201;

/** PayPal, by its buttons or card fields: sessions are its orders, payments their captures. `base` replaces its host. */
export function createPaypal(
  keys: PaypalKeys,
  base: string | undefined,
  tools: ProviderTools,
): PaymentProvider {
  const callApi = createPaypalApi(keys, base, tools);
  const look = async (id: string) => orderFacts(await lookAtOrder(callApi, id));
  return {
    name: 'paypal',
    methods: ['paypal', 'creditcard'],
    create: (payable) => askForSession(payable, (key) => createOrder(callApi, payable, key), look),
    look,
    settle: (id) => settle(callApi, id),
    close: (id) => close(callApi, id),
    refund: (payment) => refundCapture(callApi, payment),
    readEvent: (request) =>
      readPaypalEvent(callApi, { webhookId: keys.webhookId, now: tools.now }, request),
  };
}

/** PayPal tells by its status whether an order is new, or the one that an earlier request made. */
async function createOrder(
  callApi: CallApi,
  payable: Payable,
  key: string,
): Promise<RequestedSession> {
  const answer = await callApi({
    method: 'POST',
    path: '/v2/checkout/orders',
    headers: { 'paypal-request-id': key },
    body: orderRequest(payable),
  });
  const { id } = readAnswer(PAYPAL, answer, createdSchema);
  return { sessionId: id, url: '', clientSecret: '', isAgain: answer.status !== CREATED };
}

async function settle(callApi: CallApi, id: string): Promise<PaymentFacts> {
  const order = await lookAtOrder(callApi, id);
  return orderFacts(order.status === 'APPROVED' ? await captureOrder(callApi, order) : order);
}

/** PayPal's orders need no cancelling: an approved one takes no money until we capture it. What was captured stays. */
async function close(callApi: CallApi, id: string): Promise<boolean> {
  const order = await ifThere(lookAtOrder(callApi, id));
  if (order?.status !== 'COMPLETED') return true;
  return orderFacts(order).state === 'closed';
}

/** Gives a captured payment back, in part or whole. @throws PaymentError */
async function refundCapture(callApi: CallApi, refund: RefundRequest): Promise<void> {
  const answer = await callApi({
    method: 'POST',
    path: `/v2/payments/captures/${inPath(refund.paymentId)}/refund`,
    headers: { 'paypal-request-id': refund.key, prefer: 'return=representation' },
    body: JSON.stringify({ amount: amountOf(refund) }),
  });
  if (!isSuccess(answer) && PAYPAL.failureOf(answer).code === 'CAPTURE_FULLY_REFUNDED') return;
  const { status } = readAnswer(PAYPAL, answer, refundSchema);
  if (VAIN.has(status)) throw new PaymentError('refused', messages.paypalRefundFailed);
}

/** Refusals after which the order itself says what became of it; a declined one may be paid otherwise. */
const TELLING = new Set([
  'ORDER_ALREADY_CAPTURED',
  'ORDER_NOT_APPROVED',
  'PAYER_ACTION_REQUIRED',
  'INSTRUMENT_DECLINED',
]);

/** @throws PaymentError 'unknown' for an order that is not there, or no more. */
async function lookAtOrder(callApi: CallApi, id: string): Promise<PaypalOrder> {
  const answer = await callApi({ method: 'GET', path: `/v2/checkout/orders/${inPath(id)}` });
  return readAnswer(PAYPAL, answer, orderSchema);
}

/** Takes the money of an approved order, and shows what became of it: under one key for each approval. */
async function captureOrder(callApi: CallApi, order: PaypalOrder): Promise<PaypalOrder> {
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

/** Longest names and descriptions that PayPal accepts. */
const MAX_LENGTH = 127;

/** Builds the order request: one unit, captured by us, the same for buttons and card fields, which stay in a frame. */
function orderRequest(payable: Payable): string {
  return JSON.stringify({
    intent: 'CAPTURE',
    purchase_units: [
      {
        custom_id: payable.orderId,
        invoice_id: payable.number,
        description: shorten(payable.description),
        amount: amountOf(payable),
      },
    ],
    application_context: {
      brand_name: shorten(payable.storeName),
      shipping_preference: 'NO_SHIPPING',
      user_action: 'PAY_NOW',
    },
  });
}

function amountOf({ amountMinor, currency }: { amountMinor: number; currency: string }) {
  return { currency_code: currency.toUpperCase(), value: toDecimal(amountMinor) };
}

/** Undefined, and so left out, where there is nothing: PayPal takes no empty text. */
const shorten = (text: string): string | undefined =>
  [...text.trim()].slice(0, MAX_LENGTH).join('') || undefined;
