import type { Services } from '../../services/services';

const PURPOSE = 'order';
/** How long what verify-order answers is good for; a link in an e-mail is good for as long as it is kept. */
export const ACCESS_MS = 2 * 60 * 60_000;

/** What opens an order without typing (design 7): signed, for this order alone. */
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
