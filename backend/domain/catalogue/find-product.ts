import { and, eq, type SQL, sql } from 'drizzle-orm';
import type { Product } from '@/core/model/product';
import { products } from '../../db/schema';
import { notFound } from '../../errors';
import type { Services } from '../../services';
import type { ShopRef } from '../shops/find-shop';
import { fullColumns, toProduct } from './product-wire';
import { visibleTo } from './visible';

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/**
 * A product of the shop by its id or its slug; where a shared product and one of the shop's own have
 * the same slug, the own one.
 * @throws HttpError 404
 */
export async function findProduct(
  { db }: Services,
  shop: ShopRef,
  idOrSlug: string,
): Promise<Product> {
  const [row] = await db
    .select(fullColumns)
    .from(products)
    .where(and(visibleTo(shop), byIdOrSlug(idOrSlug)))
    .orderBy(sql`${products.shopId} nulls last`)
    .limit(1);
  if (!row) throw notFound('There is no such product.', 'id');
  return toProduct(row);
}

/** Only what is a uuid may reach a uuid column. */
export const isProductId = (text: string): boolean => UUID.test(text);

function byIdOrSlug(idOrSlug: string): SQL {
  return isProductId(idOrSlug) ? eq(products.id, idOrSlug) : eq(products.slug, idOrSlug);
}
