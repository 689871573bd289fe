import type { Product, ProductSort } from '@/core/model/product';
import type { Services } from '../../services';
import type { ShopRef } from '../shops/find-shop';
import { assertCategory } from './known-category';
import { countProducts, listProducts, MAX_LIMIT } from './list-products';
import type { Upsales } from './memo';
import { findUpsales } from './upsales';
import { withRatings } from './with-ratings';

interface Asked {
  page: number;
  limit: number;
  category?: string;
  sort?: ProductSort;
}

interface ShopPage extends Upsales {
  products: Product[];
  page: number;
  total: number;
  totalPages: number;
}

/**
 * One page of the listing with what is offered beside it (spec 7). A page behind the last is empty.
 * @throws HttpError 404 for an unknown category.
 */
export async function loadShopPage(
  services: Services,
  shop: ShopRef,
  { page, limit: asked, category, sort }: Asked,
): Promise<ShopPage> {
  await assertCategory(services, shop, category);
  const limit = Math.min(asked, MAX_LIMIT);
  const [total, upsales] = await Promise.all([
    countProducts(services, shop, category),
    findUpsales(services, shop, category),
  ]);
  const totalPages = Math.max(1, Math.ceil(total / limit));
  const selection = { category, sort, limit, offset: (page - 1) * limit };
  const products = page > totalPages ? [] : await listProducts(services, shop, selection);
  const [upsale, upsale2] = await Promise.all([
    withRatings(services, shop, upsales.upsale),
    withRatings(services, shop, upsales.upsale2),
  ]);
  return { products, page, total, totalPages, upsale, upsale2 };
}
