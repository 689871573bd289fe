import { createHash, randomBytes } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { z } from 'zod';
import { type ReceivedRequest, type Reply, type StandIn, startStandIn } from './stand-in';

const CAPTURE_MS = 20;

const orderInput = z.object({
  intent: z.literal('CAPTURE'),
  purchase_units: z.tuple([
    z.object({
      custom_id: z.string().min(1),
      invoice_id: z.string().min(1),
      description: z.string().min(1).max(127).optional(),
      amount: z.object({ currency_code: z.string(), value: z.string().regex(/^\d+\.\d\d$/) }),
    }),
  ]),
  application_context: z.object({ brand_name: z.string().min(1).max(127).optional() }),
});
const refundInput = z.object({
  amount: z.object({ currency_code: z.string(), value: z.string() }),
});

type Unit = z.output<typeof orderInput>['purchase_units'][0];
interface Capture {
  id: string;
  status: string;
  amount: Unit['amount'];
}
interface Order {
  id: string;
  status: string;
  update_time: string;
  unit: Unit;
  captures: Capture[];
  refunds: { id: string; status: string; amount: Unit['amount'] }[];
}

/** How the next capture ends. */
type Course = 'taken' | 'instrument-declined' | 'card-declined' | 'pending';

export interface PaypalStandIn extends StandIn {
  keys: { clientId: string; clientSecret: string; webhookId: string; environment: 'sandbox' };
  orders: Map<string, Order>;
  course: Course;
  approve(orderId: string): void;
  /** Makes every token that was given so far worthless. */
  revokeTokens(): void;
  /** The headers that PayPal sends with a webhook. */
  sign(body: string, sentAt: number, webhookId?: string): Record<string, string>;
}

const issue = (status: number, name: string, of: string, description = ''): Reply => ({
  status,
  json: { name, debug_id: 'f0f0', details: [{ issue: of, description }] },
});
const DECLINED = issue(422, 'UNPROCESSABLE_ENTITY', 'INSTRUMENT_DECLINED', 'It was declined.');
const NOT_FOUND = issue(404, 'RESOURCE_NOT_FOUND', 'INVALID_RESOURCE_ID');
const digest = (...parts: string[]) =>
  createHash('sha256').update(parts.join('|')).digest('base64');
const newId = () => randomBytes(8).toString('hex').toUpperCase();

