import { storefrontCalls } from '@/core/calls/storefront';
import { storefrontSchemas } from '@/core/calls/storefront.schema';
import type { Product } from '@/core/model/product';
import { callBackend } from './browser-client';

/**
 * What a shop recommends beside a cart (spec 7: `upsale2` of `GET /shop`).
 *
 * @throws ApiError as every call does.
 */
export async function loadCartUpsale(domain: string): Promise<Product[]> {
  const { upsale2 = [] } = await callBackend(storefrontCalls.shop, storefrontSchemas.shop, {
    domain,
    limit: 1,
  });
  return upsale2;
}
