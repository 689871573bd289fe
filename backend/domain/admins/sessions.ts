import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';
import { and, desc, eq, gt, lte, ne, sql } from 'drizzle-orm';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import { SESSION_SECONDS } from '@/core/model/admin';
import { notFound } from '../../base/errors';
import { prepared } from '../../db/prepared';
import { findRow, matching } from '../../db/rows';
import { adminSessions, admins, people, shops } from '../../db/schema';
import type { Services } from '../../services/services';
import type { ShopServices } from '../shops/find-shop';
import { lacksFactor, type Member } from './members';
import * as messages from './messages';
import type { Operator, Principal } from './principal';

const SECOND_MS = 1_000;
const MINUTE_MS = 60 * SECOND_MS;
const HOUR_MS = 60 * MINUTE_MS;
/** A session that nobody uses ends: whoever comes to the machine next morning has to log in. */
const IDLE_MS = 12 * HOUR_MS;
/** Exactness of when a session was used: each writes once a minute at most. */
const SEEN_EVERY_MS = MINUTE_MS;

/** The two secrets of a session: for the admin's scripts, and for their browser alone. */
export interface SessionSecrets {
  token: string;
  twin: string;
}

/** Place that a session is opened from. */
export interface Place {
  device: string;
  network: string;
}

type Secured = Pick<Member, 'id' | 'shopId' | 'personId' | 'passwordHash'>;

/**
 * Opens a session for an admin, and removes those of the shop that have expired. Null where the password was changed, or
 * the admin removed, since it was checked.
 */
export function openSession(
  db: NodePgDatabase,
  admin: Secured,
  { now, ...place }: Place & { now: number },
): Promise<SessionSecrets | null> {
  const secrets = newSecrets();
  const { id, shopId } = admin;
  const at = new Date(now);
  return db.transaction(async (tx) => {
    // Holds off a change of the password, which ends the sessions there are.
    const [same] = await tx
      .select({ id: admins.id })
      .from(admins)
      .innerJoin(people, eq(people.id, admins.personId))
      .where(and(matching(admins, { shopId, id }), isUnchanged(admin)))
      .for('share');
    if (!same) return null;
    const isOver = lte(adminSessions.expiresAt, at);
    await tx.delete(adminSessions).where(matching(adminSessions, { shopId }, isOver));
    await tx.insert(adminSessions).values({
      ...{ ...hashesOf(secrets), shopId, adminId: id, ...place },
      ...{ createdAt: at, seenAt: at, provedAt: at },
      expiresAt: new Date(now + SESSION_SECONDS * SECOND_MS),
    });
    return secrets;
  });
}

/** The person as long as the password is the one that was found right. */
const isUnchanged = ({ personId: id, passwordHash }: Secured) =>
  matching(people, { id, passwordHash });

const isOpen = (now: number) =>
  and(
    gt(adminSessions.expiresAt, new Date(now)),
    gt(adminSessions.seenAt, new Date(now - IDLE_MS)),
  );

interface SessionRow extends Omit<Principal, 'kind' | 'session'>, Record<string, unknown> {
  twinHash: string;
  seenAt: string;
  sessionId: string;
  tokenHash: string;
  provedAt: string;
}

/** The one query of every call of the back office beside that for its shop. */
const selectSession = prepared<{ tokenHash: string; now: string; idleSince: string }, SessionRow>(
  'select_session',
  sql`
    SELECT ${adminSessions.twinHash} AS "twinHash", ${adminSessions.seenAt} AS "seenAt", ${adminSessions.id} AS "sessionId",
      ${adminSessions.tokenHash} AS "tokenHash", ${adminSessions.provedAt} AS "provedAt",
      ${admins.id}, ${admins.shopId} AS "shopId", ${admins.personId} AS "personId", ${admins.role},
      ${people.email}, ${people.name}, ${lacksFactor} AS "lacksFactor"
    FROM ${adminSessions}
    JOIN ${admins} ON ${admins.id} = ${adminSessions.adminId} AND ${admins.shopId} = ${adminSessions.shopId}
    JOIN ${people} ON ${people.id} = ${admins.personId}
    JOIN ${shops} ON ${shops.id} = ${admins.shopId}
    WHERE ${adminSessions.tokenHash} = ${sql.placeholder('tokenHash')}
      AND ${adminSessions.expiresAt} > ${sql.placeholder('now')}::timestamptz
      AND ${adminSessions.seenAt} > ${sql.placeholder('idleSince')}::timestamptz`,
);

/** The session of a token, undefined where there is none or it has ended. */
export async function findSession(
  db: NodePgDatabase,
  token: string,
  now: number,
): Promise<{ twinHash: string; seenAt: Date; principal: Principal } | undefined> {
  const [row] = await selectSession(db, {
    tokenHash: hashSecret(token),
    now: new Date(now).toISOString(),
    idleSince: new Date(now - IDLE_MS).toISOString(),
  });
  if (!row) return undefined;
  const { twinHash, seenAt, sessionId: id, tokenHash, provedAt, ...person } = row;
  const session = { id, tokenHash, provedAt: new Date(provedAt) };
  const principal: Principal = { kind: 'person', ...person, session };
  return { twinHash, seenAt: new Date(seenAt), principal };
}

