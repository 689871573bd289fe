import type { ShopSettings } from '../../model/design';
import { hasReviewCount } from './rating';

type ReviewSettings = Pick<ShopSettings, 'disableReviews' | 'reviewCategories'>;

/** Reviews that come with a page: those seen, and the next, which the first step finds (spec 9: five at a time). */
export const FIRST_REVIEWS = 10;

/** Photos of customers that are shown beside the reviews; the rest is a number (spec 9). */
export const PHOTO_THUMBNAILS = 19;

/** Returns whether a shop shows reviews at all (spec 4, "Reviews component"). */
export const showsReviews = ({ disableReviews, reviewCategories }: ReviewSettings): boolean =>
  hasReviewCount(disableReviews) && reviewCategories.length > 0;

/** Scope of the reviews a shop shows, for `GET /store-reviews`: those of its review categories. */
export function shopReviewsScope({ reviewCategories }: Pick<ReviewSettings, 'reviewCategories'>) {
  return { categories: reviewCategories.join() };
}
