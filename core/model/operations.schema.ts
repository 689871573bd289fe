import * as z from 'zod/mini';
import { CASE_STATES, CASE_TYPES } from './case';
import { caseSchema } from './case.schema';
import { CURRENCY } from './currency';
import { mediaAddress } from './media-address.schema';
import { notificationsSchema } from './notifications.schema';
import { ORDER_STATES } from './order';
import { orderStatusSchema } from './order.schema';
import { ORDER_ACTIONS } from './order-machine';
import { PAYMENT_PROVIDERS } from './payment';

const dollars = z.number().check(z.nonnegative());
const count = z.int().check(z.nonnegative());
const text = z.catch(z.string(), '');
const state = z.enum(ORDER_STATES);

export const waitingSchema = z.object({
  orders: count,
  cases: count,
  reviews: count,
  messages: count,
});

/** An order as a line of a list; amounts in dollars. */
export const orderSummarySchema = z.object({
  order_id: z.string(),
  name: text,
  email: text,
  placedAt: z.string(),
  status: state,
  total: dollars,
  currency: z.catch(z.string(), CURRENCY),
  pieces: count,
  refundDue: dollars,
  hasProblem: z.boolean(),
});

/** Address of an order, as it was checked when it was placed. */
const addressSchema = z.object({
  ...{ line1: text, line2: text, city: text, region: text, postalCode: text, country: text },
});

/** A whole order, for the shop alone. `actions` is what may be done with it now. */
export const operatorOrderSchema = z.extend(orderStatusSchema, {
  name: text,
  email: text,
  phone: text,
  company: text,
  address: z.catch(z.nullable(addressSchema), null),
  billing: z.catch(z.nullable(z.extend(addressSchema, { name: text, company: text })), null),
  deliveryNote: text,
  coupon: text,
  payment: z.object({
    provider: text,
    method: text,
    sessionId: text,
    paymentId: text,
    paid: dollars,
    refunded: dollars,
    refundDue: dollars,
    problem: text,
  }),
  actions: z.array(z.enum(ORDER_ACTIONS)),
});

/** A review that waits for the shop's word; `photos` are addresses that open for a while. */
export const waitingReviewSchema = z.object({
  id: z.string(),
  product: text,
  slug: text,
  name: z.string(),
  rating: z.number(),
  title: text,
  text: z.string(),
  photos: z.array(mediaAddress),
  handedIn: z.string(),
});

export const messageSchema = z.object({
  id: z.string(),
  name: z.string(),
  email: z.string(),
  subject: text,
  order_id: text,
  message: z.string(),
  isDone: z.boolean(),
  createdAt: z.string(),
});

/** A dispute as a line of a list. */
export const caseSummarySchema = z.object({
  id: z.string(),
  number: z.string(),
  order_id: z.string(),
  name: text,
  subject: z.string(),
  type: z.enum(CASE_TYPES),
  status: z.enum(CASE_STATES),
  updatedAt: z.string(),
});

/** A dispute with its whole thread, notes included. */
export const operatorCaseSchema = z.extend(caseSchema, { name: text, email: text });

/** A secret as its shop may see it: never itself. */
const secretSchema = z.object({
  isSet: z.boolean(),
  end: text.check(z.describe('its last 4 characters')),
});

/** Payment providers of a shop, without secrets. */
export const paymentOverviewSchema = z.object({
  source: z.enum(['shop', 'server', 'none']).check(z.describe('whose keys hold')),
  takes: z.array(z.object({ provider: z.enum(PAYMENT_PROVIDERS), isTest: z.boolean() })),
  paymentOrigin: text,
  stripe: z.object({
    secretKey: secretSchema,
    publishableKey: text,
    webhookSecret: secretSchema,
    webhook: text,
  }),
  paypal: z.object({
    clientId: text,
    clientSecret: secretSchema,
    webhookId: text,
    environment: z.enum(['sandbox', 'live']),
    webhook: text,
  }),
  airwallex: z.object({
    clientId: text,
    apiKey: secretSchema,
    webhookSecret: secretSchema,
    environment: z.enum(['demo', 'prod']),
    webhook: text,
  }),
});

/** Notification settings of a shop, with the addresses that they come to. */
export const notificationOverviewSchema = z.extend(notificationsSchema, {
  reaches: z.array(z.string()),
});

/** A redirect as a file has it: from an old path of the shop to a path, or to an address of another site. */
export const redirectRuleSchema = z.object({ path: z.string(), target: z.string() });

export const redirectSchema = z.extend(redirectRuleSchema, { id: z.string() });

/** Number of lines that were saved, and what keeps the others from it. */
export const savedRedirectsSchema = z.object({
  saved: z.int(),
  refused: z.array(
    z.object({ line: z.int(), field: z.enum(['path', 'target']), message: z.string() }),
  ),
});

/** Number of guides that were saved, how many of their sizes lack a value, and what keeps all from being saved. */
export const savedGuidesSchema = z.object({
  saved: z.int(),
  holes: z.int(),
  problems: z.array(z.object({ line: z.int(), message: z.string() })),
});

/** Numbers of what a shop has of a shopper, by kind. */
export const shopperCountsSchema = z.object({
  orders: z.int(),
  cases: z.int(),
  photos: z.int(),
  messages: z.int(),
  restock: z.int(),
  mails: z.int(),
});
