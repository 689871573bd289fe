import type { Facets } from '@/core/model/search';
import { type ListingFilters, writePriceRange } from '@/core/rules/address/listing-address';
import { toggled } from '@/core/rules/catalogue/listing-filters';
import * as catalogueMessages from '@/core/rules/catalogue/messages';
import { priceRangeText } from '@/core/rules/money/price-range';
import * as messages from '../../messages';

export interface FacetValue {
  name: string;
  count: number;
  /** The listing with this value, or without it where it is chosen. */
  next: ListingFilters;
  isChosen: boolean;
  hex?: string;
}

export interface FacetGroup {
  title: string;
  look: 'swatches' | 'pills' | 'rows';
  values: FacetValue[];
}

/** The filters of a listing; one that leaves no choice is left out. */
export function facetGroups(facets: Facets, filters: ListingFilters): FacetGroup[] {
  const groups: FacetGroup[] = [
    { title: messages.color, look: 'swatches', values: listedValues('colors', facets, filters) },
    { title: messages.size, look: 'pills', values: listedValues('sizes', facets, filters) },
    { title: messages.price, look: 'rows', values: priceValues(facets, filters) },
    { title: messages.availability, look: 'rows', values: stockValues(facets, filters) },
  ];
  return groups.filter(
    ({ title, values }) =>
      values.length > (title === messages.availability ? 0 : 1) ||
      values.some(({ isChosen }) => isChosen),
  );
}

function listedValues(key: 'colors' | 'sizes', facets: Facets, filters: ListingFilters) {
  const chosen = filters[key] ?? [];
  return facets[key].map((facet) => ({
    ...facet,
    name: facet.value,
    isChosen: chosen.includes(facet.value),
    next: { ...filters, [key]: toggled(chosen, facet.value) },
  }));
}

/** One band at a time: prices are no list. */
function priceValues(facets: Facets, filters: ListingFilters): FacetValue[] {
  const chosen = filters.price && writePriceRange(filters.price);
  return facets.prices.map(({ count, ...band }) => {
    const isChosen = writePriceRange(band) === chosen;
    const next = { ...filters, price: isChosen ? null : band };
    return { name: priceRangeText(band), count, isChosen, next };
  });
}

/** Values of the stock filter; none from a backend that does not count it. */
function stockValues({ inStock: count }: Facets, filters: ListingFilters): FacetValue[] {
  const isChosen = filters.inStock ?? false;
  if (!count && !isChosen) return [];
  const next = { ...filters, inStock: !isChosen };
  return [{ name: catalogueMessages.inStock, count: count ?? 0, isChosen, next }];
}
