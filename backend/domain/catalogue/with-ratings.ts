import { avg, count, inArray } from 'drizzle-orm';
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
  const rows = await db
    .select({
      id: reviews.productId,
      rating: avg(reviews.rating).mapWith(Number),
      reviewCount: count(),
    })
    .from(reviews)
    .where(
      matching(reviews, { shopId: shop.id, status: 'approved' }, inArray(reviews.productId, ids)),
    )
    .groupBy(reviews.productId);
  const byProduct = new Map(rows.map(({ id, ...rest }) => [id, rest]));
  return products.map((product) => withRating(product, byProduct.get(product.id)));
}

interface RatingRow {
  rating: number;
  reviewCount: number;
}

/** The average to two decimals, as in a review summary. */
function withRating(product: Product, row: RatingRow | undefined): Product {
  if (!row) return product;
  const { rating, reviewCount } = row;
  return { ...product, rating: Math.round(rating * 100) / 100, reviewCount };
}
