import { storefrontCalls } from '@/core/calls/storefront';
import { ALL_PRODUCTS } from '@/core/model/category';
import type { Product } from '@/core/model/product';
import type { VariantField } from '@/core/model/variant';
import { callBackend } from './browser-client';

/**
 * One product, whole, with the choices of its own where it has any.
 *
 * @throws ApiError as every call does; 404 for what is not sold any more.
 */
export function loadProduct(domain: string, id: string): Promise<Product> {
  return callBackend(storefrontCalls.product, { domain, id });
}

/**
 * The choices that products of a category offer (spec 7).
 *
 * @throws ApiError as every call does.
 */
export async function loadVariants(domain: string, category: string): Promise<VariantField[]> {
  const { variants } = await callBackend(storefrontCalls.variants, { domain, category });
  return Array.isArray(variants) ? variants : [];
}

/**
 * Those of these products that are still sold, as they are today.
 *
 * @throws ApiError as every call does.
 */
export async function loadProductsOf(domain: string, ids: readonly string[]): Promise<Product[]> {
  const request = { domain, ids: ids.join(), limit: ids.length };
  return callBackend(storefrontCalls.products, request);
}

/**
 * What goes together with products of a category (spec 7, `upsale`).
 *
 * @throws ApiError as every call does.
 */
export async function loadUpsale(domain: string, category: string): Promise<Product[]> {
  const request = { domain, category: category || ALL_PRODUCTS, limit: 1 };
  const { upsale = [] } = await callBackend(storefrontCalls.shop, request);
  return upsale;
}
