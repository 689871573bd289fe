import { and, inArray } from 'drizzle-orm';
import type { Product } from '@/core/model/product';
import { type Facets, PRICE_BANDS, type SearchSort } from '@/core/model/search';
import { isNameable } from '@/core/rules/address/listing-address';
import { toPaletteName } from '@/core/rules/variants/palette-name';
import { compareSizes } from '@/core/rules/variants/size-order';
import { products } from '../../db/schema';
import type { Services } from '../../services/services';
import { toCards } from '../catalogue/card-wire';
import { catalogueKey, MAX_LIMIT, offeredSort } from '../catalogue/list-products';
import { cardColumns } from '../catalogue/product-wire';
import { toSwatches } from '../catalogue/swatches';
import { visibleTo } from '../catalogue/visible';
import type { ShopServices } from '../shops/find-shop';
import { type Counts, NO_COUNTS } from './counts';
import { FACETS, filteredFacets, type RequestedFilters, readFilters } from './filters';
import { findExactly, type Window } from './find';
import { find } from './find-bounded';
import { NO_QUERY, readQuery } from './read-query';
import type { Selection } from './selection';

interface SearchRequest extends RequestedFilters {
  query: string;
  page: number;
  limit: number;
  sort: SearchSort;
}

interface SearchResult {
  products: Product[];
  page: number;
  total: number;
  totalPages: number;
  facets: Facets;
}

/** Further pages are empty: nobody leafs through so many. */
const MAX_OFFSET = 100_000;

/** Answer to a blank query (spec 5), and to signs alone. */
export function noResults(page: number): SearchResult {
  return { products: [], page, total: 0, totalPages: 1, facets: toFacets(NO_COUNTS) };
}

/** One page of a shop's products by words and filters, with the counts of every filter's values. */
export async function searchProducts(
  services: ShopServices,
  request: SearchRequest,
): Promise<SearchResult> {
  const limit = Math.min(request.limit, MAX_LIMIT);
  const offset = Math.min((request.page - 1) * limit, MAX_OFFSET);
  const query = await readQuery(services, request.query);
  const saysNothing = query.needs.length === 0 && !query.ids && request.query.trim() !== '';
  if (saysNothing) return noResults(request.page);
  const filters = readFilters(request);
  const matches = await findSome(
    services,
    { shop: services.shop, query, filters },
    { sort: offeredSort(request.sort, services.shop), limit, offset },
  );
  return {
    products: await loadCards(services, matches.ids, filters.colors),
    page: request.page,
    total: matches.total,
    totalPages: Math.max(1, Math.ceil(matches.total / limit)),
    facets: toFacets(matches.counts),
  };
}

/** The facets of a listing nobody narrowed; counted once per revision of the catalogue. */
export function listingFacets(services: ShopServices, category: string | undefined) {
  return services.memo.facets.get(catalogueKey(services.shop, category), async () => {
    const filters = readFilters(category === undefined ? {} : { category });
    const selection: Selection = { shop: services.shop, query: NO_QUERY, filters, demand: 'all' };
    const wanted = { selection, aside: filteredFacets(filters) };
    const { counts } = await findExactly(services, wanted, undefined, FACETS);
    return toFacets(counts);
  });
}

/** Searches in steps, from the strictest on, until any product matches regardless of filters. */
async function findSome(services: Services, request: Omit<Selection, 'demand'>, window: Window) {
  const all = await find(services, { ...request, demand: 'all' }, window);
  if (request.query.needs.length < 2 || all.unfiltered > 0) return all;
  if (request.query.needs.length > 2) {
    const most = await find(services, { ...request, demand: 'most' }, window);
    if (most.unfiltered > 0) return most;
  }
  return find(services, { ...request, demand: 'any' }, window);
}

async function loadCards(
  { db, shop }: ShopServices,
  ids: readonly string[],
  shownIn: readonly string[],
): Promise<Product[]> {
  if (ids.length === 0) return [];
  const rows = await db
    .select(cardColumns)
    .from(products)
    .where(and(visibleTo(shop), inArray(products.id, [...ids])));
  const byId = new Map(toCards(rows, shop, shownIn).map((card) => [card.id, card]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}

/** No filter offers more values than these. */
const MAX_VALUES = 60;

/** Counts as the contract has them: the most frequent first, sizes and prices upwards; sizes that addresses can name. */
function toFacets({ categories, colors, sizes, prices, stock }: Counts): Facets {
  return {
    categories: mostFrequent(categories).map(toCounted),
    colors: mostFrequent(byPaletteName(colors)).flatMap(([value, count]) =>
      toSwatches([value]).map(({ name, hex }) => ({ value: name, count, hex })),
    ),
    sizes: mostFrequent(sizes.filter(([size]) => isNameable(size)))
      .map(toCounted)
      .sort((one, other) => compareSizes(one.value, other.value)),
    prices: PRICE_BANDS.flatMap((from, band) => {
      const [, count = 0] = prices.find(([value]) => value === String(band)) ?? [];
      return count > 0 ? [{ from, to: PRICE_BANDS[band + 1] ?? null, count }] : [];
    }),
    inStock: stock[0]?.[1] ?? 0,
  };
}

/** Colors by their names: those of variants in stock are spelt as these have them. */
function byPaletteName(colors: Counts['colors']): Counts['colors'] {
  const counts = new Map<string, number>();
  for (const [value, count] of colors) {
    const name = toPaletteName(value) ?? value;
    counts.set(name, (counts.get(name) ?? 0) + count);
  }
  return [...counts];
}

const toCounted = ([value, count]: [string, number]) => ({ value, count });

function mostFrequent(counts: Counts['colors']): Counts['colors'] {
  const byCount = (one: [string, number], other: [string, number]) =>
    other[1] - one[1] || (one[0] < other[0] ? -1 : 1);
  return [...counts].sort(byCount).slice(0, MAX_VALUES);
}
