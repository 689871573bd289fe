import { and, eq, type SQL, sql } from 'drizzle-orm';
import type { AdminUser } from '@/core/model/admin';
import { matching, type Reader, type Tx, takeTurn } from '../../db/rows';
import { admins, passkeys, people, shops } from '../../db/schema';

/** A person in the team of a shop. */
export type Member = Awaited<ReturnType<typeof selectMembers>>[number];

interface MemberKey {
  shopId: string;
  id?: string;
  personId?: string;
  role?: string;
}

/** Members of a shop with the person each is; by e-mail address where one is named. */
export function selectMembers(
  db: Reader,
  { shopId, ...key }: MemberKey,
  ...others: (SQL | undefined)[]
) {
  const { id, personId, role, createdAt } = admins;
  const { email, name, passwordHash, totpSecret, totpStep, recoveryHashes } = people;
  return db
    .select({
      ...{ id, shopId: admins.shopId, personId, role, createdAt },
      ...{ email, name, passwordHash, totpSecret, totpStep, recoveryHashes },
    })
    .from(admins)
    .innerJoin(people, eq(people.id, personId))
    .where(and(matching(admins, { shopId, ...key }), ...others));
}

/** True for a member without the second factor that the shop asks for; of a query that joins member, person and shop. */
export const lacksFactor = sql<boolean>`(${shops.needsSecondFactor} AND ${people.totpSecret} IS NULL AND NOT EXISTS (
  SELECT FROM ${passkeys} WHERE ${passkeys.shopId} = ${admins.shopId} AND ${passkeys.adminId} = ${admins.id}))`;

/** The member of a shop with an e-mail address, in whatever case. */
export async function findMember(
  db: Reader,
  shopId: string,
  email: string,
): Promise<Member | undefined> {
  const [member] = await selectMembers(db, { shopId }, hasEmail(email)).limit(1);
  return member;
}

const hasEmail = (email: string) => eq(people.email, email.trim().toLowerCase());

/** Lets the team of a shop be changed by one at a time, so that its last owner stays. */
export const lockTeam = (tx: Tx, shopId: string) => takeTurn(tx, `team ${shopId}`);

/** An admin as the wire has it (spec 3, "Admin user and session"): never the password's hash. */
export function toUser({ id, email, role, name }: Member): AdminUser {
  return { id, email, role, ...(name && { name }) };
}
