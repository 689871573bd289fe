import type { Services } from '../../services/services';

const PURPOSE = 'order';
/** Lifetime of an answer of verify-order; links in e-mails never expire. */
export const ACCESS_MS = 2 * 60 * 60_000;

/** A signed access to one order without typing (design 7). */
export function signOrderAccess(
  { secrets }: Pick<Services, 'secrets'>,
  orderId: string,
  expiresAt?: number,
): string {
  return secrets.sign(PURPOSE, orderId, expiresAt);
}

/** The id of the order that an access opens; undefined for one that is not ours, or has run out. */
export function readOrderAccess(
  { secrets, now }: Pick<Services, 'secrets' | 'now'>,
  access: string,
): string | undefined {
  return secrets.verify(PURPOSE, access, now());
}
