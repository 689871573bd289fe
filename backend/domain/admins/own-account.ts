import { z } from 'zod';
import type { accountSchemas } from '@/core/calls/account.schema';
import { conflict, hasKind, invalid, unauthenticated } from '../../base/errors';
import { matching } from '../../db/rows';
import { people } from '../../db/schema';
import { rateGuessesOfAll } from '../../limits/rate-limit';
import type { Rate } from '../../limits/rates';
import type { ShopServices } from '../shops/find-shop';
import { tellMember } from './account-mails';
import { removeFactor } from './factor-demand';
import { signDevice } from './known-device';
import { isLastOwner, removeMember } from './manage-admins';
import { lockTeam, type Member, selectMembers, toUser } from './members';
import * as messages from './messages';
import { assertGoodPassword, renewPassword } from './new-password';
import { type AtOrigin, addPasskey, listPasskeys, removePasskey } from './passkeys';
import type { Principal } from './principal';
import { factorsOf, newRecovery, newTotp, sealTotp, stepOf, takeCode } from './second-factor';
import { listSessions, renewSession } from './sessions';
import { issueTicket, openTicket } from './ticket';

const PURPOSE = 'new-totp';
const PROOFS: Rate = { name: 'proofs', times: 10, windowMs: 15 * 60_000 };

type Input<Name extends keyof typeof accountSchemas> = z.output<
  (typeof accountSchemas)[Name]['request']
>;

async function memberOf({ db, shop }: ShopServices, { id }: Principal): Promise<Member> {
  const [member] = await selectMembers(db, { shopId: shop.id, id });
  if (!member) throw unauthenticated(messages.wrongCredentials);
  return member;
}

/** The account of whoever is logged in. */
export async function describeAccount(services: ShopServices, admin: Principal) {
  const member = await memberOf(services, admin);
  const passkeys = await listPasskeys(services, admin.id);
  const { email, name, role, totpSecret, recoveryHashes } = member;
  return {
    ...{ email, name, role, hasTotp: totpSecret !== null, recoveryLeft: recoveryHashes.length },
    passkeys: passkeys.map(({ id, name: label, createdAt, usedAt }) => ({
      ...{ id, name: label, createdAt: createdAt.toISOString() },
      usedAt: usedAt?.toISOString() ?? null,
    })),
    sessions: await listSessions(services, admin),
    lacksFactor: admin.lacksFactor,
  };
}

/**
 * Proves once more who holds a session, by the password or a code, and gives it new secrets.
 * @throws DomainError invalid, too-many; unauthenticated where it has ended meanwhile
 */
export async function prove(
  services: ShopServices,
  admin: Principal,
  { password, code }: Input<'prove'>,
) {
  const member = await memberOf(services, admin);
  if (code !== undefined) await inField('code', takeCode(services, member, code));
  else await inField('password', checkPassword(services, member, password ?? ''));
  const session = await renewSession(services, admin);
  if (!session) throw unauthenticated(messages.noSession);
  return { ...session, user: toUser(member) };
}

/** Answers what is wrong as a wrong field: whoever has a session is logged in, whatever they type. */
async function inField<Result>(path: string, work: Promise<Result>): Promise<Result> {
  return work.catch((error: unknown) => {
    throw hasKind(error, 'unauthenticated') ? invalid(error.message, { path }) : error;
  });
}

const checkPassword = (services: ShopServices, member: Member, password: string) =>
  rateGuessesOfAll(services, member.id, PROOFS, async () => {
    const isRight = await services.passwords.isRight(password, member.passwordHash);
    if (!isRight) throw unauthenticated(messages.wrongPassword);
  });

interface AtBrowser {
  services: ShopServices;
  client: string | null;
  setKnownDevice(device: string): void;
}

/** Sets the own password; this session goes on, and its browser stays known. @throws DomainError invalid */
export async function changePassword(
  { services, client, setKnownDevice }: AtBrowser,
  admin: Principal,
  { password }: Input<'password'>,
): Promise<void> {
  const { shop, passwords, secrets, now } = services;
  assertGoodPassword(password, { email: admin.email, shop });
  const passwordHash = await passwords.hash(password);
  const exceptSession = admin.session.id;
  await renewPassword(services, admin, { passwordHash, client, exceptSession });
  setKnownDevice(signDevice(secrets, { ...admin, passwordHash }, now()));
  await tellMember(services, admin, { kind: 'password' });
}

