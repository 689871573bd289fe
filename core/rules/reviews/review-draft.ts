import { REVIEW_LACKS } from '../../model/review';

/** Describes what a shopper has written so far; `rating` is 0 until stars are chosen. */
export interface ReviewDraft {
  rating: number;
  name: string;
  title: string;
  text: string;
}

export const EMPTY_DRAFT: ReviewDraft = { rating: 0, name: '', title: '', text: '' };

/** Required fields, in the order in which it is asked for. */
const REQUIRED = ['rating', 'name', 'text'] as const;
/** Returns what a draft lacks, first things first; empty where it can be handed in. */
export function draftProblems(draft: ReviewDraft): Map<(typeof REQUIRED)[number], string> {
  const lacking = REQUIRED.filter((field) => !String(draft[field] || '').trim());
  return new Map(lacking.map((field) => [field, REVIEW_LACKS[field]]));
}
