import { callsOf, get, post } from './call';
import type { reviewSchemas } from './reviews.schema';

/** The calls about reviews (spec 7, "Storefront"). */
export const reviewCalls = callsOf<typeof reviewSchemas>()({
  reviewCategories: get('/review-categories', 'The categories whose products show reviews'),
  storeReviews: get(
    '/store-reviews',
    'Reviews of a shop, a category or a product, with their summary',
  ),
  addReview: post('/shield/reviews', 'Hands in a review, to be shown once it is approved'),
});
