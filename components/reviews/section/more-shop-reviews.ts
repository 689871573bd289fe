import type { ReviewData } from '@/core/model/review';
import { shopReviewsScope } from '@/core/rules/reviews/shop-reviews';
import { fetchReviews, joinReviews } from './review-pages';

interface Source {
  /** Reviews in the page's data, not all of them rendered yet. */
  brought: ReviewData;
  domain: string;
  reviewCategories: string[];
}

/** The reviews that are shown with the next ones of the shop. @throws ApiError as every call does. */
export async function withMore(shown: ReviewData, { brought, domain, ...categories }: Source) {
  const offset = shown.reviews.length;
  const rest = brought.reviews.slice(offset);
  if (rest.length > 0) return joinReviews(shown, { ...brought, reviews: rest });
  return joinReviews(shown, await fetchReviews(domain, shopReviewsScope(categories), offset));
}
