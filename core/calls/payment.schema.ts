import * as z from 'zod';
import { cartLineSchema } from '../model/cart.schema';
import { domainParam } from './envelope.schema';

const text = z.string().catch('');
const conversions = z.array(z.unknown()).catch([]);

/** Where card entry happens for a shop: a payment origin and what it may be shown. */
const shieldDomain = z.object({ domain: text, encrypted: text, conversions });

/** Requests and responses of the payment calls (spec 7, "Payment"); amounts in dollars. */
export const paymentSchemas = {
  ppshield: { request: z.object({ ...domainParam }), response: z.looseObject({}) },
  getShieldDomain: {
    request: z.object({ ...domainParam }),
    response: shieldDomain.extend({ client_id: text }),
  },
  getShieldStripe: {
    request: z.object({ ...domainParam }),
    response: shieldDomain.extend({
      stripe_publishable_key: text,
      error: z.string().exactOptional(),
    }),
  },
  getShieldAirwallexProxy: {
    request: z.object({ ...domainParam }),
    response: z.looseObject({ domain: text }),
  },
  getShieldAirwallex: { request: z.object({ ...domainParam }), response: z.looseObject({}) },
  createCheckoutSession: {
    request: z.object({
      ...domainParam,
      amount: z.number().nonnegative(),
      formData: z.record(z.string(), z.unknown()),
      cartItems: z.array(cartLineSchema).min(1).max(100),
      shield_domain: text,
      shield_encrypted: text,
      storename: text,
      shipping_cost: z.number().nonnegative(),
      prefix: text,
      params: z.record(z.string(), z.unknown()).catch({}),
      coupon: z.string().max(64).nullable().catch(null),
      discount: z.number().nonnegative().catch(0),
      protect: z.boolean().catch(false),
    }),
    response: z.looseObject({ session_id: z.string(), order_id: z.string(), url: z.string() }),
  },
  confirmCheckoutSession: {
    request: z.object({
      ...domainParam,
      session_id: z.string().max(255),
      order_id: z.string().max(64),
      shield_encrypted: text,
    }),
    response: z.looseObject({ order_id: z.string(), paid: z.boolean() }),
  },
};
