import type { RequestOf } from '@/core/calls/call';
import { reviewAnswers } from '@/core/calls/review-answers.schema';
import { reviewCalls } from '@/core/calls/reviews';
import type { ReviewData } from '@/core/model/review';
import { callBackend } from './browser-client';

/**
 * Reviews of a product, or of a shop's products of some categories, newest first, with their summary.
 *
 * @throws ApiError as every call does.
 */
export async function loadReviews(
  request: RequestOf<typeof reviewCalls.storeReviews>,
): Promise<ReviewData> {
  return callBackend(reviewCalls.storeReviews, reviewAnswers.storeReviews, request);
}

/**
 * Hands in a review; it is shown once the shop approves it.
 *
 * @throws ApiError whose `path` names the field that is wrong.
 */
export async function sendReview(review: RequestOf<typeof reviewCalls.addReview>): Promise<void> {
  await callBackend(reviewCalls.addReview, reviewAnswers.addReview, review);
}
