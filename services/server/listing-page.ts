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

/** One page of the listing, past the end its last one; any filter that makes no sense is left out, but for the category. */
export async function loadListing({ domain, query }: PageRequest) {
  const requested = readListingFilters(query);
  const answer = await fetchExistingPage(readPage(query('page')), {
    domain,
    ...listingRequest(requested),
  });
  // What is offered beside a category is asked for by what shows it.
  const { facets, upsale: _beside, upsale2: _recommended, category: own, ...shown } = answer;
  const listing = { ...shown, products: toCardData(shown.products) };

  const { page } = shown;
  const filters = { ...requested, ...(own && { category: own }) };
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

type Selection = { domain: string } & ReturnType<typeof listingRequest>;

async function fetchExistingPage(page: number, selection: Selection) {
  const answer = await fetchStorefront('shop', { ...selection, page });
  const last = Math.max(1, answer.totalPages);
  return page > last ? fetchStorefront('shop', { ...selection, page: last }) : answer;
}

/** The number of a page; what is none is the first one. */
const readPage = (value = ''): number =>
  /^[1-9]\d*$/.test(value) ? Math.min(Number(value), MAX_PAGE) : 1;

/** No listing has more. */
const MAX_PAGE = 1_000_000;
