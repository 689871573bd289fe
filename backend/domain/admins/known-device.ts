import type { Secrets } from '../../base/secrets';
import type { Member } from './members';

const PURPOSE = 'known-device';
const DAY_MS = 24 * 60 * 60_000;

/** Time that a browser is known after a login. */
export const KNOWN_MS = 180 * DAY_MS;

type Owner = Pick<Member, 'personId' | 'passwordHash'>;

/** Names somebody with their password of today: a new one makes their browsers unknown. */
const claimOf = (secrets: Secrets, { personId, passwordHash }: Owner): string =>
  `${personId} ${secrets.digest(PURPOSE, passwordHash)}`;

/** Vouches that somebody has logged in to their account in a browser. */
export const signDevice = (secrets: Secrets, owner: Owner, now: number): string =>
  secrets.sign(PURPOSE, claimOf(secrets, owner), now + KNOWN_MS);

/** Returns whether a browser says rightly that its owner has logged in there before. */
export function isKnownDevice(
  secrets: Secrets,
  owner: Owner | undefined,
  { device, now }: { device: string; now: number },
): boolean {
  const claim = secrets.verify(PURPOSE, device, now);
  return owner !== undefined && claim === claimOf(secrets, owner);
}
