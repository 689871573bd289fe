import { and, asc, eq, inArray, ne, notExists, sql } from 'drizzle-orm';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import { OWNER, USUAL_ROLE } from '@/core/model/roles';
import { newAdminSchema, passwordPatchSchema, rolePatchSchema } from '../../base/admin-fields';
import type { Passwords } from '../../base/passwords';
import { findRow, matching, type Reader, type Tx } from '../../db/rows';
import { adminSessions, admins, type PersonRow, passkeys, people } from '../../db/schema';
import { parseFields, ShopFieldsError, shopIdOf } from '../shop-admin';
import { findMember, lockTeam, type Member, selectMembers } from './members';
import * as messages from './messages';

class NoSuchAdminError extends Error {
  override readonly name = 'NoSuchAdminError';

  constructor(email: string, host: string) {
    super(messages.noAdmin(host, email));
  }
}

interface Tools {
  db: NodePgDatabase;
  passwords: Passwords;
}

/**
 * Adds somebody to the team of a shop from unchecked input, the first as its owner. Whoever has a password in another
 * shop keeps it; says whether they have one now. @throws ShopFieldsError, NoSuchShopError
 */
export async function addAdmin(
  { db, passwords }: Tools,
  host: string,
  input: unknown,
): Promise<{ hasPassword: boolean }> {
  const { password: chosen, ...fields } = parseFields(newAdminSchema, input, 'an admin');
  const shopId = await shopIdOf(db, host);
  const existing = await findRow(db, people, { email: fields.email });
  const { passwordHash: ownHash = '' } = existing ?? {};
  if (ownHash && chosen !== undefined) {
    const isRight = await passwords.isRight(chosen, ownHash);
    if (!isRight) throw wrongField('password', messages.hasPassword(fields.email));
  }
  const passwordHash = ownHash || chosen === undefined ? ownHash : await passwords.hash(chosen);
  const name = existing?.name || (fields.name ?? '');
  const person = { email: fields.email, name, passwordHash };
  await db.transaction(async (tx) => {
    const { role } = fields;
    const isAdded = await addMember(tx, { shopId, person, ...(role && { role }) });
    if (!isAdded) throw wrongField('email', messages.alreadyAdmin(fields.email, host));
  });
  return { hasPassword: passwordHash !== '' };
}

const wrongField = (field: string, message: string) => new ShopFieldsError([{ field, message }]);

interface NewMember {
  shopId: string;
  person: Pick<PersonRow, 'email' | 'passwordHash'> & { name?: string };
  role?: string;
}

/**
 * Makes somebody a member of a shop's team, the first its owner. Whoever has a password keeps it. False for one who is a
 * member. @throws ShopFieldsError where the first is to be something else
 */
export async function addMember(tx: Tx, { shopId, person, role }: NewMember): Promise<boolean> {
  await lockTeam(tx, shopId);
  const memberRole = await roleOfNew(tx, shopId, role);
  const { name = '', email, passwordHash } = person;
  const [row] = await tx
    .insert(people)
    .values({ name, email, passwordHash })
    .onConflictDoUpdate({ target: people.email, set: { ...(name && { name }), ...FIRST_PASSWORD } })
    .returning({ id: people.id });
  if (!row) throw new Error('The person was not saved.');
  const values = { shopId, personId: row.id, role: memberRole };
  const added = await tx
    .insert(admins)
    .values(values)
    .onConflictDoNothing()
    .returning({ id: admins.id });
  return added.length > 0;
}

/**
 * The role of a new member where they are given this one, or none: the first of a shop is its owner.
 * @throws ShopFieldsError where the first is to be something else
 */
export async function roleOfNew(db: Reader, shopId: string, role?: string): Promise<string> {
  const [owner] = await selectMembers(db, { shopId, role: OWNER }).limit(1);
  if (owner) return role ?? USUAL_ROLE;
  if (role !== undefined && role !== OWNER) throw wrongField('role', messages.ownerFirst);
  return OWNER;
}

/** Keeps the hash of a person who is there, and takes the new one where they have none. */
const FIRST_PASSWORD = {
  passwordHash: sql`coalesce(nullif(${people.passwordHash}, ''), excluded.password_hash)`,
};

/** Sets the password of an admin, and ends their sessions. @throws ShopFieldsError, NoSuchShopError, NoSuchAdminError */
export async function setPassword(
  { db, passwords }: Tools,
  host: string,
  email: string,
  input: unknown,
): Promise<void> {
  const { password } = parseFields(passwordPatchSchema, input, 'a password');
  const member = await memberOf(db, host, email);
  const passwordHash = await passwords.hash(password);
  await db.transaction((tx) => replacePassword(tx, member, { passwordHash }));
}

