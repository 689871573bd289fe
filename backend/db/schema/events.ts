import { sql } from 'drizzle-orm';
import { bigint, index, integer, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { createdAt, instant } from './columns';
import type { EventData, EventKind } from './domain-event';
import { shopId } from './shop-id';

/**
 * Domain events: what happened in a shop, each written in the transaction that makes it true, for whatever follows
 * from it. They outlive their subjects, and hold nothing personal.
 */
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
