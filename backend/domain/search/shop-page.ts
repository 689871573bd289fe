import { DEFAULT_SORT } from '@/core/model/product';
import type { SearchSort } from '@/core/model/search';
import { DomainError } from '../../base/errors';
import { findCategory } from '../catalogue/categories';
import { countProducts, listProducts, MAX_LIMIT, withRatings } from '../catalogue/list-products';
import { findUpsales } from '../catalogue/upsales';
import type { ShopServices } from '../shops/find-shop';
import { filteredFacets, type RequestedFilters, readFilters } from './filters';
import { listingFacets, searchProducts } from './search-products';

interface PageRequest extends RequestedFilters {
  page: number;
  limit: number;
  sort?: SearchSort;
  query?: string;
}

/**
 * One page of the listing with what is offered beside it (spec 7), narrowed by words and filters.
 * @throws DomainError not-found for an unknown category that nothing else narrows.
 */
export async function loadShopPage(services: ShopServices, request: PageRequest) {
  const category = await findCategory(services, request.category).catch((error: unknown) => {
    // A search within a category that is none finds nothing; a page of one that is none does not exist.
    if (error instanceof DomainError && isNarrowed(request)) return request.category;
    throw error;
  });
  const selection = { ...request, category };
  const listing = await (isNarrowed(request)
    ? search(services, selection)
    : list(services, selection));
  const upsales = await findUpsales(services, category, listing.products);
  const [upsale, upsale2] = await Promise.all([
    withRatings(services, upsales.upsale),
    withRatings(services, upsales.upsale2),
  ]);
  return { ...listing, ...(category !== undefined && { category }), upsale, upsale2 };
}

function isNarrowed({ query = '', category: _, ...filters }: PageRequest): boolean {
  const narrowing = readFilters(filters);
  return query.trim() !== '' || filteredFacets(narrowing).length > 0;
}

async function search(services: ShopServices, request: PageRequest) {
  const { query = '' } = request;
  const sort = request.sort ?? (query.trim() === '' ? DEFAULT_SORT : 'relevance');
  const results = await searchProducts(services, { ...request, query, sort });
  return { ...results, products: await withRatings(services, results.products) };
}

/** Lists along the indexes of the catalogue; total and facets are kept per revision of it. */
async function list(services: ShopServices, { page, category, ...request }: PageRequest) {
  const limit = Math.min(request.limit, MAX_LIMIT);
  const sort = request.sort === 'relevance' ? DEFAULT_SORT : request.sort;
  const [total, facets] = await Promise.all([
    countProducts(services, category),
    listingFacets(services, category),
  ]);
  const totalPages = Math.max(1, Math.ceil(total / limit));
  const selection = { category, sort, limit, offset: (page - 1) * limit };
  const products = page > totalPages ? [] : await listProducts(services, selection);
  return { products, page, total, totalPages, facets };
}
