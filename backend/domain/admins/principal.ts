import { can, type Right } from '@/core/model/roles';

/** A person who makes a call of the back office, as a member of its shop. */
interface PersonPrincipal {
  kind: 'person';
  /** Id of the membership, by which what they do is on record. */
  id: string;
  shopId: string;
  personId: string;
  email: string;
  name: string;
  role: string;
  /** True where the shop asks everybody for a second factor, and they have none that counts there. */
  lacksFactor: boolean;
  session: { id: string; tokenHash: string; provedAt: Date };
}

/** Caller of the back office: a person. */
export type Principal = PersonPrincipal;

/** Actor, as records name them. */
export type Operator = Pick<Principal, 'id'>;

export const hasRight = ({ role }: Principal, right: Right): boolean => can(role, right);

const MINUTE_MS = 60_000;
/** Time that a proof of who somebody is lasts, by password or factor. */
const PROOF_MS = 10 * MINUTE_MS;

export const hasProved = ({ session }: Principal, now: number): boolean =>
  session.provedAt.getTime() > now - PROOF_MS;
