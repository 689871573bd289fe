import { createHmac, randomBytes } from 'node:crypto';
import { z } from 'zod';
import { type ReceivedRequest, type Reply, type StandIn, startStandIn } from './stand-in';

const intentInput = z.object({
  request_id: z.string().min(1).max(64),
  amount: z.number().positive(),
  currency: z.string().regex(/^[A-Z]{3}$/),
  merchant_order_id: z.string().min(1),
  metadata: z.record(z.string(), z.string()),
  return_url: z.url(),
});
const changeInput = z.object({ request_id: z.string().min(1), amount: z.number().optional() });
const refundInput = z.object({
  request_id: z.string().min(1).max(64),
  payment_intent_id: z.string(),
  amount: z.number().positive(),
});

type Intent = z.output<typeof intentInput> & {
  id: string;
  status: string;
  captured_amount: number;
  client_secret: string;
};
type Refund = z.output<typeof refundInput> & { id: string; status: string };

export interface AirwallexStandIn extends StandIn {
  keys: { clientId: string; apiKey: string; webhookSecret: string; environment: 'demo' };
  intents: Map<string, Intent>;
  refunds: Refund[];
  /** What a repeated request is answered with: what the first one got, or that it was there before. */
  repeats: 'same' | 'refused';
  /** How many refunds a page has at most. */
  pageSize: number;
  /** What a shopper does: pays, or is authorised first where the account does not capture by itself. */
  pay(intentId: string, status?: 'SUCCEEDED' | 'REQUIRES_CAPTURE'): void;
  revokeTokens(): void;
  sign(body: string, sentAt: number, secret?: string): Record<string, string>;
}

const refuse = (status: number, code: string, message = ''): Reply => ({
  status,
  json: { code, message, trace_id: 'f0f0' },
});
const newId = (prefix: string) => `${prefix}_${randomBytes(8).toString('hex')}`;

