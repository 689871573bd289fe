import { storefrontCalls } from '@/core/calls/storefront';
import { ALL_PRODUCTS } from '@/core/model/category';
import type { Product } from '@/core/model/product';
import type { VariantField } from '@/core/model/variant';
import { isCardProduct } from '@/core/rules/card-product';
import { ApiError } from './api-error';
import { callBackend } from './browser-client';

/**
 * One product, whole, with the choices of its own where it has any.
 *
 * @throws ApiError as every call does; 404 for what is not sold any more.
 */
export async function loadProduct(domain: string, id: string): Promise<Product> {
  return asProduct(await callBackend(storefrontCalls.product, { domain, id }));
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
  const products = await callBackend(storefrontCalls.products, request);
  return products.map(asProduct);
}

/**
 * What goes together with products of a category (spec 7, `upsale`).
 *
 * @throws ApiError as every call does.
 */
export async function loadUpsale(domain: string, category: string): Promise<Product[]> {
  const request = { domain, category: category || ALL_PRODUCTS, limit: 1 };
  const { upsale = [] } = await callBackend(storefrontCalls.shop, request);
  return upsale.map(asProduct);
}

/** Answers come unparsed to a browser: what a card cannot show must not reach one. */
function asProduct(answered: Product): Product {
  if (!isCardProduct(answered)) throw new ApiError('schema', 'The answer is no product.');
  return answered;
}
