import type * as z from 'zod/mini';
import { PRODUCT_SORTS, type Product } from './product';
import type { facetsSchema } from './search.schema';

/** Describes what a search shows of a product (spec 3, "Product"). */
export type SearchResult = Pick<
  Product,
  'id' | 'slug' | 'name' | 'price' | 'category' | 'image' | 'compareAtPrice'
>;

export type Facets = z.infer<typeof facetsSchema>;

/** The orders a search can be asked for: by how well it fits, and those of the listing (spec 5). */
export const SEARCH_SORTS = ['relevance', ...PRODUCT_SORTS] as const;
export type SearchSort = (typeof SEARCH_SORTS)[number];

/** Defaults of a search (spec 5, 9). */
export const SEARCH_DEFAULTS = { page: 1, limit: 10, sortBy: 'relevance' } as const;

/** The longest query that is read, in characters; nobody types more, and a longer one is refused. */
export const SEARCH_MAX_LENGTH = 2000;

/** Lower bounds of the price bands of a facet, in dollars; each ends where the next begins. */
export const PRICE_BANDS = [0, 25, 50, 75, 100, 150, 200] as const;
