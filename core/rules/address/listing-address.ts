import { ALL_PRODUCTS } from '../../model/category';
import { DEFAULT_SORT } from '../../model/product';
import type { SearchSort } from '../../model/search';
import type { PriceRange } from '../money/price-range';
import { LISTING_KEYS, shopHref, VALUE_MARK } from './shop-address';

/** Describes what a listing is narrowed to; nothing of it is the whole shop. */
export interface ListingFilters {
  q?: string;
  category?: string;
  colors?: readonly string[];
  sizes?: readonly string[];
  price?: PriceRange | null;
  /** Only what is in stock. */
  inStock?: boolean;
  sort?: string;
}

interface ListingPlace extends ListingFilters {
  page?: number;
}

type ListingKey = (typeof LISTING_KEYS)[number];

/** Length in characters of the longest value that a filter has. */
export const LONGEST_VALUE = 40;

/** Returns whether the address of a listing can name this value of a filter. */
export const isNameable = (value: string): boolean =>
  value.length <= LONGEST_VALUE && !value.includes(VALUE_MARK) && !/\p{Cc}|\s\s/u.test(value);

/** The order of a listing that names none: a search begins with what fits best (spec 5). */
export const defaultSort = (q: string | undefined): SearchSort => (q ? 'relevance' : DEFAULT_SORT);

/** The query of one page of the listing; what is the default is left out, so that each has one. */
export function listingQuery(place: ListingPlace): [key: ListingKey, value: string][] {
  const { q = '', category, colors = [], sizes = [], price, inStock, sort, page = 1 } = place;
  const values: Record<ListingKey, string> = {
    q,
    category: category === undefined || category === ALL_PRODUCTS ? '' : category,
    color: colors.join(VALUE_MARK),
    size: sizes.join(VALUE_MARK),
    price: price ? writePriceRange(price) : '',
    inStock: inStock ? '1' : '',
    sort: sort === undefined || sort === defaultSort(q) ? '' : sort,
    page: page > 1 ? String(page) : '',
  };
  return LISTING_KEYS.filter((key) => values[key] !== '').map((key) => [key, values[key]]);
}

/** A price range as `20-50`, or `100-` where it has no upper end. */
export const writePriceRange = ({ from, to }: PriceRange): string => `${from}-${to ?? ''}`;

export const listingHref = (place: ListingPlace): string => shopHref(listingQuery(place));
