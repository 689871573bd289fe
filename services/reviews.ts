import type { RequestOf } from '@/core/calls/call';
import { reviewAnswers as schemas } from '@/core/calls/review-answers.schema';
import { reviewCalls as calls } from '@/core/calls/reviews';
import { areaOf } from './area';

const { send } = areaOf(calls, schemas);

/** Reviews of a product, or of a shop's products of some categories, newest first, with their summary. @throws ApiError */
export const loadReviews = (request: RequestOf<typeof calls.storeReviews>) =>
  send('storeReviews', request);

/** Hands in a review; it is shown once the shop approves it. @throws ApiError whose `path` names the field that is wrong. */
export const sendReview = (review: RequestOf<typeof calls.addReview>) => send('addReview', review);
