import { asc, eq, gt, max } from 'drizzle-orm';
import type { z } from 'zod';
import type { accountSchemas } from '@/core/calls/account.schema';
import { mayGrant, OWNER } from '@/core/model/roles';
import { conflict, forbidden, notFound } from '../../base/errors';
import { matching, type Tx } from '../../db/rows';
import { accountLinks, adminSessions, admins, passkeys } from '../../db/schema';
import { recordEvent } from '../events/record-event';
import { loadShop, type ShopServices } from '../shops/find-shop';
import { makeLink } from './account-links';
import { isLastOwner, removeMember } from './manage-admins';
import { findMember, lockTeam, type Member, selectMembers } from './members';
import * as messages from './messages';
import type { Principal } from './principal';

type Input<Name extends keyof typeof accountSchemas> = z.output<
  (typeof accountSchemas)[Name]['request']
>;

/** The members of a shop's team, those who came first at the top, and open invitations. */
export async function describeTeam(services: ShopServices, admin: Principal) {
  const { db, shop, now } = services;
  const shopId = shop.id;
  const members = await selectMembers(db, { shopId }).orderBy(asc(admins.createdAt));
  const seen = await db
    .select({ id: adminSessions.adminId, at: max(adminSessions.seenAt) })
    .from(adminSessions)
    .where(matching(adminSessions, { shopId }))
    .groupBy(adminSessions.adminId);
  const keys = await db
    .selectDistinct({ id: passkeys.adminId })
    .from(passkeys)
    .where(matching(passkeys, { shopId }));
  const isOpen = gt(accountLinks.expiresAt, new Date(now()));
  const invites = await db
    .select()
    .from(accountLinks)
    .where(matching(accountLinks, { shopId, kind: 'invite' }, isOpen))
    .orderBy(asc(accountLinks.createdAt));
  const seenAt = new Map(seen.map(({ id, at }) => [id, at?.toISOString() ?? null]));
  const hasKey = new Set(keys.map(({ id }) => id));
  const { needsSecondFactor } = await loadShop(services);
  return {
    needsSecondFactor,
    members: members.map(({ id, email, name, role, createdAt, totpSecret }) => ({
      ...{ id, email, name, role, createdAt: createdAt.toISOString() },
      ...{ isYou: id === admin.id, seenAt: seenAt.get(id) ?? null },
      hasSecondFactor: totpSecret !== null || hasKey.has(id),
    })),
    invites: invites.map(({ id, email, role, createdAt, expiresAt }) => ({
      ...{ id, email, role, createdAt: createdAt.toISOString() },
      expiresAt: expiresAt.toISOString(),
    })),
  };
}

/** Invites somebody to the team, by e-mail. @throws DomainError conflict, forbidden */
export async function invite(
  { db, shop, now }: ShopServices,
  admin: Principal,
  { email, role }: Input<'invite'>,
): Promise<void> {
  const shopId = shop.id;
  assertMayGrant(admin, role);
  if (await findMember(db, shopId, email)) throw conflict(messages.memberAlready(email));
  await db.transaction(async (tx) => {
    const link = { shopId, kind: 'invite', email, role, actorId: admin.id } as const;
    const made = await makeLink(tx, link, now());
    const actor = { adminId: admin.id };
    await recordEvent(tx, made, { kind: 'account.link-requested', actor, data: {} });
  });
}

/** Takes an invitation back. @throws DomainError not-found */
export async function revokeInvite({ db, shop }: ShopServices, id: string): Promise<void> {
  const isIt = matching(accountLinks, { shopId: shop.id, kind: 'invite', id });
  const { rowCount } = await db.delete(accountLinks).where(isIt);
  if (!rowCount) throw notFound(messages.noInvite);
}

/** Gives a member another role. @throws DomainError not-found, forbidden, conflict */
export async function changeRole(
  services: ShopServices,
  admin: Principal,
  { id, role }: Input<'memberRole'>,
): Promise<void> {
  assertMayGrant(admin, role);
  await changeMember(services, admin, id, async (tx, member) => {
    if (role !== OWNER && (await isLastOwner(tx, member))) throw conflict(messages.lastOwnerStays);
    const isIt = matching(admins, { shopId: member.shopId, id: member.id });
    await tx.update(admins).set({ role }).where(isIt);
  });
}

/** Removes a member, with their sessions. @throws DomainError not-found, forbidden, conflict */
export async function dismiss(services: ShopServices, admin: Principal, id: string): Promise<void> {
  await changeMember(services, admin, id, async (tx, member) => {
    if (await isLastOwner(tx, member)) throw conflict(messages.lastOwnerStays);
    await removeMember(tx, member);
  });
}

/** Changes a member while nobody else changes the team; invitations of theirs end, for the right to them may have. */
async function changeMember(
  { shops, shop }: ShopServices,
  admin: Principal,
  id: string,
  change: (tx: Tx, member: Member) => Promise<void>,
): Promise<void> {
  const shopId = shop.id;
  await shops.across.db.transaction(async (tx) => {
    await lockTeam(tx, shopId);
    const [member] = await selectMembers(tx, { shopId, id });
    if (!member) throw notFound(messages.noMember);
    assertMayGrant(admin, member.role);
    await change(tx, member);
    const isTheirs = eq(accountLinks.actorId, member.id);
    await tx.delete(accountLinks).where(matching(accountLinks, { shopId }, isTheirs));
  });
}

function assertMayGrant({ role: granter }: Principal, role: string): void {
  if (!mayGrant(granter, role)) throw forbidden(messages.ownersMakeOwners);
}