/** Notes that a session is used, once a minute at most. */
export async function noteSeen(
  db: NodePgDatabase,
  { seenAt, principal }: { seenAt: Date; principal: Principal },
  now: number,
): Promise<void> {
  if (seenAt.getTime() > now - SEEN_EVERY_MS) return;
  const isIt = matching(adminSessions, { shopId: principal.shopId, id: principal.session.id });
  await db
    .update(adminSessions)
    .set({ seenAt: new Date(now) })
    .where(isIt);
}

/**
 * Gives a session whose holder has proved who they are new secrets, by which those before end; it lasts no longer for
 * that. Null where it has ended, or was given others, since the call came: of two at once one does.
 */
export async function renewSession(
  { db, now }: Pick<ShopServices, 'db' | 'now'>,
  { shopId, session: { id, tokenHash } }: Principal,
): Promise<SessionSecrets | null> {
  const secrets = newSecrets();
  const { rowCount } = await db
    .update(adminSessions)
    .set({ ...hashesOf(secrets), provedAt: new Date(now()) })
    .where(matching(adminSessions, { shopId, id, tokenHash }));
  return rowCount ? secrets : null;
}

/** Cookies by which a browser is known as an admin's: the twin where admins work, a look on the shop's own host. */
interface KnownBrowser {
  twin?: string | undefined;
  look?: string | undefined;
}

/** The id of the session by which a browser is an admin's of the shop, for what it may look at; undefined for none. */
export async function sessionOfBrowser(
  { db, shop, secrets, now }: ShopServices,
  { twin, look }: KnownBrowser,
): Promise<string | undefined> {
  const find = async (key: { twinHash: string } | { id: string }) =>
    (await findRow(db, adminSessions, { shopId: shop.id, ...key }, isOpen(now())))?.id;
  if (twin) return find({ twinHash: hashSecret(twin) });
  const id = look && secrets.verify(LOOK, look, now());
  return id ? find({ id }) : undefined;
}

/** Returns whether a browser is an admin's of the shop. */
export const isAdminBrowser = async (services: ShopServices, browser: KnownBrowser) =>
  (await sessionOfBrowser(services, browser)) !== undefined;

/** Purpose of what is signed with the id of a session, which stays when its secrets are renewed. */
const LOOK = 'session-look';

/** A look at a shop that is being prepared, for as long as a session lasts, or less (ms). */
export const lookOf = ({ secrets }: Pick<Services, 'secrets'>, sessionId: string, until?: number) =>
  secrets.sign(LOOK, sessionId, until);

/** The look that lasts as long as its session, in the place of one that is on its way; undefined for none of ours. */
export function lastingLook({ secrets, now }: Services, look: string): string | undefined {
  const sessionId = secrets.verify(LOOK, look, now());
  return sessionId === undefined ? undefined : secrets.sign(LOOK, sessionId);
}

/** The open sessions of a member, the one used last first. */
export async function listSessions({ db, shop, now }: ShopServices, principal: Principal) {
  const rows = await db
    .select()
    .from(adminSessions)
    .where(matching(adminSessions, { shopId: shop.id, adminId: principal.id }, isOpen(now())))
    .orderBy(desc(adminSessions.seenAt), desc(adminSessions.createdAt));
  return rows.map(({ id, device, network, createdAt, seenAt, expiresAt }) => ({
    ...{ id, device, network, isThis: id === principal.session.id },
    createdAt: createdAt.toISOString(),
    seenAt: seenAt.toISOString(),
    expiresAt: expiresAt.toISOString(),
  }));
}

/** Ends a session of a member. @throws DomainError not-found */
export async function endOneSession(
  { db, shop }: ShopServices,
  { id: adminId }: Operator,
  id: string,
): Promise<void> {
  const isIt = matching(adminSessions, { shopId: shop.id, adminId, id });
  const { rowCount } = await db.delete(adminSessions).where(isIt);
  if (!rowCount) throw notFound(messages.noSession);
}

/** Ends all sessions of a member but the one that asks. */
export async function endOtherSessions(
  { db, shop }: ShopServices,
  { id: adminId, session }: Principal,
): Promise<void> {
  const isOther = matching(
    adminSessions,
    { shopId: shop.id, adminId },
    ne(adminSessions.id, session.id),
  );
  await db.delete(adminSessions).where(isOther);
}

/** Ends the session of a token, and says whose it was; undefined where there is none. */
export async function endSession(
  db: NodePgDatabase,
  token: string,
): Promise<{ shopId: string; actorId: string } | undefined> {
  const { shopId, adminId } = adminSessions;
  const [ended] = await db
    .delete(adminSessions)
    .where(eq(adminSessions.tokenHash, hashSecret(token)))
    .returning({ shopId, actorId: adminId });
  return ended;
}

const SECRET_BYTES = 32;

/** 256 bits that nobody can guess, as text for headers and cookies. */
const newSecret = (): string => randomBytes(SECRET_BYTES).toString('base64url');

const newSecrets = (): SessionSecrets => ({ token: newSecret(), twin: newSecret() });

/** The two secrets as they are stored. */
const hashesOf = ({ token, twin }: SessionSecrets) => ({
  tokenHash: hashSecret(token),
  twinHash: hashSecret(twin),
});

/** Returns the stored form of a secret: its SHA-256, hex. A secret this long needs no slower hash. */
export const hashSecret = (secret: string): string =>
  createHash('sha256').update(secret).digest('hex');

/** Compares a secret with a stored hash in constant time. */
export function isSecretOf(hash: string, secret: string): boolean {
  return timingSafeEqual(Buffer.from(hashSecret(secret)), Buffer.from(hash));
}