interface Replacement {
  passwordHash: string;
  /** The session that goes on. */
  exceptSession?: string;
}

/** Sets the password of a person, and ends their sessions in every shop. The database sees all shops. */
export async function replacePassword(
  tx: Tx,
  { personId: id }: Pick<Member, 'personId'>,
  { passwordHash, exceptSession }: Replacement,
): Promise<void> {
  await tx.update(people).set({ passwordHash, updatedAt: new Date() }).where(eq(people.id, id));
  const isOther = exceptSession === undefined ? undefined : ne(adminSessions.id, exceptSession);
  await tx
    .delete(adminSessions)
    .where(and(inArray(adminSessions.adminId, membershipsOf(tx, id)), isOther));
}

const membershipsOf = (tx: Tx, personId: string) =>
  tx.select({ id: admins.id }).from(admins).where(eq(admins.personId, personId));

/**
 * Takes away every second factor of somebody who has lost them, and ends their sessions, in every shop: the password
 * alone logs them in until they set up another. @throws NoSuchShopError, NoSuchAdminError
 */
export async function resetFactors(db: NodePgDatabase, host: string, email: string): Promise<void> {
  const { personId: id } = await memberOf(db, host, email);
  const without = { totpSecret: null, totpStep: 0, recoveryHashes: [], updatedAt: new Date() };
  await db.transaction(async (tx) => {
    await tx.update(people).set(without).where(eq(people.id, id));
    await tx.delete(passkeys).where(inArray(passkeys.adminId, membershipsOf(tx, id)));
    await tx.delete(adminSessions).where(inArray(adminSessions.adminId, membershipsOf(tx, id)));
  });
}

/** Removes an admin with every session of theirs. @throws NoSuchShopError, NoSuchAdminError, ShopFieldsError */
export async function removeAdmin(db: NodePgDatabase, host: string, email: string): Promise<void> {
  const member = await memberOf(db, host, email);
  await db.transaction(async (tx) => {
    await lockTeam(tx, member.shopId);
    const isAlone = (await tx.$count(admins, matching(admins, { shopId: member.shopId }))) === 1;
    if (!isAlone && (await isLastOwner(tx, member))) {
      throw wrongField('email', messages.lastOwner);
    }
    await removeMember(tx, member);
  });
}

/** Gives an admin another role. @throws ShopFieldsError, NoSuchShopError, NoSuchAdminError */
export async function setRole(
  db: NodePgDatabase,
  host: string,
  email: string,
  input: unknown,
): Promise<void> {
  const { role } = parseFields(rolePatchSchema, input, 'a role');
  const member = await memberOf(db, host, email);
  const { shopId, id } = member;
  await db.transaction(async (tx) => {
    await lockTeam(tx, shopId);
    if (role !== OWNER && (await isLastOwner(tx, member))) {
      throw wrongField('role', messages.lastOwner);
    }
    await tx.update(admins).set({ role }).where(matching(admins, { shopId, id }));
  });
}

/** True for the one owner of a shop, whose team must be locked. */
export async function isLastOwner(tx: Tx, { shopId, id }: Pick<Member, 'shopId' | 'id'>) {
  const owners = await selectMembers(tx, { shopId, role: OWNER });
  return owners.length === 1 && owners[0]?.id === id;
}

/** Removes a member with their sessions, and the person where no other shop has them. */
export async function removeMember(
  tx: Tx,
  { shopId, id, personId }: Pick<Member, 'shopId' | 'id' | 'personId'>,
): Promise<void> {
  await tx.delete(admins).where(matching(admins, { shopId, id }));
  const others = tx.select({ id: admins.id }).from(admins).where(eq(admins.personId, personId));
  await tx.delete(people).where(matching(people, { id: personId }, notExists(others)));
}

async function memberOf(db: NodePgDatabase, host: string, email: string): Promise<Member> {
  const member = await findMember(db, await shopIdOf(db, host), email);
  if (!member) throw new NoSuchAdminError(email, host);
  return member;
}

export type AdminSummary = Pick<Member, 'email' | 'name' | 'role' | 'createdAt'>;

/** The admins of a shop, by e-mail address. @throws NoSuchShopError */
export async function listAdmins(db: NodePgDatabase, host: string): Promise<AdminSummary[]> {
  const shopId = await shopIdOf(db, host);
  const members = await selectMembers(db, { shopId }).orderBy(asc(people.email));
  return members.map(({ email, name, role, createdAt }) => ({ email, name, role, createdAt }));
}
