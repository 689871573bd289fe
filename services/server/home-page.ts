import { storefrontCalls } from '@/core/calls/storefront';
import { storefrontSchemas } from '@/core/calls/storefront.schema';
import { fetchCall } from './fetch-call';
import type { PageRequest } from './shop-page';

const HOME_PRODUCTS = 12;

/** What the default home page shows: the newest products and the category tiles. */
export async function loadHome({ domain, init }: PageRequest) {
  const { products } = await fetchCall(storefrontCalls.shop, storefrontSchemas.shop, {
    domain,
    limit: HOME_PRODUCTS,
  });
  return {
    head: {
      title: 'Home',
      canonicalPath: '/',
      ...(init.banner?.image && { image: init.banner.image }),
    },
    data: { products },
  };
}
