import { paymentSchemas as schemas } from '@/core/calls/payment.schema';
import { answerOnce } from '../domain/checkout/answer-once';
import { beginCheckout } from '../domain/checkout/begin-checkout';
import { confirmCheckout } from '../domain/payments/confirm-checkout';
import { listMethods } from '../domain/payments/providers-of';
import {
  airwallexClient,
  airwallexShield,
  paypalShield,
  showPaymentPage,
  stripeShield,
} from '../domain/payments/shields';
import { payTestPayment, showTestPayment } from '../domain/payments/test-payments';
import { pageOrigin } from '../domain/shops/find-shop';
import { data, plain, success } from '../http/envelope';
import type { ServedRoutes } from '../http/route';
import { forEveryone, forShop } from '../http/serve-call';
import { CHECKOUT_ATTEMPTS, CONFIRMATIONS, TEST_PAYMENTS } from '../limits/rates';

/** Tickets run out. */
const LIVE = { isLive: true } as const;

/** The calls of spec 7, "Payment". */
export const paymentRoutes: ServedRoutes<'payment'> = {
  ppshield: forShop(
    schemas.ppshield,
    async ({ services }) => ({ domain: (await paypalShield(services)).domain }),
    LIVE,
  ),
  getShieldDomain: forShop(schemas.getShieldDomain, plain(paypalShield), LIVE),
  getShieldStripe: forShop(schemas.getShieldStripe, plain(stripeShield), LIVE),
  getShieldAirwallexProxy: forShop(schemas.getShieldAirwallexProxy, plain(airwallexShield), LIVE),
  getShieldAirwallex: forShop(schemas.getShieldAirwallex, plain(airwallexClient), LIVE),
  checkoutMethods: forShop(
    schemas.checkoutMethods,
    async ({ services }) => success({ methods: await listMethods(services) }),
    LIVE,
  ),

  createCheckoutSession: forShop(
    schemas.createCheckoutSession,
    ({ input, ...context }) =>
      answerOnce(context, { call: 'create-checkout-session', input }, async (key) => {
        const origin = await pageOrigin(context.services, context.origin);
        return beginCheckout({ ...context, origin }, input, key);
      }),
    { rate: CHECKOUT_ATTEMPTS, invalid: 422 },
  ),

  confirmCheckoutSession: forShop(schemas.confirmCheckoutSession, plain(confirmCheckout), {
    rate: CONFIRMATIONS,
  }),

  paymentPage: forEveryone(schemas.paymentPage, async ({ input, services }) =>
    success(await showPaymentPage(services, input)),
  ),

  testPayment: forShop(schemas.testPayment, async ({ input, services }) =>
    success(await showTestPayment(services, input.session_id)),
  ),
  payTestPayment: forShop(schemas.payTestPayment, data(payTestPayment), { rate: TEST_PAYMENTS }),
};
