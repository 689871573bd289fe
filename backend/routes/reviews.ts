import { reviewSchemas as schemas } from '@/core/calls/reviews.schema';
import { addReview } from '../domain/reviews/add-review';
import { loadStoreReviews } from '../domain/reviews/store-reviews';
import { loadShop } from '../domain/shops/load-shop';
import * as messages from '../http/messages';
import { forShop } from '../http/serve-call';
import { REVIEWS_HANDED_IN } from '../limits/rate';
import type { ServedRoutes } from './served';

/** The served calls about reviews (spec 7, "Storefront"). */
export const reviewRoutes: ServedRoutes<'reviews'> = {
  reviewCategories: forShop(schemas.reviewCategories, async ({ services }) => {
    const { settings } = await loadShop(services);
    return settings.reviewCategories ?? [];
  }),

  storeReviews: forShop(schemas.storeReviews, ({ input, services }) =>
    loadStoreReviews(services, input),
  ),

  addReview: forShop(
    schemas.addReview,
    async ({ input, services }) => {
      await addReview(services, input);
      return { status: 0, message: messages.reviewReceived };
    },
    { rate: REVIEWS_HANDED_IN, invalid: 422 },
  ),
};
