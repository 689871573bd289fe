import * as z from 'zod/mini';
import { MAX_CART_LINES } from '../model/cart';
import { cartClaimSchema } from '../model/cart.schema';
import { checkoutFormSchema } from '../model/checkout.schema';
import { couponProofSchema } from '../model/coupon.schema';
import { CURRENCY } from '../model/currency';
import { orderStatusSchema } from '../model/order.schema';
import { PAYMENT_METHODS, PAYMENT_PROVIDERS } from '../model/payment';
import { themeSchema } from '../model/theme.schema';
import { totalLinesSchema } from '../model/total-line.schema';
import { domainParam, envelope } from './envelope.schema';

const text = z.catch(z.string(), '');
/** A pattern of our own: zod’s brings every version there is into the browser. */
const UUID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i;
const conversions = z.catch(z.array(z.unknown()), []);
const dollars = z.number().check(z.nonnegative());
const method = z.enum(PAYMENT_METHODS);
const session_id = z.string().check(z.minLength(1), z.maxLength(255));
const provider = z.enum(PAYMENT_PROVIDERS);

/** Location of card entry for a shop: a payment origin, and the ticket that says there whose it is. */
const shieldDomain = z.object({ domain: text, encrypted: text, conversions });
const shieldQuestion = z.object({ ...domainParam });

/** The environment of Airwallex that a browser talks to. */
const airwallexEnvironment = z.catch(z.enum(['demo', 'prod']), 'demo');

/** Details of a payment for its payment page. */
const paymentSchema = z.object({
  order_id: z.string(),
  amount: dollars,
  currency: z.string(),
  state: z.enum(['open', 'challenged', 'paid', 'expired']),
  storename: text,
  success_url: text.check(z.describe('where its page leads once it is paid')),
  cancel_url: text,
});

/** Requests and responses of the payment calls (spec 7, "Payment"); amounts in dollars. */
export const paymentSchemas = {
  ppshield: { request: shieldQuestion, response: z.looseObject({ domain: text }) },
  getShieldDomain: {
    request: shieldQuestion,
    response: z.extend(shieldDomain, { client_id: text, error: z.exactOptional(z.string()) }),
  },
  getShieldStripe: {
    request: shieldQuestion,
    response: z.extend(shieldDomain, {
      stripe_publishable_key: text,
      error: z.exactOptional(z.string()),
    }),
  },
  getShieldAirwallexProxy: {
    request: shieldQuestion,
    response: z.extend(shieldDomain, { error: z.exactOptional(z.string()) }),
  },
  getShieldAirwallex: {
    request: shieldQuestion,
    response: z.looseObject({
      client_id: text,
      environment: airwallexEnvironment,
      error: z.exactOptional(z.string()),
    }),
  },
  /** Ways to pay that a shop offers, the first first, and their frames (beyond the spec). */
  checkoutMethods: {
    request: shieldQuestion,
    response: envelope(
      z.object({
        methods: z.array(
          z.looseObject({
            method,
            provider,
            domain: text.check(
              z.describe('the payment origin of its frame, empty for a page of its own'),
            ),
            encrypted: text.check(z.describe('the ticket that the frame opens by')),
          }),
        ),
      }),
    ),
  },
  /**
   * Takes beyond the spec `method`, and `checkout_key`, by which one checkout is one order however often it
   * is sent; an Idempotency-Key header counts as one too.
   */
  createCheckoutSession: {
    request: z.object({
      ...domainParam,
      amount: dollars.check(
        z.describe('what the shopper saw; another total is 409 with the right one'),
      ),
      formData: checkoutFormSchema,
      cartItems: z
        .array(cartClaimSchema)
        .check(z.minLength(1, 'Your cart is empty.'), z.maxLength(MAX_CART_LINES)),
      shield_domain: text,
      shield_encrypted: text,
      storename: text,
      shipping_cost: z.catch(dollars, 0),
      prefix: text,
      params: z.catch(z.record(z.string(), z.unknown()), {}),
      coupon: z.catch(z.nullable(z.string().check(z.trim(), z.maxLength(64))), null),
      coupon_proof: couponProofSchema,
      discount: z.catch(dollars, 0),
      protect: z.catch(z.boolean(), false),
      method: z._default(method, 'redirect'),
      checkout_key: z.exactOptional(z.string().check(z.regex(UUID, 'Must be a UUID.'))),
    }),
    response: z.looseObject({
      session_id: z.string(),
      order_id: z.string(),
      url: text.check(z.describe('the page to pay on, empty where a frame takes the payment')),
      client_secret: text.check(z.describe('by which a frame of the payment origin pays')),
      amount: dollars.check(z.describe('0 for an order that is complete: nothing is left to pay')),
      currency: z.catch(z.string(), CURRENCY),
      totals: totalLinesSchema,
    }),
  },
  confirmCheckoutSession: {
    request: z.object({
      ...domainParam,
      session_id,
      order_id: z.string().check(z.trim(), z.minLength(1), z.maxLength(64)),
      shield_encrypted: text,
    }),
    response: z.looseObject({
      order_id: z.string(),
      paid: z.boolean(),
      message: text.check(z.describe('why it is not paid, else empty')),
      access: text.check(z.describe('opens the order without typing')),
      order: z.exactOptional(orderStatusSchema),
    }),
  },
  /**
   * Contents of a payment page, for the ticket it was opened by (beyond the spec). `origin` is that of the
   * checkout around it, '' where it stands alone.
   */
  paymentPage: {
    request: z.object({
      ticket: z.string().check(z.maxLength(2000)),
      method: z.enum(PAYMENT_METHODS),
      from: z._default(z.string().check(z.maxLength(300)), ''),
    }),
    response: envelope(
      z.object({
        domain: z.string().check(z.describe('the host of the shop')),
        storename: text,
        origin: text,
        provider,
        publicKey: text,
        environment: text,
        theme: z.exactOptional(themeSchema),
      }),
    ),
  },
  /** Amount to be paid with the test provider, and paying it by a test card (beyond the spec). */
  testPayment: {
    request: z.object({ ...domainParam, session_id }),
    response: envelope(paymentSchema),
  },
  payTestPayment: {
    request: z.object({
      ...domainParam,
      session_id,
      number: z._default(z.string().check(z.maxLength(40)), ''),
      expiry: z._default(z.string().check(z.maxLength(10)), ''),
      cvc: z._default(z.string().check(z.maxLength(10)), ''),
      challenge: z
        .exactOptional(z.enum(['passed', 'failed']))
        .check(z.describe('how the shopper answered the question of a bank')),
    }),
    response: envelope(paymentSchema),
  },
};
