import { storefrontCalls } from '@/core/calls/storefront';
import { storefrontSchemas } from '@/core/calls/storefront.schema';
import { ALL_PRODUCTS } from '@/core/model/category';
import { BUILT_IN_TITLES } from '@/core/model/page';
import { PRODUCT_SORTS } from '@/core/model/product';
import { SEARCH_MAX_LENGTH, SEARCH_SORTS, type SearchSort } from '@/core/model/search';
import {
  defaultSort,
  LONGEST_VALUE,
  listingHref,
  VALUE_MARK,
} from '@/core/rules/address/listing-address';
import { breadcrumbData, listingTrail } from '@/core/rules/address/trail';
import { isNarrowed } from '@/core/rules/catalogue/listing-filters';
import { fromMinor, toMinor } from '@/core/rules/money/money';
import { type PriceRange, readPriceRange } from '@/core/rules/money/price-range';
import { toPaletteName } from '@/core/rules/variants/palette-name';
import { fetchCall } from './fetch-call';
import { toCardData } from './product-data';
import type { PageRequest } from './shop-page';

/**
 * One page of the listing, null where the address names a page or category that does not exist. Any
 * other filter or order that is unknown is no error: it is left out.
 */
export async function loadListing({ domain, query }: PageRequest) {
  const filters = readListingFilters(query);
  const page = readPage(query('page'));
  if (page === null) return null;

  const answer = await fetchCall(storefrontCalls.shop, storefrontSchemas.shop, {
    domain,
    page,
    ...listingRequest(filters),
  });
  // What is offered beside a category is asked for by what shows it.
  const { facets, upsale: _beside, upsale2: _recommended, ...shown } = answer;
  if (page > Math.max(1, shown.totalPages)) return null;
  const listing = { ...shown, products: toCardData(shown.products) };

  const { category } = filters;
  const hasOwnAddress = !isNarrowed(filters);
  return {
    head: {
      title: titleOf(filters),
      canonicalPath: listingHref({ category, ...(hasOwnAddress && { page }) }),
      isIndexed: hasOwnAddress,
      ...(listing.products[0]?.image[0] && { image: listing.products[0].image[0] }),
      structuredData: [breadcrumbData(listingTrail(category))],
    },
    data: { filters, ...(facets && { facets }) },
    seed: { listing },
  };
}

function titleOf({ q, category }: RequestedListing): string {
  if (q) return `Results for “${q}”`;
  return category === ALL_PRODUCTS ? BUILT_IN_TITLES.shop : `Shop ${category}`;
}

function readPage(value: string | undefined): number | null {
  if (value === undefined) return 1;
  return /^[1-9]\d{0,8}$/.test(value) ? Number(value) : null;
}

/** Filters in a listing's address, complete. */
interface RequestedListing {
  q: string;
  category: string;
  colors: string[];
  sizes: string[];
  price: PriceRange | null;
  sort: SearchSort;
}

/** No shopper chooses more values of one filter; what is beyond is not read. */
const MOST_VALUES = 12;

/**
 * Reads the filters of an address leniently: what makes no sense is as if it were not there. The category
 * is taken as it is, for it names a page: one that does not exist is not found.
 */
export function readListingFilters(query: PageRequest['query']): RequestedListing {
  const q = readText(query('q'));
  return {
    q,
    category: query('category') || ALL_PRODUCTS,
    colors: readValues(query('color'), (color) => toPaletteName(color) ?? color),
    sizes: readValues(query('size'), (size) => size),
    price: readPriceRange(query('price') ?? ''),
    sort: readSort(query('sort'), q),
  };
}

/** Returns the call's parameters: lists as text, a price range as min and max. */
export function listingRequest({ q, category, colors, sizes, price, sort }: RequestedListing) {
  return {
    sort,
    ...(q && { query: q }),
    ...(category !== ALL_PRODUCTS && { category }),
    ...(colors.length > 0 && { color: colors.join(VALUE_MARK) }),
    ...(sizes.length > 0 && { size: sizes.join(VALUE_MARK) }),
    ...(price && { minPrice: price.from }),
    ...(price?.to && { maxPrice: highestBelow(price.to) }),
  };
}

/** One line without control characters; cut, it is still whole characters. */
function readText(text = ''): string {
  const line = text.replace(/[\s\p{Cc}]+/gu, ' ').trim();
  return line.slice(0, SEARCH_MAX_LENGTH).replace(/[\uD800-\uDBFF]$/, '');
}

/** The contract's highest price is still among what is found. */
function highestBelow(dollars: number): number {
  return fromMinor(toMinor(dollars) - 1);
}

function readValues(text = '', nameOf: (value: string) => string): string[] {
  const values = readText(text)
    .split(VALUE_MARK)
    .map((value) => value.trim());
  const sensible = values.filter((value) => value !== '' && value.length <= LONGEST_VALUE);
  return [...new Set(sensible.map(nameOf))].slice(0, MOST_VALUES);
}

function readSort(value: string | undefined, q: string): SearchSort {
  const sorts = q ? SEARCH_SORTS : PRODUCT_SORTS;
  return sorts.find((sort) => sort === value) ?? defaultSort(q);
}
