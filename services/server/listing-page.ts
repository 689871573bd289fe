import { ALL_PRODUCTS } from '@/core/model/category';
import { BUILT_IN_TITLES } from '@/core/model/page';
import { listingHref } from '@/core/rules/address/listing-address';
import { breadcrumbData, listingTrail } from '@/core/rules/address/trail';
import { isNarrowed } from '@/core/rules/catalogue/listing-filters';
import { fetchStorefront } from './fetch-storefront';
import { listingRequest, type RequestedListing, readListingFilters } from './listing-filters';
import * as messages from './messages';
import { toCardData } from './product-data';
import type { PageRequest } from './shop-page';

/** One page of the listing; null where its page or category does not exist, any other filter being left out. */
export async function loadListing({ domain, query }: PageRequest) {
  const filters = readListingFilters(query);
  const page = readPage(query('page'));
  if (page === null) return null;

  const answer = await fetchStorefront('shop', { domain, page, ...listingRequest(filters) });
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
  if (q) return messages.resultsFor(q);
  return category === ALL_PRODUCTS ? BUILT_IN_TITLES.shop : `Shop ${category}`;
}

function readPage(value: string | undefined): number | null {
  if (value === undefined) return 1;
  return /^[1-9]\d{0,8}$/.test(value) ? Number(value) : null;
}