/** PayPal, as far as Hemline uses it: orders, captures, refunds and webhooks, in memory. */
export async function startPaypal(): Promise<PaypalStandIn> {
  const keys = {
    clientId: 'paypal-client',
    clientSecret: 'paypal-secret',
    webhookId: 'WH1',
    environment: 'sandbox' as const,
  };
  const orders = new Map<string, Order>();
  const replies = new Map<string, { id: string }>();
  /** A declined request stays declined, however often it comes. */
  const declined = new Set<string>();
  const underWay = new Set<string>();
  let tokens = new Set<string>();
  let changes = 0;

  const touch = (order: Order) => {
    changes += 1;
    order.update_time = new Date(changes * 1000).toISOString();
  };

  const logIn = (query: ReceivedRequest): Reply => {
    const basic = Buffer.from(`${keys.clientId}:${keys.clientSecret}`).toString('base64');
    if (query.header('authorization') !== `Basic ${basic}`) {
      return { status: 401, json: { error: 'invalid_client' } };
    }
    const token = newId();
    tokens.add(token);
    return { status: 200, json: { access_token: token, expires_in: 32_400 } };
  };

  const create = (query: ReceivedRequest): Reply => {
    const key = query.header('paypal-request-id');
    const existing = replies.get(key);
    if (existing) return { status: 200, json: { id: existing.id, status: 'CREATED' } };
    const { purchase_units } = orderInput.parse(JSON.parse(query.body));
    const order: Order = {
      ...{ id: newId(), status: 'CREATED', update_time: '', unit: purchase_units[0] },
      ...{ captures: [], refunds: [] },
    };
    touch(order);
    orders.set(order.id, order);
    replies.set(key, order);
    return { status: 201, json: { id: order.id, status: order.status } };
  };

  const show = ({ id, status, update_time, unit, captures, refunds }: Order): Reply => {
    const payments = captures.length > 0 ? { payments: { captures, refunds } } : {};
    return {
      status: 200,
      json: { id, status, update_time, purchase_units: [{ ...unit, ...payments }] },
    };
  };

  const capture = async (order: Order, key: string): Promise<Reply> => {
    if (underWay.has(key)) return issue(409, 'RESOURCE_CONFLICT', 'PREVIOUS_REQUEST_IN_PROGRESS');
    if (replies.has(key)) return show(order);
    if (declined.has(key)) return DECLINED;
    if (order.captures.length > 0) {
      return issue(422, 'UNPROCESSABLE_ENTITY', 'ORDER_ALREADY_CAPTURED');
    }
    if (order.status !== 'APPROVED')
      return issue(422, 'UNPROCESSABLE_ENTITY', 'ORDER_NOT_APPROVED');
    underWay.add(key);
    await wait(CAPTURE_MS);
    underWay.delete(key);
    const { course } = standIn;
    standIn.course = 'taken';
    if (course === 'instrument-declined') {
      order.status = 'PAYER_ACTION_REQUIRED';
      touch(order);
      declined.add(key);
      return DECLINED;
    }
    const status = { taken: 'COMPLETED', pending: 'PENDING', 'card-declined': 'DECLINED' }[course];
    order.captures.push({ id: newId(), status, amount: order.unit.amount });
    order.status = 'COMPLETED';
    replies.set(key, order);
    touch(order);
    return { ...show(order), status: 201 };
  };

  const refund = (query: ReceivedRequest, captureId: string): Reply => {
    const key = query.header('paypal-request-id');
    const existing = replies.get(key);
    if (existing) return { status: 200, json: existing };
    const order = [...orders.values()].find(({ captures }) => captures[0]?.id === captureId);
    const [taken] = order?.captures ?? [];
    if (!order || !taken) return NOT_FOUND;
    const { amount } = refundInput.parse(JSON.parse(query.body));
    const input = order.refunds.reduce((sum, made) => sum + cents(made.amount.value), 0);
    const left = cents(taken.amount.value) - input;
    if (left === 0) return issue(422, 'UNPROCESSABLE_ENTITY', 'CAPTURE_FULLY_REFUNDED');
    if (cents(amount.value) > left) {
      const text = 'The refund amount must be less than or equal to the capture amount.';
      return issue(422, 'UNPROCESSABLE_ENTITY', 'REFUND_AMOUNT_EXCEEDED', text);
    }
    const made = { id: newId(), status: 'COMPLETED', amount };
    order.refunds.push(made);
    taken.status = cents(amount.value) === left ? 'REFUNDED' : 'PARTIALLY_REFUNDED';
    replies.set(key, made);
    return { status: 201, json: made };
  };

  /** Over the event byte for byte, as PayPal does. */
  const verify = ({ body }: ReceivedRequest): Reply => {
    const sent = z.record(z.string(), z.unknown()).parse(JSON.parse(body));
    const event = body.slice(body.indexOf('"webhook_event":') + '"webhook_event":'.length, -1);
    const expected = digest(
      ...[String(sent.transmission_id), String(sent.transmission_time), String(sent.webhook_id)],
      event,
    );
    const isValid = sent.webhook_id === keys.webhookId && sent.transmission_sig === expected;
    return { status: 200, json: { verification_status: isValid ? 'SUCCESS' : 'FAILURE' } };
  };

  const answer = (query: ReceivedRequest): Reply | Promise<Reply> => {
    const call = `${query.method} ${query.path}`;
    if (call === 'POST /v1/oauth2/token') return logIn(query);
    const token = query.header('authorization').replace('Bearer ', '');
    if (!tokens.has(token)) return { status: 401, json: { error: 'invalid_token' } };
    if (call === 'POST /v1/notifications/verify-webhook-signature') return verify(query);
    if (call === 'POST /v2/checkout/orders') return create(query);
    const [, captureId] = /^POST \/v2\/payments\/captures\/(\w+)\/refund$/.exec(call) ?? [];
    if (captureId) return refund(query, captureId);
    const [, id = '', isCapture] = /orders\/(\w+)(\/capture)?$/.exec(call) ?? [];
    const order = orders.get(id);
    if (!order) return NOT_FOUND;
    return isCapture ? capture(order, query.header('paypal-request-id')) : show(order);
  };

  const standIn: PaypalStandIn = Object.assign(await startStandIn(answer), {
    ...{ keys, orders, course: 'taken' as const },
    approve(orderId: string) {
      const order = orders.get(orderId);
      if (!order) throw new Error(`There is no order ${orderId}.`);
      order.status = 'APPROVED';
      touch(order);
    },
    revokeTokens() {
      tokens = new Set();
    },
    sign(body: string, sentAt: number, webhookId = keys.webhookId) {
      const time = new Date(sentAt).toISOString();
      return {
        'paypal-auth-algo': 'SHA256withRSA',
        'paypal-cert-url': 'https://api.paypal.com/v1/notifications/certs/CERT-1',
        'paypal-transmission-id': 'T-1',
        'paypal-transmission-time': time,
        'paypal-transmission-sig': digest('T-1', time, webhookId, body),
      };
    },
  });
  return standIn;
}

const cents = (decimal: string) => Number(decimal.replace('.', ''));
