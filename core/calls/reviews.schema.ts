import * as z from 'zod/mini';
import {
  MAX_NAME_LENGTH,
  MAX_PHOTOS,
  MAX_TEXT_LENGTH,
  MAX_TITLE_LENGTH,
  REVIEW_LACKS,
} from '../model/review';
import { MAX_RATING } from '../rules/reviews/rating';
import { cleanLine, cleanText } from '../values/clean-text';
import { domainParam } from './envelope.schema';
import { reviewAnswers } from './review-answers.schema';

const MAX_OFFSET = 1_000_000;
const name = z.string().check(z.maxLength(200));
const names = z
  .string()
  .check(z.maxLength(4000), z.describe('categories, separated by commas; only theirs'));

/** Returns what a shopper writes, cleaned before it is measured; where `missing` is given, never blank. */
const written = (clean: (text: string) => string) => (max: number, missing?: string) =>
  z.pipe(
    z.pipe(z.string(missing), z.transform(clean)),
    z
      .string()
      .check(
        z.minLength(missing ? 1 : 0, missing),
        z.maxLength(max, `Keep it under ${max} characters.`),
      ),
  );
const line = written(cleanLine);
const text = written(cleanText);

/** Requests and responses of the calls about reviews (spec 7, "Storefront"). */
export const reviewSchemas = {
  reviewCategories: { ...reviewAnswers.reviewCategories, request: z.object({ ...domainParam }) },
  storeReviews: {
    ...reviewAnswers.storeReviews,
    request: z.object({
      ...domainParam,
      product: z.exactOptional(name),
      category: z.exactOptional(name),
      categories: z.exactOptional(names),
      limit: z._default(z.coerce.number().check(z.int(), z.minimum(1)), 50),
      offset: z._default(z.coerce.number().check(z.int(), z.minimum(0), z.maximum(MAX_OFFSET)), 0),
      /** 0 for the first reviews without those that have photos. */
      photos: z._default(z.coerce.number().check(z.int(), z.minimum(0), z.maximum(1)), 1),
    }),
  },
  addReview: {
    ...reviewAnswers.addReview,
    request: z.object({
      ...domainParam,
      productId: name,
      name: line(MAX_NAME_LENGTH, REVIEW_LACKS.name),
      rating: z
        .number(REVIEW_LACKS.rating)
        .check(z.int(), z.minimum(1, REVIEW_LACKS.rating), z.maximum(MAX_RATING)),
      title: z._default(line(MAX_TITLE_LENGTH), ''),
      text: text(MAX_TEXT_LENGTH, REVIEW_LACKS.text),
      photos: z
        ._default(
          z
            .array(z.string().check(z.maxLength(64)))
            .check(z.maxLength(MAX_PHOTOS, `A review takes up to ${MAX_PHOTOS} photos.`)),
          [],
        )
        .check(z.describe('ids of uploads')),
    }),
  },
};
