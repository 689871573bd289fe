import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import { isUuid } from '../../db/is-uuid';
import { products, reviews, uploads } from '../../db/schema';
import { shopIdOf } from '../shop-admin';

const MEDIA = '/media/';

export type Verdict = 'approved' | 'rejected';

/** A review that waits for the shop's word, oldest first. */
export interface WaitingReview {
  id: string;
  product: string | null;
  name: string;
  rating: number;
  title: string;
  text: string;
  photos: number;
  handedIn: Date;
}

/** @throws NoSuchShopError */
export async function listWaitingReviews(
  db: NodePgDatabase,
  host: string,
): Promise<WaitingReview[]> {
  const shopId = await shopIdOf(db, host);
  const rows = await db
    .select({ review: reviews, product: products.name })
    .from(reviews)
    .leftJoin(products, eq(products.id, reviews.productId))
    .where(and(eq(reviews.shopId, shopId), eq(reviews.status, 'pending')))
    .orderBy(asc(reviews.createdAt), asc(reviews.id));
  return rows.map(({ review, product }) => ({
    id: review.id,
    product,
    name: review.name,
    rating: review.rating,
    title: review.title,
    text: review.text,
    photos: review.images.length,
    handedIn: review.createdAt,
  }));
}

/**
 * Approves or rejects a review of a shop, also one already judged: its photos are shown or hidden with
 * it. False where the shop has no such review. @throws NoSuchShopError
 */
export async function judgeReview(
  db: NodePgDatabase,
  host: string,
  id: string,
  verdict: Verdict,
): Promise<boolean> {
  const shopId = await shopIdOf(db, host);
  if (!isUuid(id)) return false;
  return db.transaction(async (tx) => {
    const [review] = await tx
      .update(reviews)
      .set({ status: verdict })
      .where(and(eq(reviews.shopId, shopId), eq(reviews.id, id)))
      .returning({ images: reviews.images });
    if (!review) return false;
    const keys = review.images.map((address) => address.replace(MEDIA, ''));
    await tx
      .update(uploads)
      .set({ publishedAt: verdict === 'approved' ? sql`now()` : null })
      .where(and(eq(uploads.shopId, shopId), inArray(uploads.mediaKey, keys)));
    return true;
  });
}
