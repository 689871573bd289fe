import type { ShopSettings } from '../../model/design';
import { hasReviewCount } from './rating';

/** Returns whether products of a category show reviews and take new ones (spec 4, "Reviews component"). */
export function takesReviews(
  { disableReviews, reviewCategories }: Pick<ShopSettings, 'disableReviews' | 'reviewCategories'>,
  category: string,
): boolean {
  return hasReviewCount(disableReviews) && reviewCategories.includes(category);
}
