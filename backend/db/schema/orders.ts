import { sql } from 'drizzle-orm';
import {
  boolean,
  date,
  index,
  integer,
  json,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import type { CouponKind } from '@/core/model/coupon';
import type { OrderState } from '@/core/model/order';
import type { ChosenVariants } from '@/core/model/variant';
import { products } from './catalogue';
import { createdAt, updatedAt } from './columns';
import { shops } from './shops';

const shopId = () =>
  uuid('shop_id')
    .notNull()
    .references(() => shops.id, { onDelete: 'cascade' });
const moment = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' });

/**
 * A coupon of a shop. `code` in upper case; `value` is per cent, or cents for a fixed amount; minimum
 * in cents of goods. `times_used` grows with every order that was paid with it.
 */
export const coupons = pgTable(
  'coupons',
  {
    id: uuid().primaryKey().default(sql`gen_random_uuid()`),
    shopId: shopId(),
    code: text().notNull(),
    kind: text().$type<CouponKind>().notNull(),
    value: integer().notNull(),
    minimumMinor: integer('minimum_minor').notNull().default(0),
    expiresAt: moment('expires_at'),
    /** Null for as often as one likes. */
    usageLimit: integer('usage_limit'),
    timesUsed: integer('times_used').notNull().default(0),
    isActive: boolean('is_active').notNull().default(true),
    createdAt: createdAt(),
  },
  (table) => [uniqueIndex('coupons_code_key').on(table.shopId, table.code)],
);

/** An order. `number` is what its shopper knows it by; amounts in cents, `email` in lower case. */
export const orders = pgTable(
  'orders',
  {
    id: uuid().primaryKey().default(sql`gen_random_uuid()`),
    shopId: shopId(),
    number: text().notNull(),
    email: text().notNull(),
    state: text().$type<OrderState>().notNull().default('placed'),
    /** The states reached with their moments (ISO text), the first first. */
    steps: jsonb().$type<{ state: OrderState; at: string }[]>().notNull().default([]),
    subtotalMinor: integer('subtotal_minor').notNull(),
    discountMinor: integer('discount_minor').notNull().default(0),
    shippingMinor: integer('shipping_minor').notNull().default(0),
    totalMinor: integer('total_minor').notNull(),
    couponCode: text('coupon_code').notNull().default(''),
    carrier: text().notNull().default(''),
    trackingNumber: text('tracking_number').notNull().default(''),
    trackingUrl: text('tracking_url').notNull().default(''),
    placedAt: moment('placed_at').notNull().defaultNow(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [
    uniqueIndex('orders_number_key').on(table.shopId, table.number),
    index('orders_shop_idx').on(table.shopId, table.placedAt.desc()),
  ],
);

/** A line of an order as it was sold: name, picture, choices and price stay as they were. */
export const orderLines = pgTable(
  'order_lines',
  {
    id: uuid().primaryKey().default(sql`gen_random_uuid()`),
    shopId: shopId(),
    orderId: uuid('order_id')
      .notNull()
      .references(() => orders.id, { onDelete: 'cascade' }),
    position: integer().notNull(),
    productId: uuid('product_id').references(() => products.id, { onDelete: 'set null' }),
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
  ],
);

/** How often a product went into carts on a day (UTC): counted, so that it stays small. */
export const cartAdditions = pgTable(
  'cart_additions',
  {
    shopId: shopId(),
    productId: uuid('product_id')
      .notNull()
      .references(() => products.id, { onDelete: 'cascade' }),
    day: date().notNull(),
    times: integer().notNull().default(0),
    pieces: integer().notNull().default(0),
  },
  (table) => [
    primaryKey({ columns: [table.shopId, table.productId, table.day] }),
    index('cart_additions_product_idx').on(table.productId),
  ],
);
