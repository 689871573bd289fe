import { and, eq, inArray, sql } from 'drizzle-orm';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import type { CartClaim } from '@/core/model/cart';
import { MAX_QUANTITY } from '@/core/rules/cart/quantity';
import { isUuid } from '@/core/values/is-uuid';
import { notFound } from '../../base/errors';
import { anyOfIds } from '../../db/prepared';
import type { Tx } from '../../db/rows';
import { cartAdditions, products } from '../../db/schema';
import { productColumns } from '../catalogue/product-wire';
import { variantRecords } from '../catalogue/variant-columns';
import { inCatalogueOf, visibleTo } from '../catalogue/visible';
import type { ShopRef, ShopServices } from '../shops/find-shop';
import * as messages from './messages';

const queries = new WeakMap<NodePgDatabase, ReturnType<typeof prepare>>();

/** The query of the products in a cart, prepared once for each database. Values: `shopId`, `template`, `ids` (UUIDs). */
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

/** Says what of a cart is not sold any more, by name where the catalogue still has it. */
export async function goneText({ db, shop }: ShopServices, claims: readonly CartClaim[]) {
  const ids = [...new Set(claims.map(({ product }) => product.id.toLowerCase()).filter(isUuid))];
  const rows = await db
    .select({ id: products.id, name: products.name })
    .from(products)
    .where(and(inCatalogueOf(shop), inArray(products.id, ids)));
  const names = ids.flatMap((id) => rows.find((row) => row.id === id)?.name ?? []);
  return messages.notSold(names);
}

/** Counts that a product went into a cart today (UTC). @throws DomainError not-found */
export async function countAddition(tx: Tx, shop: ShopRef, { product, quantity }: CartClaim) {
  const pieces = Math.min(quantity, MAX_QUANTITY);
  const isSold = isUuid(product.id) && (await upsert(tx, shop, product.id, pieces));
  if (!isSold) throw notFound(messages.noProduct, 'product.id');
}

async function upsert(tx: Tx, shop: ShopRef, productId: string, pieces: number) {
  const { rowCount } = await tx.execute(sql`
    INSERT INTO ${cartAdditions} AS counted (shop_id, product_id, day, times, pieces)
    SELECT ${shop.id}::uuid, ${products.id}, (now() AT TIME ZONE 'utc')::date, 1, ${pieces}::int
    FROM ${products} WHERE ${and(visibleTo(shop), eq(products.id, productId))}
    ON CONFLICT (shop_id, product_id, day) DO UPDATE
    SET times = counted.times + 1,
        pieces = least(counted.pieces::bigint + excluded.pieces, 2147483647)::int`);
  return rowCount === 1;
}
