import { and, asc, eq, inArray, type SQL, sql } from 'drizzle-orm';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import { reviewAlreadyJudged } from '@/core/model/messages';
import { MEDIA_PATH } from '@/core/rules/media/image-address';
import { isUuid } from '@/core/values/is-uuid';
import { conflict, notFound } from '../../base/errors';
import { matching } from '../../db/rows';
import { products, reviews, uploads } from '../../db/schema';
import type { Operator } from '../admins/principal';
import { recordEvent } from '../events/record-event';
import { shopIdOf } from '../shop-admin';
import type { ShopServices } from '../shops/find-shop';
import * as messages from './messages';

export type Verdict = 'approved' | 'rejected';

/** @throws NoSuchShopError */
export async function listWaitingReviews(db: NodePgDatabase, host: string) {
  const shopId = await shopIdOf(db, host);
  const rows = await db
    .select({ review: reviews, product: products.name })
    .from(reviews)
    .leftJoin(products, eq(products.id, reviews.productId))
    .where(matching(reviews, { shopId, status: 'pending' }))
    .orderBy(asc(reviews.createdAt), asc(reviews.id));
  return rows.map(({ review, product }) => {
    const { id, name, rating, title, text, images, createdAt: handedIn } = review;
    return { id, product, name, rating, title, text, photos: images.length, handedIn };
  });
}

export type WaitingReview = Awaited<ReturnType<typeof listWaitingReviews>>[number];

/**
 * Approves or rejects a review, also one already judged, and shows or hides its photos. False where the shop has none
 * such. @throws NoSuchShopError
 */
export async function judgeReview(db: NodePgDatabase, host: string, id: string, verdict: Verdict) {
  return judge(db, { shopId: await shopIdOf(db, host), id, verdict, adminId: null });
}

/** Judges a review that waits: of two who judge it, the first counts. @throws DomainError not-found, conflict */
export async function judgeWaitingReview(
  { db, shop }: Pick<ShopServices, 'db' | 'shop'>,
  admin: Operator,
  { id, verdict }: { id: string; verdict: Verdict },
): Promise<void> {
  const judged = { shopId: shop.id, id, verdict, adminId: admin.id };
  if (await judge(db, judged, eq(reviews.status, 'pending'))) return;
  const isOwn = matching(reviews, { shopId: shop.id, id });
  if (!isUuid(id) || (await db.$count(reviews, isOwn)) === 0) {
    throw notFound(messages.noReview, 'id');
  }
  throw conflict(reviewAlreadyJudged);
}

interface Judged {
  shopId: string;
  id: string;
  verdict: Verdict;
  /** Null for whoever runs a command. */
  adminId: string | null;
}

async function judge(
  db: NodePgDatabase,
  { shopId, id, verdict, adminId }: Judged,
  condition?: SQL,
): Promise<boolean> {
  if (!isUuid(id)) return false;
  return db.transaction(async (tx) => {
    const isOwn = matching(reviews, { shopId, id });
    const [review] = await tx.select().from(reviews).where(and(isOwn, condition)).for('update');
    if (!review) return false;
    const { status: before } = review;
    await tx.update(reviews).set({ status: verdict }).where(isOwn);
    if (before !== verdict) {
      const event = { kind: `review.${verdict}`, actor: { adminId }, data: { before } } as const;
      await recordEvent(tx, review, event);
    }
    const keys = review.images.map((address) => address.replace(MEDIA_PATH, ''));
    await tx
      .update(uploads)
      .set({ publishedAt: verdict === 'approved' ? sql`now()` : null })
      .where(and(eq(uploads.shopId, shopId), inArray(uploads.mediaKey, keys)));
    return true;
  });
}
