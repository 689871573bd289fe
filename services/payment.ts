import type { RequestOf, ResponseOf } from '@/core/calls/call';
import { failureSchema } from '@/core/calls/failure.schema';
import { paymentCalls as calls } from '@/core/calls/payment';
import { paymentSchemas as schemas } from '@/core/calls/payment.schema';
import type { TotalLine } from '@/core/model/total-line';
import { linesOf } from '@/core/rules/money/total-lines';
import { ApiError } from './api-error';
import { areaOf } from './area';
import { REQUEST_TIMEOUT_MS } from './send-call';

const { load, send } = areaOf(calls, schemas);

export type CheckoutSession = ResponseOf<typeof calls.createCheckoutSession>;
export type Confirmation = ResponseOf<typeof calls.confirmCheckoutSession>;
export type OfferedMethod = ResponseOf<typeof calls.checkoutMethods>['data']['methods'][number];

/** A provider is asked meanwhile, who may take as long as a call does. */
const atProvider = { timeoutMs: 3 * REQUEST_TIMEOUT_MS };

interface CheckoutRefusal {
  /** Current totals, if they differ from those the shopper saw. */
  totals: TotalLine[] | undefined;
  /** The order that it has become already. */
  paid: { order_id: string; session_id: string; is_same: boolean } | undefined;
}

export function readRefusal(error: unknown): CheckoutRefusal {
  const answer = error instanceof ApiError ? error.answer : undefined;
  const failure = failureSchema.safeParse(answer);
  const { totals, paid } = failure.data ?? {};
  return { totals: totals && linesOf(totals), paid };
}

/** Begins a payment (spec 7). @throws ApiError; 409 with `totals` where the cart comes to something else. */
export const createCheckoutSession = (request: RequestOf<typeof calls.createCheckoutSession>) =>
  send('createCheckoutSession', request, atProvider);

/** Completes a payment (spec 7): whether it is paid, and the order where it is. @throws ApiError */
export const confirmCheckoutSession = (request: RequestOf<typeof calls.confirmCheckoutSession>) =>
  send('confirmCheckoutSession', request, atProvider);

/** The ways to pay that the shop offers; of a backend that does not tell, those of the spec's own calls. @throws ApiError */
export async function loadMethods(domain: string): Promise<OfferedMethod[]> {
  try {
    return (await load('checkoutMethods', { domain })).methods;
  } catch (error) {
    const isUnsupported = error instanceof ApiError && [404, 405, 501].includes(error.status ?? 0);
    if (isUnsupported) return methodsOfShields(domain);
    throw error;
  }
}

async function methodsOfShields(domain: string): Promise<OfferedMethod[]> {
  const [stripe, airwallex, paypal] = await Promise.all([
    loadStripeShield(domain),
    loadAirwallexShield(domain),
    loadPaypalShield(domain),
  ]);
  const offered: OfferedMethod[] = [];
  if (!stripe.error) offered.push({ ...stripe, method: 'stripe', provider: 'stripe' });
  if (!airwallex.error) offered.push({ ...airwallex, method: 'airwallex', provider: 'airwallex' });
  if (!paypal.error) offered.push({ ...paypal, method: 'paypal', provider: 'paypal' });
  return offered.filter(({ domain: origin }) => origin !== '');
}

/** Origins of the providers' frames, by the spec's calls. */
export const loadStripeShield = (domain: string) => send('getShieldStripe', { domain });
export const loadPaypalShield = (domain: string) => send('getShieldDomain', { domain });
const loadAirwallexShield = (domain: string) => send('getShieldAirwallexProxy', { domain });

/** A payment at the test provider. @throws ApiError */
export const loadTestPayment = (domain: string, session_id: string) =>
  load('testPayment', { domain, session_id });

/** Pays at the test provider. @throws ApiError with the field of the card that is wrong. */
export const payTestPayment = (request: RequestOf<typeof calls.payTestPayment>) =>
  load('payTestPayment', request);