/** Makes the secret of an authenticator app, which counts once its first code is there. */
export function beginTotp(services: ShopServices, { id, email }: Principal) {
  const made = newTotp(services.shop.name || services.shop.host, email);
  const ticket = issueTicket(services, PURPOSE, { adminId: id, secret: made.secret });
  return { ...made, ticket };
}

const ticketSchema = z.object({ adminId: z.string(), secret: z.string() });

async function firstCode(
  services: ShopServices,
  admin: Principal,
  { ticket, code }: { ticket: string; code: string },
) {
  const { value, use } = openTicket(services, PURPOSE, { ticket, schema: ticketSchema });
  if (value.adminId !== admin.id) throw unauthenticated(messages.ticketOver);
  const totpStep = stepOf(value.secret, code.replace(/\s/g, ''), services.now());
  await use();
  return { secret: value.secret, totpStep };
}

/** Takes an authenticator app by its first code, and gives recovery codes. @throws DomainError invalid */
export async function finishTotp(
  services: ShopServices,
  admin: Principal,
  { ticket, code }: Input<'totpFinish'>,
): Promise<{ recoveryCodes: string[] }> {
  const { db, secrets } = services;
  const { secret, totpStep } = await inField('code', firstCode(services, admin, { ticket, code }));
  const { codes, hashes } = newRecovery(secrets, admin.personId);
  const totpSecret = sealTotp(secrets, secret);
  await db
    .update(people)
    .set({ totpSecret, totpStep, recoveryHashes: hashes })
    .where(matching(people, { id: admin.personId }));
  await tellMember(services, admin, { kind: 'factor', change: 'added' });
  return { recoveryCodes: codes };
}

/** Removes the authenticator app. @throws DomainError conflict where a shop of theirs needs it */
export async function removeTotp(services: ShopServices, admin: Principal): Promise<void> {
  const { personId } = admin;
  await removeFactor(services, { personId }, (tx) =>
    tx
      .update(people)
      .set({ totpSecret: null, totpStep: 0 })
      .where(matching(people, { id: personId })),
  );
  await tellMember(services, admin, { kind: 'factor', change: 'removed' });
}

/** Makes recovery codes in place of all others. @throws DomainError conflict where there is no factor to recover */
export async function renewRecovery(
  services: ShopServices,
  admin: Principal,
): Promise<{ recoveryCodes: string[] }> {
  const member = await memberOf(services, admin);
  const passkeys = await listPasskeys(services, admin.id);
  if (factorsOf(member, passkeys.length).length === 0) throw conflict(messages.noFactor);
  const recoveryCodes = await makeRecovery(services, admin);
  await tellMember(services, admin, { kind: 'factor', change: 'recovery' });
  return { recoveryCodes };
}

async function makeRecovery({ db, secrets }: ShopServices, { personId: id }: Principal) {
  const { codes, hashes } = newRecovery(secrets, id);
  const isTheirs = matching(people, { id });
  await db.update(people).set({ recoveryHashes: hashes }).where(isTheirs);
  return codes;
}

/** Adds a passkey, with recovery codes where there are none left. */
export async function finishPasskey(
  at: AtOrigin,
  admin: Principal,
  input: Input<'passkeyFinish'>,
): Promise<{ recoveryCodes: string[] }> {
  const { services } = at;
  await inField('passkey', addPasskey(at, admin, input));
  const { recoveryHashes } = await memberOf(services, admin);
  await tellMember(services, admin, { kind: 'factor', change: 'added' });
  const isLacking = recoveryHashes.length === 0;
  return { recoveryCodes: isLacking ? await makeRecovery(services, admin) : [] };
}

/** Removes a passkey. @throws DomainError not-found, conflict where the shop needs it */
export async function forgetPasskey(services: ShopServices, admin: Principal, id: string) {
  const { shopId, id: adminId } = admin;
  await removeFactor(services, { shopId, id: adminId }, (tx) => removePasskey(tx, admin, id));
  await tellMember(services, admin, { kind: 'factor', change: 'removed' });
}

/** Leaves the team of the shop. @throws DomainError conflict for its last owner, invalid for another address */
export async function leaveTeam(
  { shops }: ShopServices,
  admin: Principal,
  { email }: Input<'leave'>,
): Promise<void> {
  if (email !== admin.email) throw invalid(messages.otherAddress, { path: 'email' });
  await shops.across.db.transaction(async (tx) => {
    await lockTeam(tx, admin.shopId);
    if (await isLastOwner(tx, admin)) throw conflict(messages.lastOwnerStays);
    await removeMember(tx, admin);
  });
}
