import * as z from 'zod/mini';
import { MAX_CATEGORY_LENGTH, MAX_NEEDS, MAX_NEEDS_LENGTH } from '@/core/model/data-need';
import { PRODUCT_SORTS } from '../model/product';
import { productListSchema } from '../model/product.schema';
import { reviewDataSchema } from '../model/review.schema';
import { domainParam, envelope } from './envelope.schema';

/** Text that a database can look for. */
const category = z.string().check(
  z.maxLength(MAX_CATEGORY_LENGTH),
  z.refine((text) => !text.includes('\0'), 'Contains a NUL character'),
);

/** One need, as a call takes it. */
export const dataNeedSchema = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('products'),
    category,
    sortBy: z.enum(PRODUCT_SORTS),
    totalProducts: z.int().check(z.minimum(1)),
  }),
  z.object({ kind: z.literal('reviews') }),
]);

/** A query holds text alone: the list of needs travels as JSON. */
const json = z.transform((text: string, { issues }): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    issues.push({ code: 'custom', input: text, message: 'Is not valid JSON' });
    return z.NEVER;
  }
});
const needs = z.pipe(
  z.pipe(z.string().check(z.maxLength(MAX_NEEDS_LENGTH)), json),
  z.array(dataNeedSchema).check(z.maxLength(MAX_NEEDS)),
);

/** Data for the blocks of a page, in the order of the request; null for what is unavailable. */
export const blockDataSchemas = {
  request: z.object({
    ...domainParam,
    needs: needs.check(z.describe('JSON: a list of what the blocks of a page need')),
  }),
  response: envelope(z.array(z.union([productListSchema, reviewDataSchema, z.null()]))),
};
