import { createHash, randomBytes, randomInt, timingSafeEqual } from 'node:crypto';
import { and, eq, gt, lte } from 'drizzle-orm';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import { SESSION_SECONDS } from '@/core/model/admin';
import { matching } from '../../db/rows';
import { type Admin, adminSessions, admins } from '../../db/schema';
import type { Services } from '../../services/services';
import type { ShopServices } from '../shops/find-shop';

const SECOND_MS = 1_000;

/** The two secrets of a new session: for the admin's scripts, and for their browser alone. */
export interface SessionSecrets {
  token: string;
  twin: string;
}

/**
 * Opens a session for an admin, and removes those of the shop that have expired. Null where the password was changed, or
 * the admin removed, since it was checked.
 */
export function openSession(
  db: NodePgDatabase,
  admin: Admin,
  now: number,
): Promise<SessionSecrets | null> {
  const secrets = { token: newSecret(), twin: newSecret() };
  return db.transaction(async (tx) => {
    // Holds off a change of the password, which ends the sessions there are.
    const [same] = await tx
      .select({ id: admins.id })
      .from(admins)
      .where(isUnchanged(admin))
      .for('share');
    if (!same) return null;
    const { shopId, expiresAt } = adminSessions;
    await tx
      .delete(adminSessions)
      .where(and(eq(shopId, admin.shopId), lte(expiresAt, new Date(now))));
    await tx.insert(adminSessions).values({
      tokenHash: hashSecret(secrets.token),
      twinHash: hashSecret(secrets.twin),
      shopId: admin.shopId,
      adminId: admin.id,
      expiresAt: new Date(now + SESSION_SECONDS * SECOND_MS),
    });
    return secrets;
  });
}

/** The admin as long as the password is the one that was found right. */
export const isUnchanged = ({ id, shopId, passwordHash }: Admin) =>
  matching(admins, { shopId, id, passwordHash });

/** The session of a token, undefined where there is none or it has expired. */
export async function findSession(
  db: NodePgDatabase,
  token: string,
  now: number,
): Promise<{ twinHash: string; admin: Admin } | undefined> {
  const { twinHash, tokenHash, shopId, adminId, expiresAt } = adminSessions;
  const [row] = await db
    .select({ twinHash, admin: admins })
    .from(adminSessions)
    .innerJoin(admins, and(eq(admins.id, adminId), eq(admins.shopId, shopId)))
    .where(and(eq(tokenHash, hashSecret(token)), gt(expiresAt, new Date(now))));
  return row;
}

/** Cookies by which a browser is known as an admin's: the twin where admins work, a look on the shop's own host. */
interface KnownBrowser {
  twin?: string | undefined;
  look?: string | undefined;
}

/** Returns whether a browser is an admin's of the shop, for what it may look at. */
export async function isAdminBrowser(
  services: ShopServices,
  { twin, look }: KnownBrowser,
): Promise<boolean> {
  const { db, shop, secrets, now } = services;
  const twinHash = twin ? hashSecret(twin) : look && secrets.verify(LOOK, look, now());
  if (!twinHash) return false;
  const isOpen = gt(adminSessions.expiresAt, new Date(now()));
  const theirs = matching(adminSessions, { shopId: shop.id, twinHash }, isOpen);
  return (await db.$count(adminSessions, theirs)) > 0;
}

const LOOK = 'look';

/** A look at a shop that is being prepared, for as long as the session of the twin lasts, or less (ms). */
export const lookOf = ({ secrets }: Pick<Services, 'secrets'>, twin: string, until?: number) =>
  secrets.sign(LOOK, hashSecret(twin), until);

/** The look that lasts as long as its session, in the place of one that is on its way; undefined for none of ours. */
export function lastingLook({ secrets, now }: Services, look: string): string | undefined {
  const twinHash = secrets.verify(LOOK, look, now());
  return twinHash === undefined ? undefined : secrets.sign(LOOK, twinHash);
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

/** Returns the stored form of a secret: its SHA-256, hex. A secret this long needs no slower hash. */
export const hashSecret = (secret: string): string =>
  createHash('sha256').update(secret).digest('hex');

/** Compares a secret with a stored hash in constant time. */
export function isSecretOf(hash: string, secret: string): boolean {
  return timingSafeEqual(Buffer.from(hashSecret(secret)), Buffer.from(hash));
}

/** Letters and digits of which none looks like another. */
const LETTERS = 'abcdefghjkmnpqrstuvwxyz23456789';
const GROUPS = 4;
const GROUP_LENGTH = 5;

/** A password of 99 bits that people can read off a screen and type. */
export function randomPassword(): string {
  const letter = () => LETTERS[randomInt(LETTERS.length)];
  const group = () => Array.from({ length: GROUP_LENGTH }, letter).join('');
  return Array.from({ length: GROUPS }, group).join('-');
}
