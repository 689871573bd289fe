import { and, asc, count, eq, inArray, type SQL, sql } from 'drizzle-orm';
import type { Review, ReviewData } from '@/core/model/review';
import { mergeSettings } from '@/core/rules/design/settings';
import { MAX_RATING } from '@/core/rules/reviews/rating';
import {
  FIRST_REVIEWS,
  PHOTO_THUMBNAILS,
  shopReviewsScope,
  showsReviews,
} from '@/core/rules/reviews/shop-reviews';
import { type ReviewRow, reviews } from '../../db/schema';
import { findCategory } from '../catalogue/categories';
import { findProduct, MAX_LIMIT } from '../catalogue/list-products';
import { isWholeCatalogue } from '../catalogue/visible';
import { loadShop, type ShopServices } from '../shops/find-shop';

const PHOTOS = sql<number>`sum(jsonb_array_length(${reviews.images}))`.mapWith(Number);

const NEWEST = [sql`${reviews.writtenAt} desc nulls last`, asc(reviews.id)];

interface ReviewPage {
  product?: string;
  category?: string;
  /** Their names, separated by commas; one that is not known has no reviews. */
  categories?: string;
  limit: number;
  /** 0 for none of those that have photos. */
  photos?: number;
  offset: number;
}

/**
 * Approved reviews, newest first, with a summary over all of them, however few are listed, and with the first of them those
 * that have photos.
 * @throws DomainError not-found for an unknown product or category.
 */
export async function loadStoreReviews(
  services: ShopServices,
  request: ReviewPage,
): Promise<ReviewData> {
  const condition = await matching(services, request);
  const hasPhotos = request.offset === 0 && request.photos !== 0;
  const [stars, rows, photoReviews] = await Promise.all([
    services.db
      .select({ rating: reviews.rating, count: count(), photos: PHOTOS })
      .from(reviews)
      .where(condition)
      .groupBy(reviews.rating),
    services.db
      .select()
      .from(reviews)
      .where(condition)
      .orderBy(...NEWEST)
      .limit(Math.min(request.limit, MAX_LIMIT))
      .offset(request.offset),
    hasPhotos ? loadPhotoReviews(services, condition) : [],
  ]);
  const photos = hasPhotos ? { photoReviews } : {};
  return { reviews: rows.map(toReview), ...summarise(stars), ...photos };
}

async function matching(services: ShopServices, { product, category, categories }: ReviewPage) {
  const conditions = [eq(reviews.shopId, services.shop.id), eq(reviews.status, 'approved')];
  if (product !== undefined) {
    const { id } = await findProduct(services, product);
    conditions.push(eq(reviews.productId, id));
  }
  if (!isWholeCatalogue(category)) {
    const own = await findCategory(services, category);
    if (own !== undefined) conditions.push(eq(reviews.category, own));
  }
  if (categories !== undefined) conditions.push(inArray(reviews.category, categories.split(',')));
  return and(...conditions);
}

/** A review as the contract has it; its pictures become one comma-separated text (spec 3). */
function toReview({ title, text, images, writtenAt, ...row }: ReviewRow): Review {
  const { id, name, rating, isVerified: verified, isHelpful: helpful, country, category } = row;
  return {
    ...{ id, name, rating, date: writtenAt.toISOString(), comment: { title, text } },
    ...{ image: images.join(','), verified, helpful, flag: country },
    ...{ productId: row.productId ?? '', category },
  };
}

/** Total, average to two decimals (0 without reviews), how many gave each star, and all photos. */
function summarise(stars: readonly { rating: number; count: number; photos: number }[]) {
  const ratingDistribution: Record<string, number> = {};
  for (let star = 1; star <= MAX_RATING; star += 1) {
    ratingDistribution[star] = stars.find(({ rating }) => rating === star)?.count ?? 0;
  }
  const totalReviews = stars.reduce((sum, { count }) => sum + count, 0);
  const points = stars.reduce((sum, { rating, count }) => sum + rating * count, 0);
  const averageRating = totalReviews === 0 ? 0 : Math.round((points / totalReviews) * 100) / 100;
  const totalPhotos = stars.reduce((sum, { photos }) => sum + photos, 0);
  return { totalReviews, averageRating, ratingDistribution, totalPhotos };
}

/** The reviews of the categories whose reviews the shop shows; null where it shows none (spec 4). */
export async function loadShownReviews(services: ShopServices): Promise<ReviewData | null> {
  const { settings } = await loadShop(services);
  const merged = mergeSettings(settings);
  if (!showsReviews(merged)) return null;
  const first = { ...shopReviewsScope(merged), limit: FIRST_REVIEWS, offset: 0 };
  return loadStoreReviews(services, first);
}

/** The newest reviews with photos, as many as fill the thumbnails (spec 9). */
async function loadPhotoReviews(
  { db }: ShopServices,
  condition: SQL | undefined,
): Promise<Review[]> {
  const hasPhotos = sql`jsonb_array_length(${reviews.images}) > 0`;
  const rows = await db
    .select()
    .from(reviews)
    .where(and(condition, hasPhotos))
    .orderBy(...NEWEST)
    .limit(PHOTO_THUMBNAILS);
  let photoCount = 0;
  const needed = rows.filter(({ images }) => {
    const isNeeded = photoCount < PHOTO_THUMBNAILS;
    photoCount += images.length;
    return isNeeded;
  });
  return needed.map(toReview);
}
