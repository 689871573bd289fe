import type { SearchTexts } from '../constants';

/** What a search says that stands on a page (spec 2, "component renderer"). */
export const PAGE_TEXTS: SearchTexts = {
  found: (total, query) => `Found ${total} results for "${query}"`,
  noResultsHint: 'Try adjusting your search terms',
};
