import { bigint, index, integer, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { AUDIT_OUTCOMES } from '@/core/model/account';
import { createdAt, id, instant, partOf, updatedAt } from './columns';
import { shopId } from './shops';

/** People, each of them once over all shops; `email` in lower case. Their membership of a shop is a row of `admins`. */
export const people = pgTable(
  'people',
  {
    id: id(),
    email: text().notNull(),
    name: text().notNull().default(''),
    /** Hash with its parameters: `$scrypt$ln=15,r=8,p=3$salt$hash`; '' until they have chosen a password. */
    passwordHash: text('password_hash').notNull(),
    /** Secret of their authenticator app, sealed; null without one. */
    totpSecret: text('totp_secret'),
    /** The time step of the newest code that was taken: each is taken once. */
    totpStep: integer('totp_step').notNull().default(0),
    /** Hashes of the recovery codes that are left. */
    recoveryHashes: text('recovery_hashes').array().notNull().default([]),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [uniqueIndex('people_email_key').on(table.email)],
);

export type PersonRow = typeof people.$inferSelect;

/** Members of a shop's team (spec 3, "Admin user"): a person and their role there. */
export const admins = pgTable(
  'admins',
  {
    id: id(),
    shopId: shopId(),
    personId: partOf('person_id', () => people.id),
    role: text().notNull().default('admin'),
    createdAt: createdAt(),
  },
  (table) => [
    uniqueIndex('admins_person_key').on(table.shopId, table.personId),
    index('admins_person_idx').on(table.personId),
  ],
);

/** A member who is logged in; it holds the SHA-256 (hex) of the session's token and of its twin. */
export const adminSessions = pgTable(
  'admin_sessions',
  {
    tokenHash: text('token_hash').primaryKey(),
    id: uuid().notNull().defaultRandom(),
    twinHash: text('twin_hash').notNull(),
    shopId: shopId(),
    adminId: partOf('admin_id', () => admins.id),
    /** Names of the browser and system, and the network that it was opened from, /24 or /48. */
    device: text().notNull().default(''),
    network: text().notNull().default(''),
    /** The newest call, to the minute. */
    seenAt: instant('seen_at').notNull().defaultNow(),
    /** Last proof of who it is, by password or factor. */
    provedAt: instant('proved_at').notNull().defaultNow(),
    expiresAt: instant('expires_at').notNull(),
    createdAt: createdAt(),
  },
  (table) => [
    index('admin_sessions_shop_idx').on(table.shopId),
    index('admin_sessions_admin_idx').on(table.adminId),
    index('admin_sessions_expires_idx').on(table.expiresAt),
  ],
);

/** Passkeys of a member: one opens the origin of the shop that it was made at, and no other. */
export const passkeys = pgTable(
  'passkeys',
  {
    /** Id of the credential, base64url. */
    id: text().primaryKey(),
    shopId: shopId(),
    adminId: partOf('admin_id', () => admins.id),
    name: text().notNull(),
    /** Public key, base64url of COSE. */
    publicKey: text('public_key').notNull(),
    counter: bigint({ mode: 'number' }).notNull().default(0),
    transports: text().array().notNull().default([]),
    usedAt: instant('used_at'),
    createdAt: createdAt(),
  },
  (table) => [index('passkeys_admin_idx').on(table.shopId, table.adminId)],
);

/** Invitations and resets that are open: each is one use, and its link is the signed id. */
export const accountLinks = pgTable(
  'account_links',
  {
    id: id(),
    shopId: shopId(),
    kind: text({ enum: ['invite', 'reset'] }).notNull(),
    /** Whom it is for, in lower case; of a reset, whether there is such an account or not. */
    email: text().notNull(),
    /** Role that an invitation gives; '' for a reset. */
    role: text().notNull().default(''),
    /** Inviting member; null for a command. It stays when they go. */
    actorId: uuid('actor_id'),
    expiresAt: instant('expires_at').notNull(),
    createdAt: createdAt(),
  },
  (table) => [
    index('account_links_shop_idx').on(table.shopId, table.kind, table.email),
    index('account_links_expires_idx').on(table.expiresAt),
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
    outcome: text({ enum: AUDIT_OUTCOMES }).notNull(),
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
