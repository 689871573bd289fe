import type { ShopSettings } from '../../model/design';
import type { Product } from '../../model/product';
import { cardRating, shownRating } from '../reviews/rating';
import { takesReviews } from '../reviews/takes-reviews';

/** Describes what the reviews of a product come to: `average` of 5. */
export interface ReviewSummary {
  count: number;
  average: number;
}

/** The stars of a product's page, or null: those of its card (spec 9), or with real merchandising of its reviews. */
export function productRating(
  firstPicture: string,
  reviews: ReviewSummary | null,
  { disableReviews, realMerchandising }: ShopSettings,
): number | null {
  if (!realMerchandising) return shownRating(cardRating(firstPicture), disableReviews);
  return reviews && shownRating(reviews.average, disableReviews);
}

type Rated = Pick<Product, 'image' | 'category' | 'rating' | 'reviewCount'>;

/** The stars of a product's card and the reviews it counts, each null for none: its page shows the same. */
export function productCardRating(product: Rated, settings: ShopSettings) {
  const { image, category, rating: average, reviewCount: count } = product;
  const isReviewed =
    average !== undefined && count !== undefined && takesReviews(settings, category);
  const reviews = isReviewed ? { average, count } : null;
  return {
    rating: productRating(image[0] ?? '', reviews, settings),
    count: reviews?.count ?? null,
  };
}
