import { isNull } from 'drizzle-orm';
import { z } from 'zod';
import { notFound } from '../../base/errors';
import { matching } from '../../db/rows';
import { restockRequests } from '../../db/schema';
import type { Services } from '../../services/services';
import type { ShopRef } from '../shops/find-shop';
import * as messages from './messages';

interface Cancelled {
  access: string;
  /** Ends all requests of its recipient in the shop, not only those for its variant. */
  all: boolean;
}

/** Ends the open requests of whoever got an e-mail. @throws DomainError not-found for an access of another shop. */
export async function cancelRestock(
  services: Pick<Services, 'db' | 'secrets'> & { shop: Pick<ShopRef, 'id'> },
  { access, all }: Cancelled,
): Promise<void> {
  const granted = accessSchema.safeParse(services.secrets.open(PURPOSE, access)).data;
  if (granted?.shopId !== services.shop.id) throw notFound(messages.invalidLink, 'access');
  const { shopId, variantId, email } = granted;
  const revoked = { shopId, email, ...(!all && { variantId }) };
  const isOpen = isNull(restockRequests.notifiedAt);
  await services.db.delete(restockRequests).where(matching(restockRequests, revoked, isOpen));
}

const PURPOSE = 'restock';
const accessSchema = z.object({ shopId: z.string(), variantId: z.string(), email: z.string() });

/** Request that a link is for: its shop, variant and address. */
export type RestockAccess = z.output<typeof accessSchema>;

/** Makes what stops e-mails without typing. Sealed, for addresses get into logs, and good however old the e-mail is. */
export function sealRestockAccess(
  { secrets }: Pick<Services, 'secrets'>,
  { shopId, variantId, email }: RestockAccess,
): string {
  return secrets.seal(PURPOSE, { shopId, variantId, email });
}
