import type { ReviewData } from '@/core/model/review';
import { MAX_RATING } from '@/core/rules/reviews/rating';

interface StarCount {
  rating: number;
  count: number;
  photos: number;
}

/** Total, average to two decimals (0 without reviews), how many gave each star, and all photos. */
export function summarise(stars: readonly StarCount[]): Omit<ReviewData, 'reviews'> {
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