/** Airwallex, as far as Hemline uses it: intents, refunds and webhooks, in memory. */
export async function startAirwallex(clock: () => number): Promise<AirwallexStandIn> {
  const keys = {
    clientId: 'airwallex-client',
    apiKey: 'airwallex-key',
    webhookSecret: 'whsec',
    environment: 'demo' as const,
  };
  const intents = new Map<string, Intent>();
  const refunds: Refund[] = [];
  const replies = new Map<string, unknown>();
  let tokens = new Set<string>();

  const logIn = (sent: ReceivedRequest): Reply => {
    const isOurs =
      sent.header('x-client-id') === keys.clientId && sent.header('x-api-key') === keys.apiKey;
    if (!isOurs) return refuse(401, 'credentials_invalid', 'UNAUTHORIZED');
    const token = newId('token');
    tokens.add(token);
    const expires_at = new Date(clock() + 1_800_000).toISOString().replace(/\.\d+Z$/, '+0000');
    return { status: 201, json: { token, expires_at } };
  };

  /** What the first request of a key got, as it was then. */
  const once = (key: string, make: () => Reply): Reply => {
    const existing = replies.get(key);
    if (existing && standIn.repeats === 'refused') return refuse(400, 'duplicate_request');
    if (existing) return { status: 201, json: existing };
    const reply = make();
    if ('json' in reply && reply.status < 300) replies.set(key, structuredClone(reply.json));
    return reply;
  };

  const create = (sent: ReceivedRequest): Reply => {
    const input = intentInput.parse(JSON.parse(sent.body));
    return once(`create ${input.request_id}`, () => {
      const intent: Intent = {
        ...input,
        ...{ id: newId('int'), status: 'REQUIRES_PAYMENT_METHOD', captured_amount: 0 },
        client_secret: newId('secret'),
      };
      intents.set(intent.id, intent);
      return { status: 201, json: intent };
    });
  };

  const capture = (sent: ReceivedRequest, intent: Intent): Reply => {
    const { request_id, amount } = changeInput.parse(JSON.parse(sent.body));
    return once(`capture ${request_id}`, () => {
      if (intent.status !== 'REQUIRES_CAPTURE') return refuse(400, 'invalid_status_for_operation');
      intent.captured_amount += amount ?? intent.amount;
      intent.status = 'SUCCEEDED';
      return { status: 200, json: intent };
    });
  };

  const cancel = (intent: Intent): Reply => {
    if (['SUCCEEDED', 'CANCELLED', 'PENDING'].includes(intent.status)) {
      return refuse(400, 'invalid_status_for_operation');
    }
    intent.status = 'CANCELLED';
    return { status: 200, json: intent };
  };

  const refund = (sent: ReceivedRequest): Reply => {
    const input = refundInput.parse(JSON.parse(sent.body));
    return once(`refund ${input.request_id}`, () => {
      const intent = intents.get(input.payment_intent_id);
      if (!intent) return refuse(404, 'not_found');
      const values = refunds.filter((made) => made.payment_intent_id === intent.id);
      const sum = values.reduce((total, made) => total + cents(made.amount), 0);
      if (sum + cents(input.amount) > cents(intent.captured_amount)) {
        return refuse(400, 'amount_above_limit', 'The amount is above what is left.');
      }
      const made = { ...input, id: newId('rfd'), status: 'RECEIVED' };
      refunds.push(made);
      return { status: 201, json: made };
    });
  };

  const listRefunds = ({ query }: ReceivedRequest): Reply => {
    const ours = refunds.filter(
      (made) => made.payment_intent_id === query.get('payment_intent_id'),
    );
    const size = Math.min(Number(query.get('page_size')), standIn.pageSize);
    const from = Number(query.get('page_num')) * size;
    const items = ours.slice(from, from + size);
    return { status: 200, json: { items, has_more: from + size < ours.length } };
  };

  const listIntents = ({ query }: ReceivedRequest): Reply => {
    const number = query.get('merchant_order_id');
    const items = [...intents.values()].filter((intent) => intent.merchant_order_id === number);
    return { status: 200, json: { items, has_more: false } };
  };

  const answer = (sent: ReceivedRequest): Reply => {
    const call = `${sent.method} ${sent.path}`;
    if (call === 'POST /api/v1/authentication/login') return logIn(sent);
    if (!tokens.has(sent.header('authorization').replace('Bearer ', ''))) {
      return refuse(401, 'unauthorized');
    }
    if (call === 'POST /api/v1/pa/payment_intents/create') return create(sent);
    if (call === 'GET /api/v1/pa/payment_intents') return listIntents(sent);
    if (call === 'POST /api/v1/pa/refunds/create') return refund(sent);
    if (call === 'GET /api/v1/pa/refunds') return listRefunds(sent);
    const [, id = '', step] = /payment_intents\/(\w+)(?:\/(capture|cancel))?$/.exec(call) ?? [];
    const intent = intents.get(id);
    if (!intent) return refuse(404, 'not_found', 'The requested endpoint does not exist.');
    if (step === 'capture') return capture(sent, intent);
    return step === 'cancel' ? cancel(intent) : { status: 200, json: intent };
  };

  const standIn: AirwallexStandIn = Object.assign(await startStandIn(answer), {
    ...{ keys, intents, refunds, repeats: 'same' as const, pageSize: 100 },
    pay(intentId: string, status: 'SUCCEEDED' | 'REQUIRES_CAPTURE' = 'SUCCEEDED') {
      const intent = intents.get(intentId);
      if (!intent) throw new Error(`There is no intent ${intentId}.`);
      intent.status = status;
      if (status === 'SUCCEEDED') intent.captured_amount = intent.amount;
    },
    revokeTokens() {
      tokens = new Set();
    },
    sign(body: string, sentAt: number, secret = keys.webhookSecret) {
      const signature = createHmac('sha256', secret).update(`${sentAt}${body}`).digest('hex');
      return { 'x-timestamp': String(sentAt), 'x-signature': signature };
    },
  });
  return standIn;
}

const cents = (amount: number) => Math.round(amount * 100);
