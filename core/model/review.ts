import type * as z from 'zod';
import type { reviewDataSchema, reviewSchema } from './review.schema';

export type Review = z.infer<typeof reviewSchema>;
export type ReviewData = z.infer<typeof reviewDataSchema>;
