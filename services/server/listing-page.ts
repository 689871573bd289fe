import { storefrontCalls } from '@/core/calls/storefront';
import { storefrontSchemas } from '@/core/calls/storefront.schema';
import { ALL_PRODUCTS } from '@/core/model/category';
import { DEFAULT_SORT, PRODUCT_SORTS, type ProductSort } from '@/core/model/product';
import { listingHref } from '@/core/rules/listing-address';
import { breadcrumbData, listingTrail } from '@/core/rules/trail';
import { fetchCall } from './fetch-call';
import type { PageRequest } from './shop-page';

/**
 * One page of the listing, null where the address names a page or category that does not exist. An
 * unknown order is no error: the default stands in.
 */
export async function loadListing({ domain, query }: PageRequest) {
  const category = query('category') || ALL_PRODUCTS;
  const sort = readSort(query('sort'));
  const page = readPage(query('page'));
  if (page === null) return null;

  const listing = await fetchCall(storefrontCalls.shop, storefrontSchemas.shop, {
    domain,
    page,
    sort,
    ...(category !== ALL_PRODUCTS && { category }),
  });
  if (page > Math.max(1, listing.totalPages)) return null;

  return {
    head: {
      title: category === ALL_PRODUCTS ? 'Shop' : `Shop ${category}`,
      canonicalPath: listingHref({ category, page }),
      ...(listing.products[0]?.image[0] && { image: listing.products[0].image[0] }),
      structuredData: [breadcrumbData(listingTrail(category))],
    },
    data: { listing, category, sort },
  };
}

function readSort(value: string | undefined): ProductSort {
  return PRODUCT_SORTS.find((sort) => sort === value) ?? DEFAULT_SORT;
}

function readPage(value: string | undefined): number | null {
  if (value === undefined) return 1;
  return /^[1-9]\d{0,8}$/.test(value) ? Number(value) : null;
}
