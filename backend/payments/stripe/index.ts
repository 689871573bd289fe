import { createHash } from 'node:crypto';
import Stripe from 'stripe';
import type { PaymentMethod } from '@/core/model/payment';
import * as messages from '../messages';
import {
  type Payable,
  PaymentError,
  type PaymentFacts,
  type PaymentProvider,
  type PaymentSession,
  type ProviderTools,
  type ReturnAddresses,
} from '../provider';
import type { PaymentSettings } from '../settings';
import { readStripeEvent } from './events';

const HOSTED = 'cs_';

/** Stripe: its payment element in our frame, or its own page. */
export function createStripe(
  { secretKey, webhookSecret }: PaymentSettings['stripe'],
  base: string | undefined,
  { now }: ProviderTools,
): PaymentProvider {
  const stripe = createStripeClient(secretKey, base);

  async function look(sessionId: string) {
    if (sessionId.startsWith(HOSTED)) {
      const expand = ['payment_intent.latest_charge'];
      return factsOfSession(await ask(stripe.checkout.sessions.retrieve(sessionId, { expand })));
    }
    const expand = ['latest_charge'];
    return factsOfIntent(await ask(stripe.paymentIntents.retrieve(sessionId, { expand })));
  }

  return {
    name: 'stripe',
    methods: ['stripe', 'redirect'],
    look,
    settle: look,
    create: (payable, method, addresses) =>
      method === 'redirect'
        ? createCheckout(stripe, payable, addresses)
        : openIntent(stripe, payable, method),
    close: (sessionId) => closeSession(stripe, sessionId),
    async refund({ paymentId, amountMinor, key }) {
      const request = { payment_intent: paymentId, amount: amountMinor };
      const { status } = await ask(stripe.refunds.create(request, { idempotencyKey: key }));
      if (status === 'failed' || status === 'canceled') {
        throw new PaymentError('refused', messages.stripeRefundFailed);
      }
    },
    async readEvent(request) {
      return readStripeEvent(request, webhookSecret, now());
    },
  };
}

async function createCheckout(
  stripe: Stripe,
  payable: Payable,
  { success, cancel }: ReturnAddresses,
): Promise<PaymentSession> {
  const { amountMinor, currency, description, number, email } = payable;
  const metadata = metadataOf(payable);
  const product = { name: `Order ${number}`, description };
  const price_data = { currency, unit_amount: amountMinor, product_data: product };
  const request = {
    mode: 'payment' as const,
    line_items: [{ quantity: 1, price_data }],
    client_reference_id: number,
    customer_email: email,
    metadata,
    payment_intent_data: { metadata, description: product.name },
    success_url: success.replace('{SESSION}', '{CHECKOUT_SESSION_ID}'),
    cancel_url: cancel.replace('{SESSION}', ''),
  };
  const session = await ask(stripe.checkout.sessions.create(request, sameAgain(payable, request)));
  if (!session.url) throw new PaymentError('away', messages.noStripePage);
  return { sessionId: session.id, url: session.url, clientSecret: '' };
}

async function openIntent(
  stripe: Stripe,
  payable: Payable,
  method: PaymentMethod,
): Promise<PaymentSession> {
  const { amountMinor, currency, description, number, email } = payable;
  const request = {
    amount: amountMinor,
    currency,
    description: `Order ${number}: ${description}`,
    receipt_email: email,
    metadata: metadataOf(payable),
    // Cards, and the wallets that hold them: what leads to another page would not come back into the frame.
    allowed_payment_method_types: ['card' as const],
  };
  const intent = await ask(stripe.paymentIntents.create(request, sameAgain(payable, request)));
  if (!intent.client_secret) throw new PaymentError('away', messages.noStripePayment(method));
  return { sessionId: intent.id, url: '', clientSecret: intent.client_secret };
}

const metadataOf = ({ orderId, shopId, number }: Payable) => ({
  order_id: orderId,
  shop_id: shopId,
  number,
});

/** The same order asked for in the same way is the same payment. */
function sameAgain({ orderId }: Payable, request: object): { idempotencyKey: string } {
  const digest = createHash('sha256').update(JSON.stringify(request)).digest('base64url');
  return { idempotencyKey: `${orderId}-${digest.slice(0, 16)}` };
}

