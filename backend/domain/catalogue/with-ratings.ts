import { and, avg, count, inArray } from 'drizzle-orm';
import type { Product } from '@/core/model/product';
import { matching } from '../../db/rows';
import { reviews } from '../../db/schema';
import type { ShopServices } from '../shops/find-shop';

/** Products with the ratings of their reviews, where the shop shows true ones (design 9). One query along an index. */
export async function withRatings(
  { db, shop }: ShopServices,
  products: Product[],
): Promise<Product[]> {
  if (!shop.isRealMerchandising || products.length === 0) return products;
  const ids = products.map(({ id }) => id);
  const isShown = matching(reviews, { shopId: shop.id, status: 'approved' });
  const rows = await db
    .select({ id: reviews.productId, mean: avg(reviews.rating).mapWith(Number), count: count() })
    .from(reviews)
    .where(and(isShown, inArray(reviews.productId, ids)))
    .groupBy(reviews.productId);
  const byProduct = new Map(
    // To two decimals, as in a review summary.
    rows.map(({ id, mean, count }) => [
      id,
      { rating: Math.round(mean * 100) / 100, reviewCount: count },
    ]),
  );
  return products.map((product) => ({ ...product, ...byProduct.get(product.id) }));
}
