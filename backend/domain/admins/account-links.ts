import { eq, gt } from 'drizzle-orm';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import { notFound } from '../../base/errors';
import type { Secrets } from '../../base/secrets';
import { findRow, matching, type Tx } from '../../db/rows';
import { accountLinks } from '../../db/schema';
import type { ShopServices } from '../shops/find-shop';
import * as messages from './messages';

type AccountLink = typeof accountLinks.$inferSelect;

const PURPOSE = 'account-link';
const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;

const LIFETIMES: Record<AccountLink['kind'], number> = {
  invite: 7 * DAY_MS,
  reset: 30 * MINUTE_MS,
};

type NewLink = Pick<AccountLink, 'shopId' | 'kind' | 'email'> &
  Partial<Pick<AccountLink, 'role' | 'actorId'>>;

/** Makes a link; an invitation comes in place of an earlier one to the same address. */
export async function makeLink(
  tx: Pick<NodePgDatabase, 'insert' | 'delete'>,
  link: NewLink,
  now: number,
): Promise<AccountLink> {
  const { shopId, kind, email } = link;
  if (kind === 'invite') {
    await tx.delete(accountLinks).where(matching(accountLinks, { shopId, kind, email }));
  }
  const expiresAt = new Date(now + LIFETIMES[kind]);
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
  { db, shop, secrets, now }: ShopServices,
  { token, kind }: Expected,
): Promise<AccountLink> {
  const id = secrets.verify(PURPOSE, token, now());
  const isOpen = gt(accountLinks.expiresAt, new Date(now()));
  const link =
    id === undefined ? undefined : await findRow(db, accountLinks, { shopId: shop.id, id }, isOpen);
  if (!link || (kind && kind !== link.kind)) throw notFound(messages.linkUsed);
  return link;
}

/** Uses a link up, and others of its kind for the same address: of two who use it one does. @throws DomainError not-found */
export async function useUp(tx: Tx, { id, shopId, kind, email }: AccountLink): Promise<void> {
  const used = await tx.delete(accountLinks).where(eq(accountLinks.id, id));
  if (!used.rowCount) throw notFound(messages.linkUsed);
  await tx.delete(accountLinks).where(matching(accountLinks, { shopId, kind, email }));
}
