import type { ReviewData } from '@/core/model/review';
import { mergeSettings } from '@/core/rules/design/settings';
import { FIRST_REVIEWS, shopReviewsScope, showsReviews } from '@/core/rules/reviews/shop-reviews';
import type { Services } from '../../services/services';
import type { ShopRef } from '../shops/find-shop';
import { loadShop } from '../shops/load-shop';
import { loadStoreReviews } from './store-reviews';

/** The reviews of the categories whose reviews the shop shows; null where it shows none (spec 4). */
export async function loadShownReviews(
  services: Services,
  shop: ShopRef,
): Promise<ReviewData | null> {
  const { settings } = await loadShop(services, shop);
  const merged = mergeSettings(settings);
  if (!showsReviews(merged)) return null;
  const first = { ...shopReviewsScope(merged), limit: FIRST_REVIEWS, offset: 0 };
  return loadStoreReviews(services, shop, first);
}
