import { and, eq, type SQL, sql } from 'drizzle-orm';
import type { Product } from '@/core/model/product';
import { isUuid } from '../../db/is-uuid';
import { products } from '../../db/schema';
import { notFound } from '../../errors';
import type { Services } from '../../services';
import type { ShopRef } from '../shops/find-shop';
import { fullColumns, toProduct } from './product-wire';
import { visibleTo } from './visible';

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

function byIdOrSlug(idOrSlug: string): SQL {
  return isUuid(idOrSlug) ? eq(products.id, idOrSlug) : eq(products.slug, idOrSlug);
}

/** The ids in a text, separated by commas; what is no id cannot be found. */
export function readIds(text: string): string[] {
  return text.split(',').filter(isUuid);
}
