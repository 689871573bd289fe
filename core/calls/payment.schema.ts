import * as z from 'zod';
import { MAX_CART_LINES } from '../model/cart';
import { cartClaimSchema } from '../model/cart.schema';
import { checkoutFormSchema } from '../model/checkout.schema';
import { orderStatusSchema } from '../model/order.schema';
import { PAYMENT_METHODS, PAYMENT_PROVIDERS } from '../model/payment';
import { themeSchema } from '../model/theme.schema';
import { domainParam, envelope } from './envelope.schema';

const text = z.string().catch('');
/** A pattern of our own: zod’s brings every version there is into the browser. */
const UUID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i;
const conversions = z.array(z.unknown()).catch([]);
const dollars = z.number().nonnegative();
const method = z.enum(PAYMENT_METHODS);
const provider = z.enum(PAYMENT_PROVIDERS);

/** Where card entry happens for a shop: a payment origin, and the ticket that says there whose it is. */
const shieldDomain = z.object({ domain: text, encrypted: text, conversions });
const shieldQuestion = z.object({ ...domainParam });

/** The environment of Airwallex that a browser talks to. */
const airwallexEnvironment = z.enum(['demo', 'prod']).catch('demo');

/** What a payment page may know of the payment it is for. */
const paymentSchema = z.object({
  order_id: z.string(),
  amount: dollars,
  currency: z.string(),
  state: z.enum(['open', 'challenged', 'paid', 'expired']),
  storename: text,
  success_url: text.describe('where its page leads once it is paid'),
  cancel_url: text,
});

/** Requests and responses of the payment calls (spec 7, "Payment"); amounts in dollars. */
export const paymentSchemas = {
  ppshield: { request: shieldQuestion, response: z.looseObject({ domain: text }) },
  getShieldDomain: {
    request: shieldQuestion,
    response: shieldDomain.extend({ client_id: text, error: z.string().exactOptional() }),
  },
  getShieldStripe: {
    request: shieldQuestion,
    response: shieldDomain.extend({
      stripe_publishable_key: text,
      error: z.string().exactOptional(),
    }),
  },
  getShieldAirwallexProxy: {
    request: shieldQuestion,
    response: shieldDomain.extend({ error: z.string().exactOptional() }),
  },
  getShieldAirwallex: {
    request: shieldQuestion,
    response: z.looseObject({
      client_id: text,
      environment: airwallexEnvironment,
      error: z.string().exactOptional(),
    }),
  },
  /** Beyond the spec: the ways to pay that a shop offers, the first first, and their frames. */
  checkoutMethods: {
    request: shieldQuestion,
    response: envelope(
      z.object({
        methods: z.array(
          z.looseObject({
            method,
            provider,
            domain: text.describe('the payment origin of its frame, empty for a page of its own'),
            encrypted: text.describe('the ticket that the frame opens by'),
          }),
        ),
      }),
    ),
  },
  /**
   * Beyond the spec: `method`, and `checkout_key`, by which one checkout is one order however often it
   * is sent; an Idempotency-Key header counts as one too.
   */
  createCheckoutSession: {
    request: z.object({
      ...domainParam,
      amount: dollars.describe('what the shopper saw; another total is 409 with the right one'),
      formData: checkoutFormSchema,
      cartItems: z.array(cartClaimSchema).min(1, 'Your cart is empty.').max(MAX_CART_LINES),
      shield_domain: text,
      shield_encrypted: text,
      storename: text,
      shipping_cost: dollars.catch(0),
      prefix: text,
      params: z.record(z.string(), z.unknown()).catch({}),
      coupon: z.string().trim().max(64).nullable().catch(null),
      discount: dollars.catch(0),
      protect: z.boolean().catch(false),
      method: method.default('redirect'),
      checkout_key: z.string().regex(UUID, 'Must be a UUID.').exactOptional(),
    }),
    response: z.looseObject({
      session_id: z.string(),
      order_id: z.string(),
      url: text.describe('the page to pay on, empty where a frame takes the payment'),
      client_secret: text.describe('by which a frame of the payment origin pays'),
      amount: dollars,
    }),
  },
  confirmCheckoutSession: {
    request: z.object({
      ...domainParam,
      session_id: z.string().min(1).max(255),
      order_id: z.string().trim().min(1).max(64),
      shield_encrypted: text,
    }),
    response: z.looseObject({
      order_id: z.string(),
      paid: z.boolean(),
      message: text.describe('why it is not paid, else empty'),
      access: text.describe('opens the order without typing'),
      order: orderStatusSchema.exactOptional(),
    }),
  },
  /**
   * Beyond the spec: what a payment page shows, for the ticket it was opened by. `origin` is that of the
   * checkout around it, '' where it stands alone.
   */
  paymentPage: {
    request: z.object({
      ticket: z.string().max(2000),
      method: z.enum(PAYMENT_METHODS),
      from: z.string().max(300).default(''),
    }),
    response: envelope(
      z.object({
        domain: z.string().describe('the host of the shop'),
        storename: text,
        origin: text,
        provider,
        publicKey: text,
        environment: text,
        theme: themeSchema.exactOptional(),
      }),
    ),
  },
  /** Beyond the spec, of the test provider: what is to be paid, and paying it by a test card. */
  testPayment: {
    request: z.object({ ...domainParam, session_id: z.string().min(1).max(255) }),
    response: envelope(paymentSchema),
  },
  payTestPayment: {
    request: z.object({
      ...domainParam,
      session_id: z.string().min(1).max(255),
      number: z.string().max(40).default(''),
      expiry: z.string().max(10).default(''),
      cvc: z.string().max(10).default(''),
      challenge: z
        .enum(['passed', 'failed'])
        .exactOptional()
        .describe('how the shopper answered the question of a bank'),
    }),
    response: envelope(paymentSchema),
  },
};
