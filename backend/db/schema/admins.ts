import { sql } from 'drizzle-orm';
import { bigint, index, integer, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { createdAt, id, instant, partOf, updatedAt } from './columns';
import { shopId } from './shops';

/** Admins of shops (spec 3, "Admin user"); `email` in lower case, unique in a shop. */
export const admins = pgTable(
  'admins',
  {
    id: id(),
    shopId: shopId(),
    email: text().notNull(),
    name: text().notNull().default(''),
    role: text().notNull().default('admin'),
    /** Hash with its parameters: `$scrypt$ln=15,r=8,p=3$salt$hash`. */
    passwordHash: text('password_hash').notNull(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [uniqueIndex('admins_email_key').on(table.shopId, sql`lower(${table.email})`)],
);

export type Admin = typeof admins.$inferSelect;

/** An admin who is logged in; it holds the SHA-256 (hex) of the session's token and of its twin. */
export const adminSessions = pgTable(
  'admin_sessions',
  {
    tokenHash: text('token_hash').primaryKey(),
    twinHash: text('twin_hash').notNull(),
    shopId: shopId(),
    adminId: partOf('admin_id', () => admins.id),
    expiresAt: instant('expires_at').notNull(),
    createdAt: createdAt(),
  },
  (table) => [
    index('admin_sessions_shop_idx').on(table.shopId),
    index('admin_sessions_admin_idx').on(table.adminId),
    index('admin_sessions_expires_idx').on(table.expiresAt),
  ],
);

/** Actions of admins, inserted before they are done and closed after, and refused attempts. */
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
