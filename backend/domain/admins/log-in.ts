import { z } from 'zod';
import { FACTOR_NEEDED, type Factor } from '@/core/model/account';
import type { AdminUser } from '@/core/model/admin';
import type { usedPasskeySchema } from '@/core/model/passkey.schema';
import { hasKind, unauthenticated } from '../../base/errors';
import { matching } from '../../db/rows';
import { people } from '../../db/schema';
import type { Services } from '../../services/services';
import { recordEvent } from '../events/record-event';
import { loadShop, type ShopContext, type ShopServices } from '../shops/find-shop';
import { tellMember } from './account-mails';
import { isKnownDevice, signDevice } from './known-device';
import { accountName, attemptLogin, WRONG_PASSWORDS } from './login-delays';
import { findMember, type Member, selectMembers, toUser } from './members';
import * as messages from './messages';
import { askForPasskey, checkPasskey, listPasskeys, takeChallenge } from './passkeys';
import { factorsOf, takeCode } from './second-factor';
import { openSession, type Place, type SessionSecrets } from './sessions';
import { issueTicket, openTicket } from './ticket';

const PURPOSE = 'second-factor';

interface OpenedSession extends SessionSecrets {
  user: AdminUser;
  /** Makes the browser known to the account. */
  device: string;
  /** True where the shop asks everybody for a second factor, which is to be set up first. */
  lacksFactor?: boolean;
}

/** An answer to a right password that is not enough. */
interface FactorRequest {
  status: typeof FACTOR_NEEDED;
  message: string;
  factor: { ticket: string; kinds: Factor[]; passkey?: Record<string, unknown> };
}

interface Credentials {
  email: string;
  password: string;
}

/** A browser, by its name and network, and what it says of being known to an account. */
export interface Browser extends Place {
  knownDevice: string;
}

interface LoginContext extends ShopContext {
  origin: string;
  readBrowser(): Browser;
}

/**
 * Opens a session of an admin (spec 4), or asks for their second factor. An unknown account is refused like a wrong
 * password, after the same work. @throws DomainError unauthenticated, too-many
 */
export async function logIn(
  context: LoginContext,
  { email, password }: Credentials,
): Promise<OpenedSession | FactorRequest> {
  const { services, client } = context;
  const { db, shop, passwords } = services;
  const member = await findMember(db, shop.id, email);
  const isKnown = isKnownBrowser(context, member);
  const attempt = { account: accountName(shop.id, email), client, isKnown };
  const proved = await attemptLogin(services.backoff, attempt, async () => {
    const isRight = await passwords.isRight(password, member?.passwordHash);
    if (!member || !isRight) throw unauthenticated(messages.wrongCredentials);
    return renewHash(services, member, password);
  }).catch(async (error: unknown) => {
    if (hasKind(error, 'unauthenticated')) await noteGuess(services, attempt.account, member);
    throw error;
  });
  const kinds = factorsOf(proved, (await listPasskeys(services, proved.id)).length);
  if (kinds.length > 0) return askFor(context, proved, kinds);
  const { needsSecondFactor: lacksFactor } = await loadShop(services);
  return { ...(await enter(context, proved)), lacksFactor };
}

const isKnownBrowser = ({ services, readBrowser }: LoginContext, member: Member | undefined) =>
  isKnownDevice(services.secrets, member, {
    device: readBrowser().knownDevice,
    now: services.now(),
  });

/** Has the account's person told of many wrong passwords, by the same work whether there is one or not. */
async function noteGuess({ db, rates, shop }: ShopServices, account: string, member?: Member) {
  if ((await rates.take(account, WRONG_PASSWORDS)) <= 0) return;
  const subject = { id: member?.id ?? shop.id, shopId: shop.id };
  await recordEvent(db, subject, { kind: 'account.guessed', actor: 'system', data: {} });
}

async function askFor(
  context: LoginContext,
  member: Member,
  kinds: Factor[],
): Promise<FactorRequest> {
  const { services } = context;
  const use = kinds.includes('passkey') ? await askForPasskey(context, member) : undefined;
  const value = { adminId: member.id, password: nameOf(services, member) };
  const challenge = use?.challenge ?? '';
  const ticket = issueTicket(services, PURPOSE, { ...value, challenge });
  const message = messages.factorNeeded;
  return {
    ...{ status: FACTOR_NEEDED, message },
    factor: { ticket, kinds, ...(use && { passkey: use.options }) },
  };
}

/** Names the password of a member, so that a ticket ends with it. */
const nameOf = ({ secrets }: Services, { passwordHash }: Member) =>
  secrets.digest(PURPOSE, passwordHash);

const ticketSchema = z.object({
  adminId: z.string(),
  password: z.string(),
  challenge: z.string(),
});

interface SecondFactor {
  ticket: string;
  code?: string;
  passkey?: z.output<typeof usedPasskeySchema>;
}

/** Opens the session of a login that asked for a second factor. @throws DomainError unauthenticated, too-many */
export async function logInByFactor(
  context: LoginContext,
  { ticket, code, passkey }: SecondFactor,
): Promise<OpenedSession> {
  const { services } = context;
  const { value, use } = openTicket(services, PURPOSE, { ticket, schema: ticketSchema });
  const { adminId: id, challenge } = value;
  const [member] = await selectMembers(services.db, { shopId: services.shop.id, id });
  if (!member || nameOf(services, member) !== value.password) {
    throw unauthenticated(messages.ticketOver);
  }
  if (passkey) {
    const owner = await checkPasskey(context, { challenge, passkey });
    if (owner !== id) throw unauthenticated(messages.foreignPasskey);
  } else await takeCode(services, member, code ?? '');
  await use();
  return enter(context, member);
}

/** Opens a session by a passkey alone. @throws DomainError unauthenticated */
export async function logInByPasskey(
  context: LoginContext,
  { ticket, passkey }: { ticket: string; passkey: z.output<typeof usedPasskeySchema> },
): Promise<OpenedSession> {
  const { services } = context;
  const challenge = await takeChallenge(services, ticket);
  const id = await checkPasskey(context, { challenge, passkey });
  const [member] = await selectMembers(services.db, { shopId: services.shop.id, id });
  if (!member) throw unauthenticated(messages.foreignPasskey);
  return enter(context, member);
}

/** Opens a session for somebody who is found to be who they say. @throws DomainError unauthenticated */
async function enter(context: LoginContext, member: Member): Promise<OpenedSession> {
  const { services, readBrowser } = context;
  const { knownDevice: _known, ...place } = readBrowser();
  const now = services.now();
  const session = await openSession(services.db, member, { ...place, now });
  if (!session) throw unauthenticated(messages.wrongCredentials);
  if (!isKnownBrowser(context, member)) {
    await tellMember(services, member, { kind: 'new-device', ...place });
  }
  return { ...session, device: signDevice(services.secrets, member, now), user: toUser(member) };
}

/** A hash that was made at another cost is made anew while the password is at hand. */
async function renewHash({ db, passwords }: Services, member: Member, password: string) {
  if (!passwords.isOutdated(member.passwordHash)) return member;
  const passwordHash = await passwords.hash(password);
  const { personId: id, passwordHash: outdated } = member;
  const isSame = matching(people, { id, passwordHash: outdated });
  await db.update(people).set({ passwordHash }).where(isSame);
  return { ...member, passwordHash };
}
