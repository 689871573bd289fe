import { describeCall } from './call';
import type { paymentSchemas } from './payment.schema';

type Schemas = typeof paymentSchemas;
const extension = { origin: 'extension' } as const;

/** The calls of spec 7, "Payment". */
export const paymentCalls = {
  ppshield: describeCall<Schemas['ppshield']>(
    'GET',
    '/ppshield',
    'Wakes the PayPal payment origin',
  ),
  getShieldDomain: describeCall<Schemas['getShieldDomain']>(
    'GET',
    '/get-shield-domain',
    'The PayPal payment origin of a shop',
  ),
  getShieldStripe: describeCall<Schemas['getShieldStripe']>(
    'GET',
    '/get-shield-stripe',
    'The Stripe payment origin of a shop',
  ),
  getShieldAirwallexProxy: describeCall<Schemas['getShieldAirwallexProxy']>(
    'GET',
    '/api/get-shield-airwallex-proxy',
    'The Airwallex payment origin of a shop',
  ),
  getShieldAirwallex: describeCall<Schemas['getShieldAirwallex']>(
    'GET',
    '/api/get-shield-airwallex',
    'What the Airwallex payment page shows',
  ),
  createCheckoutSession: describeCall<Schemas['createCheckoutSession']>(
    'POST',
    '/stripev2/create-checkout-session',
    'Begins a payment',
  ),
  confirmCheckoutSession: describeCall<Schemas['confirmCheckoutSession']>(
    'POST',
    '/stripev2/confirm-checkout-session',
    'Completes a payment',
  ),
  checkoutMethods: describeCall<Schemas['checkoutMethods']>(
    'GET',
    '/checkout/methods',
    'The ways to pay that a shop offers',
    extension,
  ),
  paymentPage: describeCall<Schemas['paymentPage']>(
    'POST',
    '/payment-page',
    'What a payment page shows',
    extension,
  ),
  testPayment: describeCall<Schemas['testPayment']>(
    'POST',
    '/test-payments/get',
    'A payment at the test provider',
    extension,
  ),
  payTestPayment: describeCall<Schemas['payTestPayment']>(
    'POST',
    '/test-payments/pay',
    'Pays at the test provider, by a test card',
    extension,
  ),
};
