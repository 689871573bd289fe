import * as z from 'zod/mini';
import { AUDIT_OUTCOMES } from './account';
import { ROLES } from './roles';

const text = z.catch(z.string(), '');
const list = <Entry extends z.ZodMiniType>(entry: Entry) => z.array(entry);
const moment = z.nullable(z.string());

/** A session of somebody, as they see it; the network is /24 or /48. */
const sessionSchema = z.object({
  ...{ id: z.string(), device: text, network: text, isThis: z.boolean() },
  ...{ createdAt: z.string(), seenAt: z.string(), expiresAt: z.string() },
});

const passkeySchema = z.object({
  ...{ id: z.string(), name: text, createdAt: z.string(), usedAt: moment },
});

/** Account of whoever is logged in. */
export const accountSchema = z.object({
  ...{ email: z.string(), name: text, role: z.string() },
  hasTotp: z.boolean(),
  recoveryLeft: z.int(),
  passkeys: list(passkeySchema),
  sessions: list(sessionSchema),
  /** True where the shop asks everybody for a second factor, and they have none that counts there. */
  lacksFactor: z.boolean(),
});

const memberSchema = z.object({
  ...{ id: z.string(), email: z.string(), name: text, role: z.string() },
  ...{ hasSecondFactor: z.boolean(), isYou: z.boolean() },
  ...{ createdAt: z.string(), seenAt: moment },
});

const inviteSchema = z.object({
  ...{ id: z.string(), email: z.string(), role: z.string() },
  ...{ createdAt: z.string(), expiresAt: z.string() },
});

export const teamSchema = z.object({
  ...{ members: list(memberSchema), invites: list(inviteSchema) },
  needsSecondFactor: z.boolean(),
});

/** Purpose of an open link, and whether whoever it is for has a password. */
export const accountLinkSchema = z.object({
  kind: z.enum(['invite', 'reset']),
  ...{ email: z.string(), shop: text, role: text, hasAccount: z.boolean() },
  /** True where whoever joins sets up a second factor first. */
  needsFactor: z.boolean(),
});

const auditEntrySchema = z.object({
  ...{ id: z.int(), at: z.string(), actor: text, action: z.string(), subject: text },
  outcome: z.enum(AUDIT_OUTCOMES),
  ...{ status: z.int(), requestId: text, network: text },
});

/** A page of the audit log, newest first; `next` is what the following page begins before. */
export const auditPageSchema = z.object({
  entries: list(auditEntrySchema),
  next: z.nullable(z.int()),
});

export const roleSchema = z.enum(ROLES);
