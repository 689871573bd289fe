import * as z from 'zod';
import { PRODUCT_SORTS } from '../model/product';
import { productListSchema } from '../model/product.schema';
import { reviewDataSchema } from '../model/review.schema';
import { domainParam, envelope } from './envelope.schema';

const MAX_NEEDS = 60;

const needSchema = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('products'),
    category: z.string().max(200),
    sortBy: z.enum(PRODUCT_SORTS),
    totalProducts: z.number().int().min(1),
  }),
  z.object({ kind: z.literal('reviews') }),
]);

/** A query holds text alone: the list of needs travels as JSON. */
const needs = z
  .string()
  .max(20_000)
  .transform((text, context) => {
    try {
      return JSON.parse(text) as unknown;
    } catch {
      context.addIssue('Is not valid JSON');
      return z.NEVER;
    }
  })
  .pipe(z.array(needSchema).max(MAX_NEEDS));

/** What the blocks of a page show, in the order it was asked for; null for what cannot be had. */
export const blockDataSchemas = {
  request: z.object({
    ...domainParam,
    needs: needs.describe('JSON: a list of what the blocks of a page need'),
  }),
  response: envelope(z.array(z.union([productListSchema, reviewDataSchema, z.null()]))),
};