async function closeSession(stripe: Stripe, sessionId: string): Promise<boolean> {
  try {
    if (sessionId.startsWith(HOSTED)) await ask(stripe.checkout.sessions.expire(sessionId));
    else await ask(stripe.paymentIntents.cancel(sessionId));
    return true;
  } catch (error) {
    if (!(error instanceof PaymentError) || error.kind === 'away') throw error;
    const { state } = sessionId.startsWith(HOSTED)
      ? factsOfSession(await ask(stripe.checkout.sessions.retrieve(sessionId)))
      : factsOfIntent(await ask(stripe.paymentIntents.retrieve(sessionId)));
    return state === 'closed';
  }
}

/** Reads the facts of a checkout session; its payment intent and charge are expanded. */
function factsOfSession(session: Stripe.Checkout.Session): PaymentFacts {
  const intent = expanded(session.payment_intent);
  const isPaid = session.payment_status === 'paid';
  return {
    state: isPaid ? 'paid' : isOver(session, intent) ? 'closed' : 'open',
    amountMinor: isPaid ? (session.amount_total ?? 0) : 0,
    currency: session.currency ?? '',
    orderId: session.metadata?.order_id ?? '',
    paymentId: intent?.id ?? idOf(session.payment_intent),
    refundedMinor: intent ? refundedOf(intent) : 0,
    isDeclined: intent ? isDeclined(intent) : false,
  };
}

/** Expired, or completed by a payment that failed afterwards. */
function isOver({ status }: Stripe.Checkout.Session, intent: Stripe.PaymentIntent | undefined) {
  const hasFailed = intent?.status === 'requires_payment_method' || intent?.status === 'canceled';
  return status === 'expired' || (status === 'complete' && hasFailed);
}

/** Reads the facts of a payment intent; its charge is expanded. */
function factsOfIntent(intent: Stripe.PaymentIntent): PaymentFacts {
  const { status } = intent;
  return {
    state: status === 'succeeded' ? 'paid' : status === 'canceled' ? 'closed' : 'open',
    amountMinor: status === 'succeeded' ? intent.amount_received : 0,
    currency: intent.currency,
    orderId: intent.metadata.order_id ?? '',
    paymentId: intent.id,
    refundedMinor: refundedOf(intent),
    isDeclined: isDeclined(intent),
  };
}

/** The last try at it failed. */
const isDeclined = ({ last_payment_error }: Stripe.PaymentIntent): boolean =>
  Boolean(last_payment_error);

const refundedOf = ({ latest_charge }: Stripe.PaymentIntent): number =>
  expanded(latest_charge)?.amount_refunded ?? 0;

const expanded = <Thing extends object>(field: string | Thing | null): Thing | undefined =>
  typeof field === 'object' && field !== null ? field : undefined;

const idOf = (field: string | { id: string } | null): string =>
  typeof field === 'string' ? field : (field?.id ?? '');

const TIMEOUT_MS = 10_000;
const RETRIES = 2;
/** A call that took too long, a key in use, too many calls: better in a moment. */
const PASSING = [408, 409, 429];

/** Stripe's own client; `base` names another host for it, as tests do. */
function createStripeClient(secretKey: string, base: string | undefined): Stripe {
  const url = base === undefined ? undefined : new URL(base);
  return new Stripe(secretKey, {
    timeout: TIMEOUT_MS,
    maxNetworkRetries: RETRIES,
    telemetry: false,
    ...(url && {
      host: url.hostname,
      protocol: url.protocol === 'http:' ? 'http' : 'https',
      ...(url.port && { port: url.port }),
    }),
  });
}

/** Makes a call, and puts what goes wrong with it into our words; Stripe's own are for whoever holds the key. */
async function ask<Answer>(call: Promise<Answer>): Promise<Answer> {
  try {
    return await call;
  } catch (error) {
    throw toPaymentError(error);
  }
}

function toPaymentError(error: unknown): unknown {
  if (!(error instanceof Stripe.errors.StripeError)) return error;
  const { statusCode = 0 } = error;
  const message = `Stripe: ${error.message}`;
  if (statusCode === 404) return new PaymentError('unknown', message, { cause: error });
  const isRefused = statusCode >= 400 && statusCode < 500 && !PASSING.includes(statusCode);
  return new PaymentError(isRefused ? 'refused' : 'away', message, { cause: error });
}
