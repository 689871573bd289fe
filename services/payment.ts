import type { RequestOf, ResponseOf } from '@/core/calls/call';
import { failureSchema } from '@/core/calls/failure.schema';
import { paymentCalls as calls } from '@/core/calls/payment';
import { paymentSchemas as schemas } from '@/core/calls/payment.schema';
import type { TotalLine } from '@/core/model/total-line';
import { linesOf } from '@/core/rules/money/total-lines';
import { ApiError } from './api-error';
import { callBackend } from './browser-client';
import { REQUEST_TIMEOUT_MS } from './send-call';

type CheckoutRequest = RequestOf<typeof calls.createCheckoutSession>;
export type CheckoutSession = ResponseOf<typeof calls.createCheckoutSession>;
export type Confirmation = ResponseOf<typeof calls.confirmCheckoutSession>;
export type OfferedMethod = ResponseOf<typeof calls.checkoutMethods>['data']['methods'][number];

/** A provider is asked meanwhile, who may take as long as a call does. */
const PROVIDER_TIMEOUT_MS = 3 * REQUEST_TIMEOUT_MS;

/** Refusal of a checkout. */
interface CheckoutRefusal {
  /** Current totals, if they differ from those the shopper saw. */
  totals: TotalLine[] | undefined;
  /** The order that it has become already. */
  paid: { order_id: string; session_id: string; is_same: boolean } | undefined;
}

/** Reads the details of a refused checkout. */
export function readRefusal(error: unknown): CheckoutRefusal {
  const answer = error instanceof ApiError ? error.answer : undefined;
  const failure = failureSchema.safeParse(answer);
  const { totals, paid } = failure.data ?? {};
  return { totals: totals && linesOf(totals), paid };
}

/**
 * Begins a payment (spec 7).
 *
 * @throws ApiError as every call does; 409 with `totals` where the cart comes to something else.
 */
export function createCheckoutSession(request: CheckoutRequest): Promise<CheckoutSession> {
  const options = { timeoutMs: PROVIDER_TIMEOUT_MS };
  return callBackend(calls.createCheckoutSession, schemas.createCheckoutSession, request, options);
}

/**
 * Completes a payment (spec 7): whether it is paid, and the order where it is.
 *
 * @throws ApiError as every call does.
 */
export function confirmCheckoutSession(
  request: RequestOf<typeof calls.confirmCheckoutSession>,
): Promise<Confirmation> {
  const options = { timeoutMs: PROVIDER_TIMEOUT_MS };
  return callBackend(
    calls.confirmCheckoutSession,
    schemas.confirmCheckoutSession,
    request,
    options,
  );
}

/**
 * The ways to pay that the shop offers. Of a backend that does not tell, those of the spec's own calls.
 *
 * @throws ApiError as every call does.
 */
export async function loadMethods(domain: string): Promise<OfferedMethod[]> {
  try {
    const request = { domain };
    const { data } = await callBackend(calls.checkoutMethods, schemas.checkoutMethods, request);
    return data.methods;
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
export const loadStripeShield = (domain: string) =>
  callBackend(calls.getShieldStripe, schemas.getShieldStripe, { domain });
export const loadPaypalShield = (domain: string) =>
  callBackend(calls.getShieldDomain, schemas.getShieldDomain, { domain });
const loadAirwallexShield = (domain: string) =>
  callBackend(calls.getShieldAirwallexProxy, schemas.getShieldAirwallexProxy, { domain });

/** A payment at the test provider. @throws ApiError as every call does. */
export async function loadTestPayment(domain: string, session_id: string) {
  const request = { domain, session_id };
  return (await callBackend(calls.testPayment, schemas.testPayment, request)).data;
}

/** Pays at the test provider. @throws ApiError with the field of the card that is wrong. */
export async function payTestPayment(request: RequestOf<typeof calls.payTestPayment>) {
  return (await callBackend(calls.payTestPayment, schemas.payTestPayment, request)).data;
}
