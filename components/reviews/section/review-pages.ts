import type { ReviewData } from '@/core/model/review';

const PAGE_SIZE = 50;

/** Scope of reviews: a product, or the products of some categories. */
type ReviewScope = { product: string } | { categories: string };

/** @throws ApiError as every call does. */
export async function fetchReviews(
  domain: string,
  scope: ReviewScope,
  offset: number,
): Promise<ReviewData> {
  const { loadReviews } = await import('@/services/reviews');
  return loadReviews({ domain, ...scope, limit: PAGE_SIZE, offset });
}

/** Appends a page. An empty one ends the list: the total is lowered, so that loading stops. */
export function joinReviews(before: ReviewData, page: ReviewData): ReviewData {
  // A review that moved between two answers stands once.
  const byId = new Map([...before.reviews, ...page.reviews].map((review) => [review.id, review]));
  const reviews = [...byId.values()];
  const hasGrown = reviews.length > before.reviews.length;
  return { ...before, reviews, totalReviews: hasGrown ? page.totalReviews : reviews.length };
}
