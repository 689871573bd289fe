import { and, inArray, sql } from 'drizzle-orm';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import type { CartClaim } from '@/core/model/cart';
import { isUuid } from '@/core/values/is-uuid';
import { anyOfIds } from '../../db/prepared';
import { products } from '../../db/schema';
import { productColumns } from '../catalogue/product-wire';
import { variantRecords } from '../catalogue/variant-columns';
import { inCatalogueOf, visibleTo } from '../catalogue/visible';
import type { ShopServices } from '../shops/find-shop';
import * as messages from './messages';

const queries = new WeakMap<NodePgDatabase, ReturnType<typeof prepare>>();

/**
 * Returns the query of the products in a cart, prepared once for each database: to write it out and plan it anew
 * costs several times what it takes. Its values: `shopId` (UUID), `template`, `ids` (UUIDs).
 */
export function soldProducts(db: NodePgDatabase) {
  const query = queries.get(db) ?? prepare(db);
  queries.set(db, query);
  return query;
}

function prepare(db: NodePgDatabase) {
  const shop = { id: sql.placeholder('shopId'), template: sql.placeholder('template') };
  return db
    .select({ ...productColumns, variantFields: products.variantFields, variants: variantRecords })
    .from(products)
    .where(and(visibleTo(shop), sql`${products.id} = ${anyOfIds('ids')}`))
    .prepare('sold_products');
}

/**
 * Says what of a cart is not sold any more: by name where the shop still has it in its catalogue, withdrawn or
 * not, and for the rest that there is something.
 */
export async function goneText(
  { db, shop }: ShopServices,
  claims: readonly CartClaim[],
): Promise<string> {
  const ids = [...new Set(claims.map(({ product }) => product.id.toLowerCase()).filter(isUuid))];
  const rows = await db
    .select({ id: products.id, name: products.name })
    .from(products)
    .where(and(inCatalogueOf(shop), inArray(products.id, ids)));
  const names = ids.flatMap((id) => rows.find((row) => row.id === id)?.name ?? []);
  return messages.notSold(names);
}
