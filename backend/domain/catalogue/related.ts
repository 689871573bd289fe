import { and, eq, ne } from 'drizzle-orm';
import type { Product } from '@/core/model/product';
import { products } from '../../db/schema';
import type { Services } from '../../services/services';
import type { ShopRef } from '../shops/find-shop';
import { findProduct } from './find-product';
import { MAX_LIMIT } from './list-products';
import { pickMixed } from './upsales';
import { withRatings } from './with-ratings';

/**
 * Products to look at beside one: of its category, then of the others; the same ones every time.
 * @throws DomainError not-found where the product is not the shop's.
 */
export async function findRelated(
  services: Services,
  shop: ShopRef,
  idOrSlug: string,
  requestedLimit: number,
): Promise<Product[]> {
  const product = await findProduct(services, shop, idOrSlug);
  const limit = Math.min(requestedLimit, MAX_LIMIT);
  const alike = and(eq(products.category, product.category), ne(products.id, product.id));
  const close = await pickMixed(services, shop, alike, limit, product.id);
  const rest = limit - close.length;
  const other = ne(products.category, product.category);
  const far = rest > 0 ? await pickMixed(services, shop, other, rest, product.id) : [];
  return withRatings(services, shop, [...close, ...far]);
}
