import type * as z from 'zod/mini';
import * as messages from './messages';
import type { reviewDataSchema, reviewSchema } from './review.schema';

/** Limits of a review, in characters and photos. */
export const MAX_NAME_LENGTH = 120;
export const MAX_TITLE_LENGTH = 200;
export const MAX_TEXT_LENGTH = 5000;
export const MAX_PHOTOS = 5;

/** Messages for a review that lacks something. */
export const REVIEW_LACKS = {
  rating: messages.starsRequired,
  name: messages.senderRequired,
  text: messages.reviewRequired,
} as const;

export type Review = z.infer<typeof reviewSchema>;
export type ReviewData = z.infer<typeof reviewDataSchema>;
