import { storefrontCalls } from '@/core/calls/storefront';
import { storefrontSchemas } from '@/core/calls/storefront.schema';
import { fetchCall } from './fetch-call';
import type { PageRequest } from './shop-page';

const HOME_PRODUCTS = 12;

/** What the default home page shows: the newest products and the category tiles. */
export async function loadHome({ domain, init }: PageRequest) {
  const [{ banner }, { products }] = await Promise.all([
    init,
    fetchCall(storefrontCalls.shop, storefrontSchemas.shop, { domain, limit: HOME_PRODUCTS }),
  ]);
  return {
    head: { title: 'Home', canonicalPath: '/', ...(banner?.image && { image: banner.image }) },
    data: { products },
  };
}
