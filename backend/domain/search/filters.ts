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
  /** Only what is in stock: in a chosen size and color where any is chosen (docs/adr/0028-variants-by-row.md). */
  inStock: boolean;
}

/** The filters as the contract has them: lists separated by commas, prices in dollars. */
export interface RequestedFilters {
  category?: string | undefined;
  color?: string;
  size?: string;
  minPrice?: number;
  maxPrice?: number;
  inStock?: boolean | string;
}

export const NO_FILTERS: Filters = {
  categories: [],
  colors: [],
  sizes: [],
  minMinor: undefined,
  maxMinor: undefined,
  inStock: false,
};

/** A filter takes this many values; further ones are not read. */
const MAX_VALUES = 30;

export function readFilters({
  category,
  color,
  size,
  minPrice,
  maxPrice,
  inStock = false,
}: RequestedFilters): Filters {
  return {
    categories: category === undefined || category === ALL_PRODUCTS ? [] : [category],
    colors: values(color).map((name) => toPaletteName(name) ?? name),
    sizes: values(size),
    minMinor: minPrice === undefined ? undefined : toMinor(minPrice),
    maxMinor: maxPrice === undefined ? undefined : toMinor(maxPrice),
    inStock: ['true', '1'].includes(String(inStock)),
  };
}

export const FACETS = ['categories', 'colors', 'sizes', 'prices', 'stock'] as const;
export type FacetName = (typeof FACETS)[number];

function isFiltered(filters: Filters, facet: FacetName): boolean {
  if (facet === 'stock') return filters.inStock;
  if (facet !== 'prices') return filters[facet].length > 0;
  return filters.minMinor !== undefined || filters.maxMinor !== undefined;
}

export function filteredFacets(filters: Filters): FacetName[] {
  return FACETS.filter((facet) => isFiltered(filters, facet));
}

export function withoutOwn(filters: Filters, facet: FacetName): Filters {
  if (facet === 'stock') return { ...filters, inStock: false };
  if (facet !== 'prices') return { ...filters, [facet]: [] };
  return { ...filters, minMinor: undefined, maxMinor: undefined };
}

function values(list = ''): string[] {
  const parts = list.split(',').map((value) => value.trim());
  return [...new Set(parts.filter(Boolean))].slice(0, MAX_VALUES);
}
