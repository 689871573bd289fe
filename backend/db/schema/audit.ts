import { bigint, index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { createdAt } from './columns';
import { shopId } from './shop-id';

/**
 * Actions of admins on a shop, and refused attempts: inserted before an action and closed after it, so that
 * nothing is done without its entry. About nobody but admins.
 */
export const auditLog = pgTable(
  'audit_log',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    shopId: shopId(),
    /** Null for somebody unknown, an admin of another shop, or who runs commands. It stays when its admin goes. */
    actorId: uuid('actor_id'),
    /** The path of the call, such as `/operations/orders/refund`, or a command. */
    action: text().notNull(),
    /** The id or slug of what was acted on; '' where it is the shop itself. */
    subject: text().notNull().default(''),
    /** `begun` stays where the process ended before the action did: nobody knows how far it came. */
    outcome: text({ enum: ['begun', 'done', 'refused', 'denied'] }).notNull(),
    /** The HTTP status of the answer; 0 until there is one. */
    status: integer().notNull().default(0),
    requestId: text('request_id').notNull().default(''),
    /** The network that it came from, /24 or /48: nobody's address. */
    network: text().notNull().default(''),
    createdAt: createdAt(),
  },
  (table) => [
    index('audit_log_shop_idx').on(table.shopId, table.id),
    index('audit_log_created_idx').on(table.createdAt),
  ],
);
