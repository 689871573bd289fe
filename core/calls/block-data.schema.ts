import * as z from 'zod';
import { MAX_CATEGORY_LENGTH, MAX_NEEDS, MAX_NEEDS_LENGTH } from '../blocks/kit/data-need';
import { PRODUCT_SORTS } from '../model/product';
import { productListSchema } from '../model/product.schema';
import { reviewDataSchema } from '../model/review.schema';
import { domainParam, envelope } from './envelope.schema';

/** Text that a database can look for. */
const category = z
  .string()
  .max(MAX_CATEGORY_LENGTH)
  .refine((text) => !text.includes('\0'), 'Contains a NUL character');

/** One need, as a call takes it. */
export const dataNeedSchema = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('products'),
    category,
    sortBy: z.enum(PRODUCT_SORTS),
    totalProducts: z.number().int().min(1),
  }),
  z.object({ kind: z.literal('reviews') }),
]);

/** A query holds text alone: the list of needs travels as JSON. */
const needs = z
  .string()
  .max(MAX_NEEDS_LENGTH)
  .transform((text, context) => {
    try {
      return JSON.parse(text) as unknown;
    } catch {
      context.addIssue('Is not valid JSON');
      return z.NEVER;
    }
  })
  .pipe(z.array(dataNeedSchema).max(MAX_NEEDS));

/** What the blocks of a page show, in the order it was asked for; null for what cannot be had. */
export const blockDataSchemas = {
  request: z.object({
    ...domainParam,
    needs: needs.describe('JSON: a list of what the blocks of a page need'),
  }),
  response: envelope(z.array(z.union([productListSchema, reviewDataSchema, z.null()]))),
};
