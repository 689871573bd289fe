import { ALL_PRODUCTS } from '../../model/category';
import type { ListingFilters } from '../address/listing-address';
import { priceRangeText } from '../money/price-range';
import * as messages from './messages';

/** Returns what a listing is narrowed to by filters, in the order they are offered. */
export function activeFilters(filters: ListingFilters): { name: string; rest: ListingFilters }[] {
  const { q, category, colors = [], sizes = [], price, inStock } = filters;
  const isCategoryFilter = q && category && category !== ALL_PRODUCTS;
  return [
    ...(isCategoryFilter ? [{ name: category, rest: { ...filters, category: ALL_PRODUCTS } }] : []),
    ...colors.map((name) => ({ name, rest: { ...filters, colors: without(colors, name) } })),
    ...sizes.map((name) => ({ name, rest: { ...filters, sizes: without(sizes, name) } })),
    ...(price ? [{ name: priceRangeText(price), rest: { ...filters, price: null } }] : []),
    ...(inStock ? [{ name: messages.inStock, rest: { ...filters, inStock: false } }] : []),
  ];
}

/** Returns whether a listing is more than a category: no matter of search engines. */
export const isNarrowed = ({ q, colors, sizes, price, inStock }: ListingFilters): boolean =>
  Boolean(q || colors?.length || sizes?.length || price || inStock);

/** The values with one more, or without it where it is among them. */
export const toggled = (values: readonly string[], value: string): string[] =>
  values.includes(value) ? without(values, value) : [...values, value];

const without = (values: readonly string[], value: string): string[] =>
  values.filter((one) => one !== value);

/** The listing with no filter left: what is searched for stays, and so does the category of none. */
export const unfiltered = ({ q, category, sort }: ListingFilters): ListingFilters => ({
  ...(q ? { q } : category !== undefined && { category }),
  ...(sort !== undefined && { sort }),
});
