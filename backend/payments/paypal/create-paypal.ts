import { z } from 'zod';
import { type AskedSession, askForSession } from '../ask-for-session';
import { type CallApi, inPath } from '../call-api';
import { ifThere } from '../if-there';
import {
  type Payable,
  PaymentError,
  type PaymentFacts,
  type PaymentProvider,
  type ProviderTools,
  type RefundRequest,
} from '../provider';
import { isSuccess, readAnswer } from '../read-answer';
import { createPaypalApi, type PaypalKeys } from './api';
import { captureOrder, lookAtOrder } from './capture';
import { PAYPAL } from './failure';
import { orderFacts } from './order';
import { amountOf, orderRequest } from './order-request';
import { readPaypalEvent } from './webhook';

const refundSchema = z.object({ id: z.string().min(1), status: z.string() });
const VAIN = new Set(['FAILED', 'CANCELLED']);

const createdSchema = z.object({ id: z.string().min(1) });
const CREATED = 201;

/**
 * PayPal, by its buttons or its card fields: sessions are its orders, payments their captures. `base` is
 * another host in place of PayPal's.
 */
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
async function createOrder(callApi: CallApi, payable: Payable, key: string): Promise<AskedSession> {
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

/**
 * PayPal's orders cannot be cancelled, and need not be: an approved one takes no money until we capture
 * it. What was captured stays, also what PayPal still thinks about.
 */
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
  if (VAIN.has(status)) throw new PaymentError('refused', 'PayPal could not give the money back.');
}
