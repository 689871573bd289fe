import type { z } from 'zod';
import type { accountSchemas } from '@/core/calls/account.schema';
import { conflict, notFound, unauthenticated } from '../../base/errors';
import { findRow } from '../../db/rows';
import { people } from '../../db/schema';
import { rateGuessesOfAll } from '../../limits/rate-limit';
import type { Rate } from '../../limits/rates';
import { recordEvent } from '../events/record-event';
import { ShopFieldsError } from '../shop-admin';
import { loadShop, type ShopContext, type ShopServices } from '../shops/find-shop';
import { makeLink, openLink, useUp } from './account-links';
import { tellMember } from './account-mails';
import { signDevice } from './known-device';
import { accountName, clearDelays } from './login-delays';
import { addMember, replacePassword } from './manage-admins';
import { findMember, type Member } from './members';
import * as messages from './messages';
import { assertGoodPassword } from './new-password';

const MINUTE_MS = 60_000;

/** Links for a new password, of one address of the network, and of one account. */
export const RESETS: Rate = { name: 'resets', times: 10, windowMs: 15 * MINUTE_MS };
const RESETS_OF_ACCOUNT: Rate = { name: 'account-resets', times: 3, windowMs: 15 * MINUTE_MS };
export const LINKS_USED: Rate = { name: 'links-used', times: 30, windowMs: 10 * MINUTE_MS };
const PASSWORD_GUESSES: Rate = { name: 'join-guesses', times: 5, windowMs: 15 * MINUTE_MS };

type Input<Name extends keyof typeof accountSchemas> = z.output<
  (typeof accountSchemas)[Name]['request']
>;

/** Asks for a link for a new password. The same work and answer, whether there is such an account or not. */
export async function requestReset(
  services: ShopServices,
  { email }: Input<'requestReset'>,
): Promise<void> {
  const { db, shop, rates, now } = services;
  const shopId = shop.id;
  if ((await rates.take(accountName(shopId, email), RESETS_OF_ACCOUNT)) > 0) return;
  await db.transaction(async (tx) => {
    const link = await makeLink(tx, { shopId, kind: 'reset', email }, now());
    const event = { kind: 'account.link-requested', actor: 'system', data: {} } as const;
    await recordEvent(tx, link, event);
  });
}

/** Tells whoever holds a link what it is for. @throws DomainError not-found */
export async function readLink(services: ShopServices, { token }: Input<'readLink'>) {
  const { kind, email, role } = await openLink(services, { token });
  const person = await findRow(services.shops.across.db, people, { email });
  const { name, needsSecondFactor } = await loadShop(services);
  return {
    ...{ kind, email, role, shop: name, hasAccount: Boolean(person?.passwordHash) },
    needsFactor: needsSecondFactor && !person?.totpSecret,
  };
}

/** Sets a new password by a link, and makes the browser known. @throws DomainError not-found, invalid */
export async function finishReset(
  { services, client }: ShopContext,
  { token, password }: Input<'finishReset'>,
): Promise<{ actorId: string; device: string }> {
  const { db, shop, shops, passwords, backoff, secrets, now } = services;
  const link = await openLink(services, { token, kind: 'reset' });
  const { email } = link;
  const member = await findMember(db, shop.id, email);
  if (!member) throw notFound(messages.linkUsed);
  assertGoodPassword(password, { email, shop });
  const passwordHash = await passwords.hash(password);
  await shops.across.db.transaction(async (tx) => {
    await useUp(tx, link);
    await replacePassword(tx, member, { passwordHash });
  });
  await clearDelays(backoff, { account: accountName(shop.id, email), client });
  if (member.passwordHash) await tellMember(services, member, { kind: 'password' });
  const device = signDevice(secrets, { ...member, passwordHash }, now());
  return { actorId: member.id, device };
}

/**
 * Joins the team of a shop by an invitation: with a new password, or by that of the account there is.
 * @throws DomainError not-found, invalid, unauthenticated, conflict
 */
export async function join(
  services: ShopServices,
  { token, password, name }: Input<'join'>,
): Promise<{ actorId: string; device: string }> {
  const { shop, shops, secrets, now } = services;
  const link = await openLink(services, { token, kind: 'invite' });
  const { shopId, email, role } = link;
  const passwordHash = await hashOfInvited(services, link, password);
  await shops.across.db.transaction(async (tx) => {
    await useUp(tx, link);
    const person = { email, passwordHash, ...(name && { name }) };
    const isAdded = await addMember(tx, { shopId, person, role }).catch(asConflict);
    if (!isAdded) throw conflict(messages.memberAlready(email));
  });
  const member = await findMember(services.db, shop.id, email);
  if (!member) throw notFound(messages.linkUsed);
  return { actorId: member.id, device: signDevice(secrets, member, now()) };
}

/** A team that has lost its owner since somebody was invited to be something else. */
function asConflict(error: unknown): never {
  throw error instanceof ShopFieldsError ? conflict(messages.noOwnerYet) : error;
}

/** The hash of the password that is right for an account, or of the new one of somebody who has none yet. */
async function hashOfInvited(
  services: ShopServices,
  { id, email }: { id: string; email: string },
  password: string,
): Promise<Member['passwordHash']> {
  const { shops, shop, passwords } = services;
  const person = await findRow(shops.across.db, people, { email });
  if (!person?.passwordHash) {
    assertGoodPassword(password, { email, shop });
    return passwords.hash(password);
  }
  return rateGuessesOfAll(services, id, PASSWORD_GUESSES, async () => {
    const isRight = await passwords.isRight(password, person.passwordHash);
    if (!isRight) throw unauthenticated(messages.wrongPassword);
    return person.passwordHash;
  });
}
