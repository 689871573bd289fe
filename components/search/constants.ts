/** Strings of the search (spec 2). */
export const SEARCH_TITLE = 'Search Products';
export const SEARCH_START_TITLE = 'Start searching';
export const SEARCH_START_HINT = 'Enter keywords to find products';
