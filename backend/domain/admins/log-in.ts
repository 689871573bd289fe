import type { z } from 'zod';
import type { adminUserSchema } from '@/core/model/admin.schema';
import { unauthenticated } from '../../base/errors';
import { matching } from '../../db/rows';
import { people } from '../../db/schema';
import type { Services } from '../../services/services';
import type { ShopContext } from '../shops/find-shop';
import { isKnownDevice, signDevice } from './known-device';
import { attemptLogin } from './login-delays';
import { findMember, type Member } from './members';
import * as messages from './messages';
import { openSession, type Place, type SessionSecrets } from './sessions';

export interface OpenedSession extends SessionSecrets {
  user: z.output<typeof adminUserSchema>;
  /** Makes the browser known to the account. */
  device: string;
}

interface Credentials {
  email: string;
  password: string;
}

/** A browser, by its name and network, and what it says of being known to an account. */
export interface Browser extends Place {
  knownDevice: string;
}

/**
 * Opens a session of an admin (spec 4). An unknown account is refused like a wrong password, after the same work.
 * @throws DomainError unauthenticated, too-many
 */
export async function logIn(
  { services, client }: ShopContext,
  { email, password }: Credentials,
  { knownDevice, ...place }: Browser,
): Promise<OpenedSession> {
  const { db, shop, secrets, passwords } = services;
  const member = await findMember(db, shop.id, email);
  const isKnown = isKnownDevice(secrets, member, { device: knownDevice, now: services.now() });
  const attempt = { account: accountName(shop.id, email), client, isKnown };
  return attemptLogin(services.backoff, attempt, async () => {
    const isRight = await passwords.isRight(password, member?.passwordHash);
    if (!member || !isRight) throw unauthenticated(messages.wrongCredentials);
    return enter(services, await renewHash(services, member, password), place);
  });
}

/** Names an account for counts, whether it exists or not. */
export const accountName = (shopId: string, email: string): string =>
  `${shopId} ${email.trim().toLowerCase()}`;

/** Opens a session for somebody who is found to be who they say. @throws DomainError unauthenticated */
export async function enter(
  services: Services,
  member: Member,
  place: Place,
): Promise<OpenedSession> {
  const now = services.now();
  const session = await openSession(services.db, member, { ...place, now });
  if (!session) throw unauthenticated(messages.wrongCredentials);
  const device = signDevice(services.secrets, member, now);
  return { ...session, device, user: toAdminUser(member) };
}

/** A hash that was made at another cost is made anew while the password is at hand. */
async function renewHash({ db, passwords }: Services, member: Member, password: string) {
  if (!passwords.isOutdated(member.passwordHash)) return member;
  const passwordHash = await passwords.hash(password);
  const { personId: id, passwordHash: outdated } = member;
  await db
    .update(people)
    .set({ passwordHash })
    .where(matching(people, { id, passwordHash: outdated }));
  return { ...member, passwordHash };
}

/** An admin as the wire has it (spec 3, "Admin user and session"): never the password's hash. */
function toAdminUser({ id, email, role, name }: Member): z.output<typeof adminUserSchema> {
  return { id, email, role, ...(name && { name }) };
}
