import * as z from 'zod/mini';
import { TOTAL_KINDS } from './total-line';

const dollars = z.number().check(z.nonnegative());

/** A line of a total, in dollars: a discount is negative, so that the lines add up to the total. */
export const totalLineSchema = z.object({
  kind: z.enum(TOTAL_KINDS),
  amount: z.number(),
  currency: z.string().check(z.describe('ISO 4217, in lower case')),
});

/** The lines of a total; none from a backend that does not send them. */
export const totalLinesSchema = z
  .catch(z.array(totalLineSchema), [])
  .check(z.describe('what adds up to the total; a discount is negative'));

/** A total in an answer: its lines, and sums that follow from them. */
export const answeredTotalsSchema = z.object({
  totals: totalLinesSchema,
  subtotal: dollars,
  discount: dollars,
  shipping: dollars,
  protection: z.catch(dollars, 0),
  total: dollars,
});
