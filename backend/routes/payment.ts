import { paymentSchemas as schemas } from '@/core/calls/payment.schema';
import { answerOnce } from '../domain/checkout/answer-once';
import { beginCheckout } from '../domain/checkout/begin-checkout';
import { confirmCheckout } from '../domain/payments/confirm-checkout';
import { showPaymentPage } from '../domain/payments/payment-page';
import { listMethods } from '../domain/payments/providers-of';
import {
  airwallexClient,
  airwallexShield,
  paypalShield,
  stripeShield,
} from '../domain/payments/shields';
import { payTestPayment, showTestPayment } from '../domain/payments/test-payments';
import { pageOrigin } from '../domain/shops/shop-origin';
import { success } from '../http/envelope';
import { forEveryone, forShop } from '../http/serve-call';
import { CHECKOUTS, CONFIRMATIONS, TEST_PAYMENTS } from '../limits/rate';
import type { ServedRoutes } from './served';

/** Tickets run out. */
const LIVE = { isLive: true } as const;

/** The calls of spec 7, "Payment". */
export const paymentRoutes: ServedRoutes<'payment'> = {
  ppshield: forShop(
    schemas.ppshield,
    async ({ services, shop }) => ({ domain: (await paypalShield(services, shop)).domain }),
    LIVE,
  ),
  getShieldDomain: forShop(
    schemas.getShieldDomain,
    ({ services, shop }) => paypalShield(services, shop),
    LIVE,
  ),
  getShieldStripe: forShop(
    schemas.getShieldStripe,
    ({ services, shop }) => stripeShield(services, shop),
    LIVE,
  ),
  getShieldAirwallexProxy: forShop(
    schemas.getShieldAirwallexProxy,
    ({ services, shop }) => airwallexShield(services, shop),
    LIVE,
  ),
  getShieldAirwallex: forShop(
    schemas.getShieldAirwallex,
    ({ services, shop }) => airwallexClient(services, shop),
    LIVE,
  ),
  checkoutMethods: forShop(
    schemas.checkoutMethods,
    async ({ services, shop }) => success({ methods: await listMethods(services, shop) }),
    LIVE,
  ),

  createCheckoutSession: forShop(
    schemas.createCheckoutSession,
    ({ input, ...context }) =>
      answerOnce(context, { call: 'create-checkout-session', input }, async (key) => {
        const origin = await pageOrigin(context.services, context.shop, context.origin);
        return beginCheckout({ ...context, origin }, input, key);
      }),
    { rate: CHECKOUTS, invalid: 422 },
  ),

  confirmCheckoutSession: forShop(
    schemas.confirmCheckoutSession,
    ({ input, services, shop }) => confirmCheckout(services, shop, input),
    { rate: CONFIRMATIONS },
  ),

  paymentPage: forEveryone(schemas.paymentPage, async ({ input, services }) =>
    success(await showPaymentPage(services, input)),
  ),

  testPayment: forShop(schemas.testPayment, async ({ input, services, shop }) =>
    success(await showTestPayment(services, shop, input.session_id)),
  ),
  payTestPayment: forShop(
    schemas.payTestPayment,
    async ({ input, services, shop }) => success(await payTestPayment(services, shop, input)),
    { rate: TEST_PAYMENTS },
  ),
};
