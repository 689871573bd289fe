import type { z } from 'zod';
import type { adminUserSchema } from '@/core/model/admin.schema';
import { unauthenticated } from '../../base/errors';
import { findRow } from '../../db/rows';
import { type Admin, admins } from '../../db/schema';
import type { Services } from '../../services/services';
import type { ShopContext } from '../shops/find-shop';
import { attemptLogin } from './login-delays';
import * as messages from './messages';
import { isUnchanged, openSession, type SessionSecrets } from './sessions';

type Session = SessionSecrets & { user: ReturnType<typeof toAdminUser> };

type Credentials = Record<'email' | 'password', string>;

/**
 * Opens a session of an admin (spec 4). An unknown account is refused like a wrong password, after the same work.
 * @throws DomainError unauthenticated, too-many
 */
export function logIn(context: ShopContext, credentials: Credentials): Promise<Session> {
  const { services, client } = context;
  const email = credentials.email.toLowerCase();
  const who = { account: `${services.shop.id} ${email}`, client };
  return attemptLogin(services.backoff, who, async () => {
    const admin = await findRow(services.db, admins, { shopId: services.shop.id, email });
    const isRight = await services.passwords.isRight(credentials.password, admin?.passwordHash);
    if (!admin || !isRight) throw unauthenticated(messages.wrongCredentials);
    const renewed = await renewHash(services, admin, credentials.password);
    const session = await openSession(services.db, renewed, services.now());
    if (!session) throw unauthenticated(messages.wrongCredentials);
    return { ...session, user: toAdminUser(admin) };
  });
}

/** A hash that was made at another cost is made anew while the password is at hand. */
async function renewHash({ db, passwords }: Services, admin: Admin, password: string) {
  if (!passwords.isOutdated(admin.passwordHash)) return admin;
  const passwordHash = await passwords.hash(password);
  await db.update(admins).set({ passwordHash }).where(isUnchanged(admin));
  return { ...admin, passwordHash };
}

/** An admin as the wire has it (spec 3, "Admin user and session"): never the password's hash. */
function toAdminUser({ id, email, role, name }: Admin): z.output<typeof adminUserSchema> {
  return { id, email, role, ...(name && { name }) };
}
