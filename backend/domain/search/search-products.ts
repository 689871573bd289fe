import { inArray } from 'drizzle-orm';
import type { Product } from '@/core/model/product';
import type { Facets, SearchSort } from '@/core/model/search';
import { products } from '../../db/schema';
import type { Services } from '../../services';
import { catalogueKey, MAX_LIMIT } from '../catalogue/list-products';
import { cardColumns, toCard } from '../catalogue/product-wire';
import type { ShopRef } from '../shops/find-shop';
import { type Counts, NO_COUNTS } from './counts';
import { toFacets } from './facets';
import { type AskedFilters, FACETS, isFiltered, readFilters, withoutOwn } from './filters';
import { findExactly, type Window } from './find';
import { find, mostByLabels } from './find-bounded';
import { readQuery } from './read-query';
import type { Selection } from './selection';
import type { Demand } from './ts-query';

interface Asked extends AskedFilters {
  query: string;
  page: number;
  limit: number;
  sort: SearchSort;
}

export interface SearchResult {
  products: Product[];
  page: number;
  total: number;
  totalPages: number;
  facets: Facets;
}

/** Where fewer products are found by their labels, descriptions are read as well. */
const FEW = 20;
/** What is asked of products one after the other until some are found. */
const DEMANDS: readonly Demand[] = ['all', 'most', 'any'];
/** Further pages are empty: nobody leafs through so many. */
const MAX_OFFSET = 100_000;

/** What a blank query finds (spec 5). */
export function noResults(page: number): SearchResult {
  return { products: [], page, total: 0, totalPages: 1, facets: toFacets(NO_COUNTS) };
}

/** One page of a shop's products by words and filters, with the counts of every filter's values. */
export async function searchProducts(
  services: Services,
  shop: ShopRef,
  asked: Asked,
): Promise<SearchResult> {
  const limit = Math.min(asked.limit, MAX_LIMIT);
  const offset = Math.min((asked.page - 1) * limit, MAX_OFFSET);
  const query = await readQuery(services, shop, asked.query);
  const filters = readFilters(asked);
  const start: Selection = { shop, query, filters, demand: 'all', isDeep: false };
  const { selection, found } = await findSome(services, start, { sort: asked.sort, limit, offset });
  const [counts, cards] = await Promise.all([
    countOthers(services, selection, found.counts),
    loadCards(services, found.ids),
  ]);
  return {
    products: cards,
    page: asked.page,
    total: found.total,
    totalPages: Math.max(1, Math.ceil(found.total / limit)),
    facets: toFacets(counts),
  };
}

/** The facets of a listing nobody narrowed; counted once per revision of the catalogue. */
export function listingFacets(
  services: Services,
  shop: ShopRef,
  category: string | undefined,
): Promise<Facets> {
  return services.memo.facets.get(catalogueKey(shop, category), async () => {
    const filters = readFilters(category === undefined ? {} : { category });
    const query = { needs: [], name: '' };
    const selection: Selection = { shop, query, filters, demand: 'all', isDeep: false };
    const { counts } = await findExactly(services, selection, undefined, unfiltered(selection));
    return toFacets(await countOthers(services, selection, counts, findExactly));
  });
}

/**
 * Asks for every need first, with descriptions where few have them in their labels; where nobody meets
 * them all, whatever the filters, for most and then for any of them.
 */
async function findSome(services: Services, start: Selection, window: Window) {
  let selection = start;
  let found = await findIn(services, selection, window);
  for (const demand of DEMANDS.slice(1)) {
    if (found.selection.query.needs.length < 2 || found.found.total > 0) break;
    if (await isFoundWithoutFilters(services, found.selection)) break;
    selection = { ...start, demand };
    found = await findIn(services, selection, window);
  }
  return found;
}

async function findIn(services: Services, selection: Selection, window: Window) {
  if (mostByLabels(selection) >= FEW) {
    const found = await find(services, selection, window, unfiltered(selection));
    if (found.total >= FEW || selection.query.needs.length === 0) return { selection, found };
  }
  const deep = { ...selection, isDeep: true };
  return { selection: deep, found: await find(services, deep, window, unfiltered(deep)) };
}

async function isFoundWithoutFilters(services: Services, selection: Selection): Promise<boolean> {
  if (!FACETS.some((facet) => isFiltered(selection.filters, facet))) return false;
  const everywhere = { ...selection, filters: readFilters({}) };
  return (await find(services, everywhere, undefined, [])).total > 0;
}

/** The facets whose own filter is not set: counted with the products themselves. */
function unfiltered({ filters }: Selection) {
  return FACETS.filter((facet) => !isFiltered(filters, facet));
}

/** Each other facet is counted without its own filter. */
async function countOthers(
  services: Services,
  selection: Selection,
  counts: Counts,
  count = find,
): Promise<Counts> {
  const others = FACETS.filter((facet) => isFiltered(selection.filters, facet));
  const counted = await Promise.all(
    others.map(async (facet) => {
      const own = { ...selection, filters: withoutOwn(selection.filters, facet) };
      const found = await count(services, own, undefined, [facet]);
      return [facet, found.counts[facet]] as const;
    }),
  );
  return { ...NO_COUNTS, ...counts, ...Object.fromEntries(counted) };
}

async function loadCards({ db }: Services, ids: readonly string[]): Promise<Product[]> {
  if (ids.length === 0) return [];
  const rows = await db
    .select(cardColumns)
    .from(products)
    .where(inArray(products.id, [...ids]));
  const byId = new Map(rows.map((row) => [row.id, toCard(row)]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}
