import { randomBytes } from 'node:crypto';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import Stripe from 'stripe';

export const STRIPE_KEYS = {
  secretKey: 'sk_test_stand_in',
  publishableKey: 'pk_test_stand_in',
  webhookSecret: 'whsec_stand_in',
};

interface Intent {
  id: string;
  amount: number;
  currency: string;
  status: 'requires_payment_method' | 'requires_action' | 'processing' | 'succeeded' | 'canceled';
  metadata: Record<string, string>;
  refunded: number;
  isDeclined?: boolean;
}

interface Session {
  id: string;
  status: 'open' | 'complete' | 'expired';
  intent: Intent;
}

/** How the next calls fail: with a status, or by breaking the connection. */
type Failure = { path: RegExp; status: number | 'broken'; times: number };

/** What of Stripe's API the shop uses, with its memory: sessions, payments and repeated keys. */
export class StripeStandIn {
  readonly sessions = new Map<string, Session>();
  readonly intents = new Map<string, Intent>();
  /** Money that was taken, and given back, in cents: one entry for each time. */
  readonly charges: { intent: string; amount: number }[] = [];
  readonly refunds: { intent: string; amount: number }[] = [];
  readonly calls: string[] = [];
  readonly failures: Failure[] = [];
  /** Called before a call is answered, and when its answer has left. */
  onCall: (call: string) => void = () => undefined;
  onAnswer: (call: string) => void = () => undefined;
  #answers = new Map<string, { text: string; body: string }>();
  #server: Server | undefined;

  async start(): Promise<void> {
    this.#server = createServer((request, response) => void this.#answer(request, response));
    await new Promise<void>((resolve) => this.#server?.listen(0, '127.0.0.1', resolve));
  }

  async stop(): Promise<void> {
    this.#server?.closeAllConnections();
    await new Promise((resolve) => this.#server?.close(resolve));
  }

  get url(): string {
    const address = this.#server?.address() as AddressInfo;
    return `http://127.0.0.1:${address.port}`;
  }

  /** What a shopper does on Stripe's page or in its frame. */
  pay(id: string): void {
    const intent = this.#intentOf(id);
    if (intent.status === 'canceled' || intent.status === 'succeeded') throw new Error('over');
    intent.status = 'succeeded';
    this.charges.push({ intent: intent.id, amount: intent.amount });
    const session = this.sessions.get(id);
    if (session) session.status = 'complete';
  }

  /** The bank asks the shopper: nothing is paid yet. */
  challenge(id: string): void {
    this.#intentOf(id).status = 'requires_action';
  }

  decline(id: string): void {
    const intent = this.#intentOf(id);
    intent.status = 'requires_payment_method';
    intent.isDeclined = true;
  }

  expire(id: string): void {
    const session = this.sessions.get(id);
    if (session) session.status = 'expired';
    this.#intentOf(id).status = 'canceled';
  }

  /** Gives back by hand, as somebody does in Stripe's dashboard. */
  giveBack(id: string, amount: number): void {
    const intent = this.#intentOf(id);
    intent.refunded += amount;
    this.refunds.push({ intent: intent.id, amount });
  }

  /** A webhook about a payment: its body, and the header that signs it. */
  event(
    id: string,
    type: string,
    {
      secret = STRIPE_KEYS.webhookSecret,
      at = Date.now(),
      eventId = `evt_${randomBytes(8).toString('hex')}`,
    } = {},
  ): { body: string; headers: Record<string, string> } {
    const session = this.sessions.get(id);
    const intent = this.#intentOf(id);
    const object =
      type.startsWith('checkout.') && session
        ? sessionWire(session)
        : type.startsWith('charge.')
          ? chargeWire(intent)
          : intentWire(intent);
    const body = JSON.stringify({ id: eventId, object: 'event', type, data: { object } });
    const timestamp = Math.floor(at / 1000);
    const header = Stripe.webhooks.generateTestHeaderString({ payload: body, secret, timestamp });
    return { body, headers: { 'stripe-signature': header } };
  }

  #intentOf(id: string): Intent {
    const intent = this.sessions.get(id)?.intent ?? this.intents.get(id);
    if (!intent) throw new Error(`There is no payment ${id}.`);
    return intent;
  }

  async #answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    const body = Buffer.concat(chunks).toString();
    const path = new URL(request.url ?? '/', 'http://stripe').pathname;
    const call = `${request.method} ${path.replace(/(cs|pi)_(?!.*_)[^/]+/, '$1')}`;
    this.calls.push(call);
    this.onCall(call);
    const failure = this.failures.find(
      ({ path: failing, times }) => failing.test(path) && times > 0,
    );
    if (failure) {
      failure.times -= 1;
      if (failure.status === 'broken') return void response.destroy();
      return send(response, failure.status, { error: { message: 'It fails', type: 'api_error' } });
    }
    if (request.headers.authorization !== `Bearer ${STRIPE_KEYS.secretKey}`) {
      return send(response, 401, {
        error: { message: 'Invalid API Key', type: 'invalid_request_error' },
      });
    }
    const key = request.headers['idempotency-key'];
    const existing = typeof key === 'string' ? this.#answers.get(key) : undefined;
    if (existing && existing.body !== body) {
      return send(response, 400, { error: { message: 'Another body', type: 'idempotency_error' } });
    }
    const text =
      existing?.text ??
      JSON.stringify(this.#act(request.method ?? 'GET', path, new URLSearchParams(body)));
    if (text === undefined || text === 'null') {
      return send(response, 404, {
        error: { message: 'No such thing', type: 'invalid_request_error' },
      });
    }
    const isError = text.startsWith('{"error"');
    if (typeof key === 'string' && !isError) this.#answers.set(key, { text, body });
    response.on('finish', () => this.onAnswer(call));
    response.writeHead(isError ? 400 : 200, { 'content-type': 'application/json' }).end(text);
  }

  #act(method: string, path: string, form: URLSearchParams): object | null {
    const [, , resource = '', id = '', action] = path.split('/');
    if (resource === 'refunds') return this.#refund(form);
    if (resource === 'checkout')
      return this.#sessionCall(path.split('/')[4] ?? '', path.split('/')[5], form);
    if (resource !== 'payment_intents') return null;
    if (id === '' && method === 'POST') return intentWire(this.#newIntent(form, 'amount'));
    const intent = this.intents.get(id);
    if (!intent) return null;
    if (action === 'cancel') {
      if (intent.status === 'succeeded' || intent.status === 'processing') {
        return refusal('This payment cannot be cancelled.');
      }
      intent.status = 'canceled';
    }
    return intentWire(intent);
  }

  #sessionCall(id: string, action: string | undefined, form: URLSearchParams): object | null {
    if (id === '') {
      const intent = this.#newIntent(form, 'line_items[0][price_data][unit_amount]');
      const session: Session = {
        id: `cs_test_${randomBytes(12).toString('hex')}`,
        status: 'open',
        intent,
      };
      this.sessions.set(session.id, session);
      return sessionWire(session);
    }
    const session = this.sessions.get(id);
    if (!session) return null;
    if (action === 'expire') {
      if (session.status !== 'open') return refusal('This session is not open.');
      session.status = 'expired';
      session.intent.status = 'canceled';
    }
    return sessionWire(session);
  }

