import { ALL_PRODUCTS } from '@/core/model/category';
import { PRODUCT_SORTS } from '@/core/model/product';
import { SEARCH_MAX_LENGTH, SEARCH_SORTS, type SearchSort } from '@/core/model/search';
import { defaultSort, LONGEST_VALUE } from '@/core/rules/address/listing-address';
import { VALUE_MARK } from '@/core/rules/address/shop-address';
import { fromMinor, toMinor } from '@/core/rules/money/money';
import { type PriceRange, readPriceRange } from '@/core/rules/money/price-range';
import { toPaletteName } from '@/core/rules/variants/palette-name';
import type { PageRequest } from './shop-page';

/** Filters in a listing's address, complete. */
export interface RequestedListing {
  q: string;
  category: string;
  colors: string[];
  sizes: string[];
  price: PriceRange | null;
  inStock: boolean;
  sort: SearchSort;
}

/** No shopper chooses more values of one filter; what is beyond is not read. */
const MOST_VALUES = 12;

/** Reads the filters of an address; what makes no sense is left out, but for the category, which names a page. */
export function readListingFilters(query: PageRequest['query']): RequestedListing {
  const q = readText(query('q'));
  return {
    q,
    category: query('category') || ALL_PRODUCTS,
    colors: readValues(query('color'), (color) => toPaletteName(color) ?? color),
    sizes: readValues(query('size'), (size) => size),
    price: readPriceRange(query('price') ?? ''),
    inStock: ['1', 'true'].includes(query('inStock') ?? ''),
    sort: readSort(query('sort'), q),
  };
}

/** Returns the call's parameters: lists as text, a price range as min and max. */
export function listingRequest(listing: RequestedListing) {
  const { q, category, colors, sizes, price, inStock, sort } = listing;
  return {
    sort,
    ...(q && { query: q }),
    ...(category !== ALL_PRODUCTS && { category }),
    ...(colors.length > 0 && { color: colors.join(VALUE_MARK) }),
    ...(sizes.length > 0 && { size: sizes.join(VALUE_MARK) }),
    ...(price && { minPrice: price.from }),
    ...(price?.to && { maxPrice: highestBelow(price.to) }),
    ...(inStock && { inStock }),
  };
}

/** One line without control characters; cut, it is still whole characters. */
function readText(text = ''): string {
  const line = text.replace(/[\s\p{Cc}]+/gu, ' ').trim();
  return line.slice(0, SEARCH_MAX_LENGTH).replace(/[\uD800-\uDBFF]$/, '');
}

/** The contract's highest price is still among what is found. */
const highestBelow = (dollars: number): number => fromMinor(toMinor(dollars) - 1);

function readValues(text = '', nameOf: (value: string) => string): string[] {
  const values = readText(text)
    .split(VALUE_MARK)
    .map((value) => value.trim());
  const sensible = values.filter((value) => value !== '' && value.length <= LONGEST_VALUE);
  return [...new Set(sensible.map(nameOf))].slice(0, MOST_VALUES);
}

const readSort = (value: string | undefined, q: string): SearchSort =>
  (q ? SEARCH_SORTS : PRODUCT_SORTS).find((sort) => sort === value) ?? defaultSort(q);
