import type { ShopSettings } from '../model/design';
import { cardRating, shownRating } from './rating';

/** What the reviews of a product come to: `average` of 5. */
export interface ReviewSummary {
  count: number;
  average: number;
}

/**
 * The stars of a product's page, or null for none: those of its card (spec 9), or with real
 * merchandising what its reviews come to.
 */
export function productRating(
  firstPicture: string,
  reviews: ReviewSummary | null,
  { disableReviews, realMerchandising }: ShopSettings,
): number | null {
  if (!realMerchandising) return shownRating(cardRating(firstPicture), disableReviews);
  return reviews && shownRating(reviews.average, disableReviews);
}
