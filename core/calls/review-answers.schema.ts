import * as z from 'zod/mini';
import { reviewDataSchema } from '../model/review.schema';
import { acknowledgement } from './envelope.schema';

/** What browsers are answered by the calls about reviews; what is asked is checked by `reviewSchemas`. */
export const reviewAnswers = {
  reviewCategories: { response: z.array(z.string()) },
  storeReviews: { response: reviewDataSchema },
  addReview: { response: acknowledgement },
};
