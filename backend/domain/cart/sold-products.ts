import { and, sql } from 'drizzle-orm';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import { anyOfIds } from '../../db/prepared';
import { products } from '../../db/schema';
import { productColumns } from '../catalogue/product-wire';
import { variantRecords } from '../catalogue/variant-columns';
import { visibleTo } from '../catalogue/visible';

/** The query of what is in carts: `shopId` (UUID), `template`, `ids` (UUIDs). */
export type SoldProducts = ReturnType<typeof prepareSoldProducts>;

/**
 * Prepares the query that every price of a cart takes: to write it out and plan it anew costs several
 * times what it takes.
 */
export function prepareSoldProducts(db: NodePgDatabase) {
  const shop = { id: sql.placeholder('shopId'), template: sql.placeholder('template') };
  return db
    .select({ ...productColumns, variantFields: products.variantFields, variants: variantRecords })
    .from(products)
    .where(and(visibleTo(shop), sql`${products.id} = ${anyOfIds('ids')}`))
    .prepare('sold_products');
}
