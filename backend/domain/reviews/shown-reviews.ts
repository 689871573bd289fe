import type { ReviewData } from '@/core/model/review';
import { hasReviewCount } from '@/core/rules/rating';
import type { Services } from '../../services';
import type { ShopRef } from '../shops/find-shop';
import { loadShop } from '../shops/load-shop';
import { loadStoreReviews } from './store-reviews';

/** How many come at once; a carousel asks for more. */
const PAGE = 10;

/** The reviews of the categories whose reviews the shop shows; null where it shows none (spec 4). */
export async function loadShownReviews(
  services: Services,
  shop: ShopRef,
): Promise<ReviewData | null> {
  const { settings } = await loadShop(services, shop);
  const { disableReviews = false, reviewCategories = [] } = settings;
  if (!hasReviewCount(disableReviews) || reviewCategories.length === 0) return null;
  return loadStoreReviews(services, shop, {
    categories: reviewCategories.join(),
    limit: PAGE,
    offset: 0,
  });
}
