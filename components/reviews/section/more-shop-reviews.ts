import type { ShopSettings } from '@/core/model/design';
import type { ReviewData } from '@/core/model/review';
import { shopReviewsScope } from '@/core/rules/reviews/shop-reviews';
import { fetchReviews, joinReviews } from './review-pages';

interface Source {
  /** Reviews in the page's data, not all of them rendered yet. */
  brought: ReviewData;
  domain: string;
  settings: ShopSettings;
}

/** The reviews that are shown with the next ones of the shop. @throws ApiError as every call does. */
export async function withMore(shown: ReviewData, source: Source): Promise<ReviewData> {
  return joinReviews(shown, await nextOf(shown.reviews.length, source));
}

async function nextOf(offset: number, { brought, domain, settings }: Source): Promise<ReviewData> {
  const rest = brought.reviews.slice(offset);
  if (rest.length > 0) return { ...brought, reviews: rest };
  return fetchReviews(domain, shopReviewsScope(settings), offset);
}
