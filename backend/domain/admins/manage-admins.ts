import { asc, eq } from 'drizzle-orm';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import { newAdminSchema, passwordPatchSchema } from '../../base/admin-fields';
import type { Passwords } from '../../base/passwords';
import { matching } from '../../db/rows';
import { type Admin, adminSessions, admins } from '../../db/schema';
import { parseFields, ShopFieldsError, shopIdOf } from '../shop-admin';
import * as messages from './messages';
import { randomPassword } from './sessions';

class NoSuchAdminError extends Error {
  override readonly name = 'NoSuchAdminError';

  constructor(email: string, host: string) {
    super(messages.noAdmin(host, email));
  }
}

/** An admin, with the password that was generated where none was chosen. */
export interface SetPassword {
  madePassword?: string;
}

interface Tools {
  db: NodePgDatabase;
  passwords: Passwords;
}

/** Adds an admin to a shop from unchecked input. @throws ShopFieldsError, NoSuchShopError */
export async function addAdmin(
  { db, passwords }: Tools,
  host: string,
  input: unknown,
): Promise<SetPassword> {
  const { password: chosen, ...fields } = parseFields(newAdminSchema, input, 'an admin');
  const shopId = await shopIdOf(db, host);
  const password = chosen ?? randomPassword();
  const values = { ...fields, shopId, passwordHash: await passwords.hash(password) };
  const added = await db
    .insert(admins)
    .values(values)
    .onConflictDoNothing()
    .returning({ id: admins.id });
  if (added.length > 0) return chosen === undefined ? { madePassword: password } : {};
  const message = messages.alreadyAdmin(fields.email, host);
  throw new ShopFieldsError([{ field: 'email', message }]);
}

/** Sets the password of an admin, and ends their sessions. @throws ShopFieldsError, NoSuchShopError, NoSuchAdminError */
export async function setPassword(
  { db, passwords }: Tools,
  host: string,
  email: string,
  input: unknown,
): Promise<SetPassword> {
  const { password: chosen } = parseFields(passwordPatchSchema, input, 'a password');
  const shopId = await shopIdOf(db, host);
  const password = chosen ?? randomPassword();
  const passwordHash = await passwords.hash(password);
  await db.transaction(async (tx) => {
    const [admin] = await tx
      .update(admins)
      .set({ passwordHash, updatedAt: new Date() })
      .where(isAdmin(shopId, email))
      .returning({ id: admins.id });
    if (!admin) throw new NoSuchAdminError(email, host);
    await tx.delete(adminSessions).where(matching(adminSessions, { shopId, adminId: admin.id }));
  });
  return chosen === undefined ? { madePassword: password } : {};
}

/** Removes an admin with every session of theirs. @throws NoSuchShopError, NoSuchAdminError */
export async function removeAdmin(db: NodePgDatabase, host: string, email: string): Promise<void> {
  const shopId = await shopIdOf(db, host);
  const removed = await db.delete(admins).where(isAdmin(shopId, email));
  if (!removed.rowCount) throw new NoSuchAdminError(email, host);
}

export type AdminSummary = Pick<Admin, 'email' | 'name' | 'role' | 'createdAt'>;

/** The admins of a shop, by e-mail address. @throws NoSuchShopError */
export async function listAdmins(db: NodePgDatabase, host: string): Promise<AdminSummary[]> {
  const shopId = await shopIdOf(db, host);
  const { email, name, role, createdAt } = admins;
  const summary = db.select({ email, name, role, createdAt }).from(admins);
  return summary.where(eq(admins.shopId, shopId)).orderBy(asc(email));
}

const isAdmin = (shopId: string, email: string) =>
  matching(admins, { shopId, email: email.trim().toLowerCase() });
