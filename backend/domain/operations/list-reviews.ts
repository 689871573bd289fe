import { asc, count, eq } from 'drizzle-orm';
import { matching } from '../../db/rows';
import { products, reviews } from '../../db/schema';
import type { ShopServices } from '../shops/find-shop';
import { photoAddress } from '../uploads/photo-access';
import { rowsOf } from './list-orders';

/** A page of the reviews that wait for the shop's word, the oldest first. */
export async function listReviews(services: ShopServices, page: number) {
  const { db } = services;
  const where = matching(reviews, { shopId: services.shop.id, status: 'pending' });
  const { limit, offset } = rowsOf(page);
  const [rows, [counted]] = await Promise.all([
    db
      .select({ review: reviews, product: products.name, slug: products.slug })
      .from(reviews)
      .leftJoin(products, eq(products.id, reviews.productId))
      .where(where)
      .orderBy(asc(reviews.createdAt), asc(reviews.id))
      .limit(limit)
      .offset(offset),
    db.select({ total: count() }).from(reviews).where(where),
  ]);
  const entries = rows.map(({ review, product, slug }) => {
    const { id, name, rating, title, text, images, createdAt } = review;
    return {
      ...{ id, name, rating, title, text, product: product ?? '', slug: slug ?? '' },
      photos: images.map((address) => photoAddress(services, address)),
      handedIn: createdAt.toISOString(),
    };
  });
  return { entries, total: counted?.total ?? 0, page };
}
