import { sql } from 'drizzle-orm';
import { bigint, index, integer, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import type { CaseStatus } from '@/core/model/case';
import type { OrderState } from '@/core/model/order';
import { createdAt, instant } from './columns';
import type { RefundRow } from './orders';
import { shopId } from './shops';

/** Fields of an order that change after it is placed, as of an event; amounts in cents. */
export interface OrderSnapshot {
  state: OrderState;
  steps: { state: OrderState; at: string }[];
  paidMinor: number;
  refundedMinor: number;
  refundDueMinor: number;
  refunds: RefundRow[];
  carrier: string;
  trackingNumber: string;
  trackingUrl: string;
}

type Nothing = Record<string, never>;
type OfMessage = { messageId: string };
interface Pieces {
  variantId: string;
  quantity: number;
}
type OfVerdict = { before: 'pending' | 'approved' | 'rejected' };

/**
 * Kinds of events with the data that cannot be looked up afterwards: never texts or names of people. The subject is what
 * the kind begins with; of stock, the order that took the pieces, or the shop that was imported into.
 */
export interface EventData {
  'order.placed': Nothing;
  'order.payment-opened': Nothing;
  'order.paid': OrderSnapshot;
  /** `problem` says why the money does not count. */
  'order.payment-refused': OrderSnapshot & { problem: string };
  'order.in-production': OrderSnapshot;
  'order.fulfilled': OrderSnapshot;
  'order.delivered': OrderSnapshot;
  'order.cancelled': OrderSnapshot;
  'order.refund-requested': OrderSnapshot;
  /** Money was refunded, all of it or a part. */
  'order.refunded': OrderSnapshot;
  'order.links-withdrawn': OrderSnapshot;
  /** A refund was refused by the provider; it stays due. */
  'order.refund-refused': OrderSnapshot;
  /** A shopper's card was declined, and the order given up without another payment. */
  'order.payment-failed': OrderSnapshot;
  /** Money that was refunded has returned to the shop. */
  'order.refund-failed': OrderSnapshot;
  /** `left` is the stock of the variant afterwards. */
  'stock.taken': { pieces: (Pieces & { left: number })[] };
  'stock.returned': { pieces: Pieces[] };
  /** An import has set the stock of so many variants. */
  'stock.imported': { variants: number };
  'message.received': Nothing;
  'message.answered': Nothing;
  'message.reopened': Nothing;
  'case.opened': OfMessage;
  'case.message-added': OfMessage;
  'case.answered': OfMessage;
  'case.note-added': OfMessage;
  'case.status-changed': { before: CaseStatus; after: CaseStatus };
  /** A link was asked for; the subject is its row. */
  'account.link-requested': Nothing;
  /** Many wrong passwords; the subject is the member, or the shop where there is none. */
  'account.guessed': Nothing;
  'review.submitted': Nothing;
  'review.approved': OfVerdict;
  'review.rejected': OfVerdict;
}

export type EventKind = keyof EventData;

/** Actor: an admin by their id, null for a command of the shop. */
export type Actor = 'shopper' | 'provider' | 'system' | { adminId: string | null };

export interface DomainEvent<Kind extends EventKind = EventKind> {
  kind: Kind;
  shopId: string;
  subjectId: string;
  data: EventData[Kind];
}

/** Events of a shop, each written in the transaction that makes it true. They outlive their subjects. */
export const domainEvents = pgTable(
  'domain_events',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    shopId: shopId(),
    kind: text().$type<EventKind>().notNull(),
    subjectId: uuid('subject_id').notNull(),
    data: jsonb().$type<EventData[EventKind]>().notNull().default({}),
    actor: text({ enum: ['shopper', 'provider', 'system', 'admin'] }).notNull(),
    /** The admin; null for other actors, and for whoever runs a command. It stays when its admin goes. */
    actorId: uuid('actor_id'),
    createdAt: createdAt(),
    /** Null while its consumers are still to be told; what nobody waits for is handled from the start. */
    handledAt: instant('handled_at'),
    /** Count of failed tries to handle it, and when it is tried again; null before the first failure. */
    attempts: integer().notNull().default(0),
    tryAt: instant('try_at'),
  },
  (table) => [
    index('domain_events_shop_idx').on(table.shopId, table.id),
    index('domain_events_created_idx').on(table.createdAt),
    index('domain_events_unhandled_idx').on(table.id).where(sql`${table.handledAt} is null`),
  ],
);

/** Attempts and failures, counted by all processes; keys are digests. Unlogged: a crash of the database may lose it. */
export const rateCounts = pgTable(
  'rate_counts',
  {
    key: text().primaryKey(),
    count: integer().notNull(),
    opensAt: instant('opens_at').notNull(),
    endsAt: instant('ends_at').notNull(),
  },
  (table) => [index('rate_counts_ends_idx').on(table.endsAt)],
);
