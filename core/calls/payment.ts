import { callsOf, EXTENSION, get, post } from './call';
import type { paymentSchemas } from './payment.schema';

/** The calls of spec 7, "Payment". */
export const paymentCalls = callsOf<typeof paymentSchemas>()({
  ppshield: get('/ppshield', 'Wakes the PayPal payment origin'),
  getShieldDomain: get('/get-shield-domain', 'The PayPal payment origin of a shop'),
  getShieldStripe: get('/get-shield-stripe', 'The Stripe payment origin of a shop'),
  getShieldAirwallexProxy: get(
    '/api/get-shield-airwallex-proxy',
    'The Airwallex payment origin of a shop',
  ),
  getShieldAirwallex: get('/api/get-shield-airwallex', 'What the Airwallex payment page shows'),
  createCheckoutSession: post('/stripev2/create-checkout-session', 'Begins a payment'),
  confirmCheckoutSession: post('/stripev2/confirm-checkout-session', 'Completes a payment'),
  checkoutMethods: get('/checkout/methods', 'The ways to pay that a shop offers', EXTENSION),
  paymentPage: post('/payment-page', 'What a payment page shows', EXTENSION),
  testPayment: post('/test-payments/get', 'A payment at the test provider', EXTENSION),
  payTestPayment: post(
    '/test-payments/pay',
    'Pays at the test provider, by a test card',
    EXTENSION,
  ),
});
