import type * as z from 'zod/mini';
import type { answeredTotalsSchema, totalLineSchema } from './total-line.schema';

/** Kinds of a total's lines, in their order. `adjustment` is what an order from elsewhere came to beyond the others. */
export const TOTAL_KINDS = [
  'goods',
  'discount',
  'shipping',
  'protection',
  'tax',
  'adjustment',
] as const;
export type TotalKind = (typeof TOTAL_KINDS)[number];

export type TotalLine = z.infer<typeof totalLineSchema>;
export type AnsweredTotals = z.infer<typeof answeredTotalsSchema>;
