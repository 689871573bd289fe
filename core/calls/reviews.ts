import { describeCall } from './call';
import type { reviewSchemas } from './reviews.schema';

type Schemas = typeof reviewSchemas;

/** The calls about reviews (spec 7, "Storefront"). */
export const reviewCalls = {
  reviewCategories: describeCall<Schemas['reviewCategories']>(
    'GET',
    '/review-categories',
    'The categories whose products show reviews',
  ),
  storeReviews: describeCall<Schemas['storeReviews']>(
    'GET',
    '/store-reviews',
    'Reviews of a shop, a category or a product, with their summary',
  ),
  addReview: describeCall<Schemas['addReview']>(
    'POST',
    '/shield/reviews',
    'Hands in a review, to be shown once it is approved',
  ),
};
