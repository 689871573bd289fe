import { eq, gt } from 'drizzle-orm';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import { notFound } from '../../base/errors';
import type { Secrets } from '../../base/secrets';
import { findRow, matching, type Tx } from '../../db/rows';
import { accountLinks } from '../../db/schema';
import type { ShopServices } from '../shops/find-shop';
import { findMember } from './members';
import * as messages from './messages';

type AccountLink = typeof accountLinks.$inferSelect;

const PURPOSE = 'account-link';
const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;

/** Times that links last: invitations, and those for a new password, or for the first that somebody has. */
const LIFETIMES = { invite: 7 * DAY_MS, reset: 30 * MINUTE_MS, first: 7 * DAY_MS };

interface NewLink
  extends Pick<AccountLink, 'shopId' | 'kind' | 'email'>,
    Partial<Pick<AccountLink, 'role' | 'actorId'>> {
  /** Set where the password that is to be chosen by it is their first. */
  isFirst?: boolean;
}

/** Makes a link; an invitation comes in place of an earlier one to the same address. */
export async function makeLink(
  tx: Pick<NodePgDatabase, 'insert' | 'delete'>,
  { isFirst = false, ...link }: NewLink,
  now: number,
): Promise<AccountLink> {
  const { shopId, kind, email } = link;
  if (kind === 'invite') {
    await tx.delete(accountLinks).where(matching(accountLinks, { shopId, kind, email }));
  }
  const expiresAt = new Date(now + LIFETIMES[isFirst ? 'first' : kind]);
  const [row] = await tx
    .insert(accountLinks)
    .values({ ...link, expiresAt, createdAt: new Date(now) })
    .returning();
  if (!row) throw new Error('The link was not saved.');
  return row;
}

/** The address of a link. Its secret is in the fragment, which no server is sent and no log has. */
export function linkAddress(
  secrets: Pick<Secrets, 'sign'>,
  origin: string,
  { id, kind }: Pick<AccountLink, 'id' | 'kind'>,
): string {
  const page = kind === 'invite' ? 'join' : 'reset';
  return `${origin}/design/${page}#${secrets.sign(PURPOSE, id)}`;
}

type Expected = { token: string; kind?: AccountLink['kind'] };

/** The open link of a token. @throws DomainError not-found */
export async function openLink(
  services: ShopServices,
  { token, kind }: Expected,
): Promise<AccountLink> {
  const { db, shop, secrets, now } = services;
  const id = secrets.verify(PURPOSE, token, now());
  const isOpen = gt(accountLinks.expiresAt, new Date(now()));
  const link =
    id === undefined ? undefined : await findRow(db, accountLinks, { shopId: shop.id, id }, isOpen);
  const isOther = kind !== undefined && kind !== link?.kind;
  if (!link || isOther || (await isOutlived(services, link))) throw notFound(messages.linkUsed);
  return link;
}

/** True for the link to a first password whose time for any other is over, once there is one, however it was chosen. */
async function isOutlived(
  { db, now }: ShopServices,
  { kind, shopId, email, createdAt }: AccountLink,
): Promise<boolean> {
  if (kind !== 'reset' || now() < createdAt.getTime() + LIFETIMES.reset) return false;
  return Boolean((await findMember(db, shopId, email))?.passwordHash);
}

/** Uses a link up, and others of its kind for the same address: of two who use it one does. @throws DomainError not-found */
export async function useUp(tx: Tx, { id, shopId, kind, email }: AccountLink): Promise<void> {
  const used = await tx.delete(accountLinks).where(eq(accountLinks.id, id));
  if (!used.rowCount) throw notFound(messages.linkUsed);
  await tx.delete(accountLinks).where(matching(accountLinks, { shopId, kind, email }));
}