  #newIntent(form: URLSearchParams, amountField: string): Intent {
    const metadata = Object.fromEntries(
      [...form].flatMap(([name, value]) => {
        const field = /^metadata\[(\w+)\]$/.exec(name)?.[1];
        return field ? [[field, value]] : [];
      }),
    );
    const intent: Intent = {
      id: `pi_${randomBytes(12).toString('hex')}`,
      amount: Number(form.get(amountField)),
      currency: form.get('currency') ?? form.get('line_items[0][price_data][currency]') ?? '',
      status: 'requires_payment_method',
      metadata,
      refunded: 0,
    };
    this.intents.set(intent.id, intent);
    return intent;
  }

  #refund(form: URLSearchParams): object | null {
    const intent = this.intents.get(form.get('payment_intent') ?? '');
    if (!intent) return null;
    const amount = Number(form.get('amount'));
    if (amount > intent.amount - intent.refunded) return refusal('More than was paid.');
    intent.refunded += amount;
    this.refunds.push({ intent: intent.id, amount });
    return { id: `re_${randomBytes(6).toString('hex')}`, object: 'refund', amount };
  }
}

const refusal = (message: string) => ({ error: { message, type: 'invalid_request_error' } });

function chargeWire({ id, amount, refunded, metadata }: Intent) {
  const charge = {
    id: id.replace('pi_', 'ch_'),
    object: 'charge',
    amount,
    amount_refunded: refunded,
  };
  return { ...charge, payment_intent: id, metadata };
}

function intentWire(intent: Intent) {
  const { id, amount, currency, status, metadata } = intent;
  return {
    ...{ id, object: 'payment_intent', amount, currency, status, metadata },
    client_secret: `${id}_secret_x`,
    amount_received: status === 'succeeded' ? amount : 0,
    latest_charge: status === 'succeeded' ? chargeWire(intent) : null,
    last_payment_error: intent.isDeclined ? { code: 'card_declined' } : null,
  };
}

function sessionWire({ id, status, intent }: Session) {
  return {
    ...{ id, object: 'checkout.session', status },
    payment_status: intent.status === 'succeeded' ? 'paid' : 'unpaid',
    amount_total: intent.amount,
    currency: intent.currency,
    metadata: intent.metadata,
    payment_intent: intentWire(intent),
    url: status === 'open' ? `https://checkout.stripe.com/c/pay/${id}` : null,
  };
}

function send(response: ServerResponse, status: number, body: object): void {
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
}
