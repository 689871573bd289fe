import * as z from 'zod/mini';
import { reviewDataSchema } from '../model/review.schema';
import { acknowledgement } from './envelope.schema';

/** Schemas of the review calls' answers, for browsers; requests are checked by `reviewSchemas`. */
export const reviewAnswers = {
  reviewCategories: { response: z.array(z.string()) },
  storeReviews: { response: reviewDataSchema },
  addReview: { response: acknowledgement },
};
