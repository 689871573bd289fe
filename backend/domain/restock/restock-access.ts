import { z } from 'zod';
import type { Services } from '../../services/services';

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

/** Reads it; undefined for what is not ours. */
export function openRestockAccess(
  { secrets }: Pick<Services, 'secrets'>,
  access: string,
): RestockAccess | undefined {
  return accessSchema.safeParse(secrets.open(PURPOSE, access)).data;
}
