import { sql } from 'drizzle-orm';
import type { Product } from '@/core/model/product';
import { mergeSettings } from '@/core/rules/design/settings';
import { takesReviews } from '@/core/rules/reviews/takes-reviews';
import { hasKind, invalid, notFound } from '../../base/errors';
import { matching, takeTurn } from '../../db/rows';
import { reviews } from '../../db/schema';
import { mediaAddress } from '../../media';
import { findProduct } from '../catalogue/list-products';
import { recordEvent } from '../events/record-event';
import type { Tx } from '../shop-admin/hosts';
import { loadShop, type ShopServices } from '../shops/find-shop';
import { claimUploads } from '../uploads/add-upload';
import { uploadKey } from '../uploads/photo-access';
import * as messages from './messages';

interface ReviewDraft {
  productId: string;
  name: string;
  rating: number;
  title: string;
  text: string;
  photos: string[];
}

type NewReview = typeof reviews.$inferInsert & { images: string[] };

/**
 * Keeps a review until the shop approves it; the same within minutes is the one already there.
 * @throws DomainError not-found, invalid where the product takes no reviews or a photo is not free.
 */
export async function addReview(
  services: ShopServices,
  { productId, photos, ...texts }: ReviewDraft,
): Promise<void> {
  const product = await findReviewed(services, productId);
  const ids = [...new Set(photos.map((id) => id.toLowerCase()))];
  const review: NewReview = {
    ...texts,
    shopId: services.shop.id,
    productId: product.id,
    category: product.category,
    images: ids.map((id) => mediaAddress(uploadKey(id))),
  };
  await services.db.transaction(async (tx) => {
    if (await isThere(tx, review)) return;
    await claimUploads(tx, services.shop, ids, 'photos');
    const [added] = await tx.insert(reviews).values(review).returning();
    if (!added) throw new Error('A review was not stored.');
    await recordEvent(tx, added, { kind: 'review.submitted', actor: 'shopper', data: {} });
  });
}

async function findReviewed(services: ShopServices, id: string): Promise<Product> {
  const [{ settings }, product] = await Promise.all([
    loadShop(services),
    findProduct(services, id).catch((error: unknown) => {
      const isUnknown = hasKind(error, 'not-found');
      throw isUnknown ? notFound(error.message, 'productId') : error;
    }),
  ]);
  if (takesReviews(mergeSettings(settings), product.category)) return product;
  throw invalid(messages.reviewsOff, { path: 'productId' });
}

/** Asked in turn: of two that arrive at once the second sees the first. */
async function isThere(tx: Tx, review: NewReview): Promise<boolean> {
  await takeTurn(tx, JSON.stringify(review));
  const [same] = await tx
    .select({ id: reviews.id })
    .from(reviews)
    .where(
      matching(
        reviews,
        {
          shopId: review.shopId,
          productId: sql`${review.productId}::uuid`,
          name: review.name,
          rating: review.rating,
          title: review.title ?? '',
          text: review.text,
          images: review.images,
        },
        sql`${reviews.createdAt} > now() - interval '10 minutes'`,
      ),
    )
    .limit(1);
  return same !== undefined;
}
