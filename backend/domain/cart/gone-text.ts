import { and, inArray } from 'drizzle-orm';
import type { CartClaim } from '@/core/model/cart';
import { isUuid } from '@/core/values/is-uuid';
import { products } from '../../db/schema';
import { inCatalogueOf } from '../catalogue/visible';
import type { ShopContext } from '../shops/asker';
import * as messages from './messages';

/**
 * Says what of a cart is not sold any more: by name where the shop still has it in its catalogue, withdrawn or
 * not, and for the rest that there is something.
 */
export async function goneText(
  { services, shop }: Pick<ShopContext, 'services' | 'shop'>,
  claims: readonly CartClaim[],
): Promise<string> {
  const ids = [...new Set(claims.map(({ product }) => product.id.toLowerCase()).filter(isUuid))];
  const rows = await services.db
    .select({ id: products.id, name: products.name })
    .from(products)
    .where(and(inCatalogueOf(shop), inArray(products.id, ids)));
  const names = ids.flatMap((id) => rows.find((row) => row.id === id)?.name ?? []);
  return messages.notSold(names);
}
