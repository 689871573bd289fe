import { ALL_PRODUCTS } from '@/core/model/category';
import { toMinor } from '@/core/rules/money/money';
import { toPaletteName } from '@/core/rules/variants/palette-name';

/** Filters of a listing or a search; values of one filter are alternatives. */
export interface Filters {
  categories: readonly string[];
  colors: readonly string[];
  sizes: readonly string[];
  /** Cents, both ends included. */
  minMinor: number | undefined;
  maxMinor: number | undefined;
}

/** The filters as the contract has them: lists separated by commas, prices in dollars. */
export interface RequestedFilters {
  category?: string | undefined;
  color?: string;
  size?: string;
  minPrice?: number;
  maxPrice?: number;
}

export const NO_FILTERS: Filters = {
  categories: [],
  colors: [],
  sizes: [],
  minMinor: undefined,
  maxMinor: undefined,
};

/** A filter takes this many values; further ones are not read. */
const MAX_VALUES = 30;

export function readFilters({
  category,
  color,
  size,
  minPrice,
  maxPrice,
}: RequestedFilters): Filters {
  return {
    categories: category === undefined || category === ALL_PRODUCTS ? [] : [category],
    colors: values(color).map((name) => toPaletteName(name) ?? name),
    sizes: values(size),
    minMinor: minPrice === undefined ? undefined : toMinor(minPrice),
    maxMinor: maxPrice === undefined ? undefined : toMinor(maxPrice),
  };
}

export const FACETS = ['categories', 'colors', 'sizes', 'prices'] as const;
export type FacetName = (typeof FACETS)[number];

function isFiltered(filters: Filters, facet: FacetName): boolean {
  if (facet !== 'prices') return filters[facet].length > 0;
  return filters.minMinor !== undefined || filters.maxMinor !== undefined;
}

export function filteredFacets(filters: Filters): FacetName[] {
  return FACETS.filter((facet) => isFiltered(filters, facet));
}

export function withoutOwn(filters: Filters, facet: FacetName): Filters {
  if (facet !== 'prices') return { ...filters, [facet]: [] };
  return { ...filters, minMinor: undefined, maxMinor: undefined };
}

function values(list = ''): string[] {
  const parts = list.split(',').map((value) => value.trim());
  return [...new Set(parts.filter(Boolean))].slice(0, MAX_VALUES);
}
