import * as z from 'zod';
import { reviewDataSchema } from '../model/review.schema';
import { acknowledgement, domainParam } from './envelope.schema';

const name = z.string().max(200);

/** Requests and responses of the calls about reviews (spec 7, "Storefront"). */
export const reviewSchemas = {
  reviewCategories: {
    request: z.object({ ...domainParam }),
    response: z.array(z.string()),
  },
  storeReviews: {
    request: z.object({
      ...domainParam,
      product: name.exactOptional(),
      category: name.exactOptional(),
      limit: z.coerce.number().int().min(1).default(50),
    }),
    response: reviewDataSchema,
  },
  addReview: {
    request: z.object({
      ...domainParam,
      productId: name,
      name: z.string().trim().min(1).max(120),
      rating: z.number().int().min(1).max(5),
      title: z.string().max(200).default(''),
      text: z.string().trim().min(1).max(5000),
      photos: z.array(z.string()).max(5).default([]),
    }),
    response: acknowledgement,
  },
};
