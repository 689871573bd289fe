import { and, sql } from 'drizzle-orm';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import { anyOfIds } from '../../db/prepared';
import { products } from '../../db/schema';
import { productColumns } from '../catalogue/product-wire';
import { variantRecords } from '../catalogue/variant-columns';
import { visibleTo } from '../catalogue/visible';

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
