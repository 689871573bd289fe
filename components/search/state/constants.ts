import * as commonMessages from '@/core/model/messages';
import * as messages from '../messages';

/** Texts that differ between default headers and the "component renderer" (spec 2). */
export interface SearchTexts {
  countText: (total: number, query: string) => string;
  noResultsHint: string;
}

export const HEADER_TEXTS: SearchTexts = {
  countText: messages.productCount,
  noResultsHint: commonMessages.noResultsHint,
};

/** Texts of a page, and of a header that is made of components as a page is. */
export const COMPONENT_TEXTS: SearchTexts = {
  countText: messages.resultsFor,
  noResultsHint: messages.errorHint,
};

/** The most results below the box of header 2 (spec 2, 9). */
export const SUGGESTION_COUNT = 5;

/** Debounce of typing, in ms (spec 4, 9). */
export const TYPING_REST_MS = 500;
