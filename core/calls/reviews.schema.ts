import * as z from 'zod';
import {
  MAX_NAME_LENGTH,
  MAX_PHOTOS,
  MAX_TEXT_LENGTH,
  MAX_TITLE_LENGTH,
  REVIEW_LACKS,
} from '../model/review';
import { cleanLine, cleanText } from '../rules/clean-text';
import { MAX_RATING } from '../rules/rating';
import { domainParam } from './envelope.schema';
import { reviewAnswers } from './review-answers.schema';

const MAX_OFFSET = 1_000_000;
const name = z.string().max(200);
const names = z.string().max(4000).describe('categories, separated by commas; only theirs');

/** What a shopper writes, cleaned before it is measured; where `missing` is given, never blank. */
const written = (clean: (text: string) => string) => (max: number, missing?: string) =>
  z
    .string(missing)
    .transform(clean)
    .pipe(
      z
        .string()
        .min(missing ? 1 : 0, missing)
        .max(max, `Keep it under ${max} characters.`),
    );
const line = written(cleanLine);
const text = written(cleanText);

/** Requests and responses of the calls about reviews (spec 7, "Storefront"). */
export const reviewSchemas = {
  reviewCategories: {
    ...reviewAnswers.reviewCategories,
    request: z.object({ ...domainParam }),
  },
  storeReviews: {
    ...reviewAnswers.storeReviews,
    request: z.object({
      ...domainParam,
      product: name.exactOptional(),
      category: name.exactOptional(),
      categories: names.exactOptional(),
      limit: z.coerce.number().int().min(1).default(50),
      offset: z.coerce.number().int().min(0).max(MAX_OFFSET).default(0),
    }),
  },
  addReview: {
    ...reviewAnswers.addReview,
    request: z.object({
      ...domainParam,
      productId: name,
      name: line(MAX_NAME_LENGTH, REVIEW_LACKS.name),
      rating: z.number(REVIEW_LACKS.rating).int().min(1, REVIEW_LACKS.rating).max(MAX_RATING),
      title: line(MAX_TITLE_LENGTH).default(''),
      text: text(MAX_TEXT_LENGTH, REVIEW_LACKS.text),
      photos: z
        .array(z.string().max(64))
        .max(MAX_PHOTOS, `A review takes up to ${MAX_PHOTOS} photos.`)
        .default([])
        .describe('ids of uploads'),
    }),
  },
};
