import { type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import {
  boolean,
  check,
  date,
  index,
  integer,
  json,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import type { BillingAddress, PostalAddress } from '@/core/model/address';
import type { CouponKind } from '@/core/model/coupon';
import { CURRENCY } from '@/core/model/currency';
import type { OrderState } from '@/core/model/order';
import type { NO_PROVIDER, PaymentMethod, PaymentProviderName } from '@/core/model/payment';
import type { TotalLine } from '@/core/model/total-line';
import type { ChosenVariants } from '@/core/model/variant';
import { products, productVariants } from './catalogue';
import { createdAt, id, instant, partOf, updatedAt } from './columns';
import { shopId } from './shops';

/** A coupon of a shop. `code` in upper case; `value` is per cent, or cents for a fixed amount; minimum in cents. */
export const coupons = pgTable(
  'coupons',
  {
    id: id(),
    shopId: shopId(),
    code: text().notNull(),
    kind: text().$type<CouponKind>().notNull(),
    value: integer().notNull(),
    minimumMinor: integer('minimum_minor').notNull().default(0),
    expiresAt: instant('expires_at'),
    /** Null for as often as one likes. */
    usageLimit: integer('usage_limit'),
    timesUsed: integer('times_used').notNull().default(0),
    isActive: boolean('is_active').notNull().default(true),
    createdAt: createdAt(),
  },
  (table) => [uniqueIndex('coupons_code_key').on(table.shopId, table.code)],
);

export type CouponRow = typeof coupons.$inferSelect;

/** A line of an order's total, in cents. */
export interface TotalLineRow extends Pick<TotalLine, 'kind' | 'currency'> {
  amountMinor: number;
}

/** Money of an order that went back; `at` is ISO text. */
export interface RefundRow {
  amountMinor: number;
  at: string;
}

/**
 * Condition of orders that were placed: their money has arrived, or nothing was to be paid, whatever followed. All others
 * wait for their payment, or were given up without one. In literals, as the indexes have it.
 */
export const isPlaced = ({ state, paidMinor, steps }: PlacedColumns): SQL =>
  sql`(${state} NOT IN ('created', 'pending', 'cancelled') OR ${paidMinor} > 0 OR ${steps} @> '[{"state": "paid"}]')`;

type PlacedColumns = Record<'state' | 'paidMinor' | 'steps', SQLWrapper>;

/** An order; amounts in cents, `email` in lower case. Its states: `core/model/order-machine.ts`. */
export const orders = pgTable(
  'orders',
  {
    id: id(),
    shopId: shopId(),
    number: text().notNull(),
    email: text().notNull(),
    name: text().notNull().default(''),
    phone: text().notNull().default(''),
    /** Null where it is not known, as of orders from elsewhere. */
    address: jsonb().$type<PostalAddress>(),
    company: text().notNull().default(''),
    /** Null where the bill goes where the goods go. */
    billing: jsonb().$type<BillingAddress>(),
    /** Text for whoever delivers. */
    deliveryNote: text('delivery_note').notNull().default(''),
    state: text().$type<OrderState>().notNull().default('created'),
    /** The states reached with their moments (ISO text), the first first. */
    steps: jsonb().$type<{ state: OrderState; at: string }[]>().notNull().default([]),
    /** ISO 4217, in lower case, of every amount of the order. */
    currency: text().notNull().default(CURRENCY),
    /** Lines of the total that the order came to; a discount is negative. */
    totals: jsonb().$type<TotalLineRow[]>().notNull(),
    /** The sum of the lines, which the database checks. */
    totalMinor: integer('total_minor').notNull(),
    couponCode: text('coupon_code').notNull().default(''),
    /** Key of the browser's checkout, so that one checkout is one order; null once it is another's. */
    checkoutKey: text('checkout_key'),
    /** SHA-256 (hex) of all that was checked out: another one under the same key is another order. */
    fingerprint: text().notNull().default(''),
    /** Provider and method of the payment; nobody where it comes to nothing, '' for orders from elsewhere. */
    provider: text().$type<PaymentProviderName | typeof NO_PROVIDER | ''>().notNull().default(''),
    method: text().$type<PaymentMethod | ''>().notNull().default(''),
    /** The provider's name for the payment that is asked for; '' until there is one. */
    sessionId: text('session_id').notNull().default(''),
    session: jsonb().$type<{ url: string; clientSecret: string }>(),
    /** The provider's name for the payment that was made, which a refund names. */
    paymentId: text('payment_id').notNull().default(''),
    paidMinor: integer('paid_minor').notNull().default(0),
    refundedMinor: integer('refunded_minor').notNull().default(0),
    refundDueMinor: integer('refund_due_minor').notNull().default(0),
    /** Refunds, the first first; their sum is `refundedMinor`. */
    refunds: jsonb().$type<RefundRow[]>().notNull().default([]),
    /** Time of the next refund attempt, and the number of refusals so far. */
    refundTryAt: instant('refund_try_at').notNull().defaultNow(),
    refundRefusals: integer('refund_refusals').notNull().default(0),
    /** Reason for which a payment was not accepted, for the shop. */
    problem: text().notNull().default(''),
    /** Time of the next query of the provider, null for never, and the number of queries so far. */
    checkAt: instant('check_at'),
    checks: integer().notNull().default(0),
    /** The keys and values of the address it was ordered at, such as where the shopper came from. */
    params: jsonb().$type<Record<string, string>>().notNull().default({}),
    carrier: text().notNull().default(''),
    trackingNumber: text('tracking_number').notNull().default(''),
    trackingUrl: text('tracking_url').notNull().default(''),
    /** Times that the shop has withdrawn the links which open the order. */
    linksWithdrawn: integer('links_withdrawn').notNull().default(0),
    /** Moment at which the person was taken out of it; null while they are in it. */
    erasedAt: instant('erased_at'),
    placedAt: instant('placed_at').notNull().defaultNow(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [
    uniqueIndex('orders_number_key').on(table.shopId, table.number),
    // Read from their end: an index by `desc()` has its nulls elsewhere than ORDER BY … DESC, and would not order.
    index('orders_shop_idx').on(table.shopId, table.placedAt, table.id),
    index('orders_placed_idx').on(table.shopId, table.placedAt, table.id).where(isPlaced(table)),
    index('orders_unpaid_idx')
      .on(table.shopId, table.placedAt, table.id)
      .where(sql`NOT ${isPlaced(table)}`),
    index('orders_to_send_idx')
      .on(table.shopId)
      .where(sql`${table.state} IN ('paid', 'in-production')`),
    uniqueIndex('orders_checkout_key').on(table.shopId, table.checkoutKey),
    uniqueIndex('orders_session_key')
      .on(table.provider, table.sessionId)
      .where(sql`${table.sessionId} <> ''`),
    index('orders_payment_idx').on(table.paymentId).where(sql`${table.paymentId} <> ''`),
    index('orders_email_idx').on(table.shopId, table.email),
    index('orders_check_idx').on(table.checkAt).where(sql`${table.checkAt} is not null`),
    check(
      'orders_totals_check',
      sql`totals_add_up(${table.totals}, ${table.totalMinor}, ${table.currency})`,
    ),
    index('orders_refund_idx').on(table.refundTryAt).where(sql`${table.refundDueMinor} > 0`),
  ],
);

export type OrderRow = typeof orders.$inferSelect;

/** A line of an order as it was sold: name, picture, choices and price stay as they were. */
export const orderLines = pgTable(
  'order_lines',
  {
    id: id(),
    shopId: shopId(),
    orderId: partOf('order_id', () => orders.id),
    position: integer().notNull(),
    productId: uuid('product_id').references(() => products.id, { onDelete: 'set null' }),
    /** Null for what has no variants, or is not in the catalogue any more. */
    variantId: uuid('variant_id').references(() => productVariants.id, { onDelete: 'set null' }),
    sku: text().notNull().default(''),
    options: jsonb().$type<{ name: string; value: string }[]>().notNull().default([]),
    name: text().notNull(),
    image: text().notNull().default(''),
    // Not jsonb, which would put the choices into an order of its own.
    variants: json().$type<ChosenVariants>().notNull().default({}),
    quantity: integer().notNull(),
    unitPriceMinor: integer('unit_price_minor').notNull(),
  },
  (table) => [
    uniqueIndex('order_lines_position_key').on(table.orderId, table.position),
    index('order_lines_shop_idx').on(table.shopId),
    index('order_lines_product_idx').on(table.productId),
    index('order_lines_variant_idx').on(table.variantId),
  ],
);

export type OrderLineRow = typeof orderLines.$inferSelect;

/** Pieces of a variant that are kept for an order until it is paid or the time is over. */
export const stockHolds = pgTable(
  'stock_holds',
  {
    orderId: partOf('order_id', () => orders.id),
    variantId: partOf('variant_id', () => productVariants.id),
    shopId: shopId(),
    quantity: integer().notNull(),
    expiresAt: instant('expires_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.orderId, table.variantId] }),
    index('stock_holds_variant_idx').on(table.variantId, table.expiresAt),
    index('stock_holds_shop_idx').on(table.shopId),
    index('stock_holds_expires_idx').on(table.expiresAt),
  ],
);

/** Additions of a product to carts per day (UTC): counted, so that the table stays small. */
export const cartAdditions = pgTable(
  'cart_additions',
  {
    shopId: shopId(),
    productId: partOf('product_id', () => products.id),
    day: date().notNull(),
    times: integer().notNull().default(0),
    pieces: integer().notNull().default(0),
  },
  (table) => [
    primaryKey({ columns: [table.shopId, table.productId, table.day] }),
    index('cart_additions_product_idx').on(table.productId),
  ],
);

/**
 * The products that sold best in a shop lately, counted by upkeep: their order alone, so that pages change only when it
 * does. Place 1 is the best.
 */
export const bestsellers = pgTable(
  'bestsellers',
  {
    shopId: shopId(),
    productId: partOf('product_id', () => products.id),
    place: integer().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.shopId, table.productId] }),
    index('bestsellers_product_idx').on(table.productId),
  ],
);

/** Requests for one e-mail when a variant is back in stock; open until that is written. */
export const restockRequests = pgTable(
  'restock_requests',
  {
    id: id(),
    shopId: shopId(),
    variantId: partOf('variant_id', () => productVariants.id),
    /** Address in lower case. */
    email: text().notNull(),
    createdAt: createdAt(),
    notifiedAt: instant('notified_at'),
  },
  (table) => [
    uniqueIndex('restock_requests_open_key')
      .on(table.shopId, table.variantId, table.email)
      .where(sql`${table.notifiedAt} is null`),
    index('restock_requests_shop_idx').on(table.shopId, table.email),
    index('restock_requests_variant_idx').on(table.variantId),
  ],
);
