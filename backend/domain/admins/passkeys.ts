import {
  generateAuthenticationOptions,
  generateRegistrationOptions,
  verifyAuthenticationResponse,
  verifyRegistrationResponse,
} from '@simplewebauthn/server';
import { isoBase64URL, isoUint8Array } from '@simplewebauthn/server/helpers';
import { asc } from 'drizzle-orm';
import { z } from 'zod';
import type { newPasskeySchema, usedPasskeySchema } from '@/core/model/passkey.schema';
import { adminHostOf } from '@/core/rules/address/admin-host';
import { conflict, invalid, notFound, unauthenticated } from '../../base/errors';
import { findRow, matching, type Tx } from '../../db/rows';
import { passkeys } from '../../db/schema';
import type { ShopServices } from '../shops/find-shop';
import type { Member } from './members';
import * as messages from './messages';
import type { Operator, Principal } from './principal';
import { issueTicket, openTicket } from './ticket';

const NEW = 'new-passkey';
const USED = 'passkey';
const MOST = 20;

/** A call of a page where the shop's admins work: passkeys are made and used at that origin alone. */
export interface AtOrigin {
  services: ShopServices;
  origin: string;
}

const challengeSchema = z.object({ challenge: z.string() });
const ownChallengeSchema = challengeSchema.extend({ adminId: z.string() });

/** The host on which the admins of the shop work. @throws DomainError invalid for a page of another one */
function hostOf({ services, origin }: AtOrigin): string {
  const host = adminHostOf(services.shop.host, services.config.adminHost);
  if (URL.canParse(origin) && new URL(origin).hostname === host) return host;
  throw invalid(messages.otherOrigin);
}

export const listPasskeys = ({ db, shop }: Pick<ShopServices, 'db' | 'shop'>, adminId: string) =>
  db
    .select()
    .from(passkeys)
    .where(matching(passkeys, { shopId: shop.id, adminId }))
    .orderBy(asc(passkeys.createdAt));

/** Options by which a browser makes a passkey that tells its owner from others. */
export async function beginPasskey(at: AtOrigin, admin: Principal) {
  const { services } = at;
  const { shop } = services;
  const existing = await listPasskeys(services, admin.id);
  if (existing.length >= MOST) throw conflict(messages.tooManyPasskeys);
  const options = await generateRegistrationOptions({
    ...{ rpName: shop.name || shop.host, rpID: hostOf(at), attestationType: 'none' },
    ...{ userName: admin.email, userID: isoUint8Array.fromUTF8String(admin.id) },
    excludeCredentials: existing.map(({ id }) => ({ id })),
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
  });
  const value = { challenge: options.challenge, adminId: admin.id };
  return { ticket: issueTicket(services, NEW, value), options: { ...options } };
}

interface NewPasskey {
  ticket: string;
  name: string;
  passkey: z.output<typeof newPasskeySchema>;
}

/** Adds the passkey that a browser has made. @throws DomainError unauthenticated, invalid, conflict */
export async function addPasskey(
  at: AtOrigin,
  admin: Operator,
  { ticket, name, passkey }: NewPasskey,
): Promise<void> {
  const { services, origin } = at;
  const { db, shop } = services;
  const { value, use } = openTicket(services, NEW, { ticket, schema: ownChallengeSchema });
  if (value.adminId !== admin.id) throw unauthenticated(messages.ticketOver);
  await use();
  const { registrationInfo } = await verifyRegistrationResponse({
    ...{ response: passkey, expectedChallenge: value.challenge },
    ...{ expectedOrigin: origin, expectedRPID: hostOf(at), requireUserVerification: true },
  }).catch(() => {
    throw invalid(messages.passkeyFailed);
  });
  if (!registrationInfo) throw invalid(messages.passkeyFailed);
  const { id, publicKey, counter } = registrationInfo.credential;
  const added = await db
    .insert(passkeys)
    .values({
      ...{ id, shopId: shop.id, adminId: admin.id, name, counter },
      publicKey: isoBase64URL.fromBuffer(publicKey),
      transports: passkey.response.transports,
      createdAt: new Date(services.now()),
    })
    .onConflictDoNothing()
    .returning({ id: passkeys.id });
  if (added.length === 0) throw conflict(messages.passkeyAlready);
}

/** Removes a passkey of a member. @throws DomainError not-found */
export async function removePasskey(tx: Tx, { shopId, id: adminId }: Principal, id: string) {
  const isIt = matching(passkeys, { shopId, adminId, id });
  const { rowCount } = await tx.delete(passkeys).where(isIt);
  if (!rowCount) throw notFound(messages.noPasskey);
}

/** Options by which a browser uses a passkey: of anybody in the team, or of one member. */
export async function askForPasskey(at: AtOrigin, member?: Operator) {
  const { services } = at;
  const own = member ? await listPasskeys(services, member.id) : [];
  const options = await generateAuthenticationOptions({
    ...{ rpID: hostOf(at), userVerification: 'required' },
    allowCredentials: own.map(({ id }) => ({ id })),
  });
  return { challenge: options.challenge, options: { ...options } };
}

/** Options of a login by a passkey alone, which knows whose it is. */
export async function beginPasskeyLogin(at: AtOrigin) {
  const { challenge, options } = await askForPasskey(at);
  return { ticket: issueTicket(at.services, USED, { challenge }), options };
}

/** Uses up the ticket of a login by a passkey alone. @throws DomainError unauthenticated */
export async function takeChallenge(services: ShopServices, ticket: string): Promise<string> {
  const { value, use } = openTicket(services, USED, { ticket, schema: challengeSchema });
  await use();
  return value.challenge;
}

interface UsedPasskey {
  challenge: string;
  passkey: z.output<typeof usedPasskeySchema>;
}

/**
 * Checks the passkey that a browser has used, and says whose it is. One of another shop is none of this one.
 * @throws DomainError unauthenticated
 */
export async function checkPasskey(
  at: AtOrigin,
  { challenge, passkey }: UsedPasskey,
): Promise<Member['id']> {
  const { services, origin } = at;
  const { db, shop } = services;
  const { id } = passkey;
  const row = await findRow(db, passkeys, { shopId: shop.id, id });
  if (!row) throw unauthenticated(messages.foreignPasskey);
  const publicKey = isoBase64URL.toBuffer(row.publicKey);
  const { verified, authenticationInfo } = await verifyAuthenticationResponse({
    ...{ response: passkey, expectedChallenge: challenge, requireUserVerification: true },
    ...{ expectedOrigin: origin, expectedRPID: hostOf(at) },
    credential: { id, publicKey, counter: row.counter },
  }).catch(() => {
    throw unauthenticated(messages.passkeyRefused);
  });
  if (!verified) throw unauthenticated(messages.passkeyRefused);
  const used = { counter: authenticationInfo.newCounter, usedAt: new Date(services.now()) };
  await db
    .update(passkeys)
    .set(used)
    .where(matching(passkeys, { shopId: shop.id, id }));
  return row.adminId;
}
