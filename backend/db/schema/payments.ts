import { sql } from 'drizzle-orm';
import { boolean, index, integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import type { PaymentProviderName } from '@/core/model/payment';
import { createdAt, id, instant, partOf, updatedAt } from './columns';
import { orders } from './orders';
import { shopId } from './shops';

/** Payment settings of shops; the keys are sealed, so that reading the table reveals none. */
export const paymentSettings = pgTable('payment_settings', {
  shopId: shopId().primaryKey(),
  sealed: text().notNull(),
  updatedAt: updatedAt(),
});

/** Webhook events of providers, each once. */
export const paymentEvents = pgTable(
  'payment_events',
  {
    shopId: shopId(),
    provider: text().$type<PaymentProviderName>().notNull(),
    eventId: text('event_id').notNull(),
    type: text().notNull().default(''),
    orderId: uuid('order_id').references(() => orders.id, { onDelete: 'set null' }),
    createdAt: createdAt(),
  },
  (table) => [
    primaryKey({ columns: [table.shopId, table.provider, table.eventId] }),
    index('payment_events_order_idx').on(table.orderId),
  ],
);

/** Answers that a repeated call gets again: a day long, by shop, call and Idempotency-Key. */
export const idempotencyKeys = pgTable(
  'idempotency_keys',
  {
    shopId: shopId(),
    call: text().notNull(),
    key: text().notNull(),
    /** SHA-256 (hex) of the body it came with. */
    bodyHash: text('body_hash').notNull(),
    /** The answer as JSON text; null while the first call is under way. */
    answer: text(),
    createdAt: createdAt(),
  },
  (table) => [
    primaryKey({ columns: [table.shopId, table.call, table.key] }),
    index('idempotency_keys_created_idx').on(table.createdAt),
  ],
);

export const testPayments = pgTable(
  'test_payments',
  {
    id: text().primaryKey(),
    shopId: shopId(),
    orderId: partOf('order_id', () => orders.id),
    amountMinor: integer('amount_minor').notNull(),
    currency: text().notNull(),
    state: text({ enum: ['open', 'challenged', 'paid', 'expired'] })
      .notNull()
      .default('open'),
    refundedMinor: integer('refunded_minor').notNull().default(0),
    /** True once a card was declined. */
    isDeclined: boolean('is_declined').notNull().default(false),
    successUrl: text('success_url').notNull().default(''),
    cancelUrl: text('cancel_url').notNull().default(''),
    expiresAt: instant('expires_at').notNull(),
    createdAt: createdAt(),
  },
  (table) => [
    index('test_payments_shop_idx').on(table.shopId),
    index('test_payments_order_idx').on(table.orderId),
  ],
);

export type TestPayment = typeof testPayments.$inferSelect;

/** E-mails on their way: written with what they tell of, sent afterwards, so that none is lost. */
export const mails = pgTable(
  'mails',
  {
    id: id(),
    shopId: shopId(),
    /** Occasion of a mail, such as `order-confirmed <order id>`: each is sent once. */
    occasion: text().notNull().unique(),
    recipient: text().notNull(),
    subject: text().notNull(),
    plain: text().notNull(),
    html: text().notNull(),
    /** Address at which the recipient stops mails of this kind; '' for those that nobody asked to have again. */
    unsubscribe: text().notNull().default(''),
    /** Address that an answer goes to; '' for the shop's. */
    replyTo: text('reply_to').notNull().default(''),
    sentAt: instant('sent_at'),
    attempts: integer().notNull().default(0),
    tryAt: instant('try_at').notNull().defaultNow(),
    failure: text().notNull().default(''),
    createdAt: createdAt(),
  },
  (table) => [
    index('mails_shop_idx').on(table.shopId),
    index('mails_unsent_idx').on(table.tryAt).where(sql`${table.sentAt} is null`),
  ],
);

export type MailRow = typeof mails.$inferSelect;
