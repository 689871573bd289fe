import type * as z from 'zod';
import { PRODUCT_SORTS } from './product';
import type { facetsSchema } from './search.schema';

export type Facets = z.infer<typeof facetsSchema>;

/** The orders a search can be asked for: by how well it fits, and those of the listing (spec 5). */
export const SEARCH_SORTS = ['relevance', ...PRODUCT_SORTS] as const;
export type SearchSort = (typeof SEARCH_SORTS)[number];

/** What a search is asked for where nothing else is said (spec 5, 9). */
export const SEARCH_DEFAULTS = { page: 1, limit: 10, sortBy: 'relevance' } as const;

/** The longest query that is read, in characters; nobody types more, and a longer one is refused. */
export const SEARCH_MAX_LENGTH = 2000;

/** The failures of a search (spec 5, 8). */
export const TEMPLATE_REQUIRED = 'Template is required for search';
export const SEARCH_FAILED = 'Search failed';
export const SEARCH_BROKE = 'An error occurred during search';
