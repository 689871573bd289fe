import type { RequestOf } from '@/core/calls/call';
import { catalogueSchemas } from '@/core/calls/catalogue.schema';
import { storefrontCalls } from '@/core/calls/storefront';
import { ALL_PRODUCTS } from '@/core/model/category';
import * as messages from '@/core/model/messages';
import type { Product } from '@/core/model/product';
import type { VariantField } from '@/core/model/variant';
import { callBackend } from './browser-client';
import { failureText } from './failure-text';

/**
 * One product, whole, with the choices of its own where it has any.
 *
 * @throws ApiError as every call does; 404 for what is not sold any more.
 */
export async function loadProduct(domain: string, id: string): Promise<Product> {
  return callBackend(storefrontCalls.product, catalogueSchemas.product, { domain, id });
}

/**
 * The choices that products of a category offer (spec 7).
 *
 * @throws ApiError as every call does.
 */
export async function loadVariants(domain: string, category: string): Promise<VariantField[]> {
  const request = { domain, category };
  const answer = await callBackend(storefrontCalls.variants, catalogueSchemas.variants, request);
  return answer.variants;
}

/**
 * Those of these products that are still sold, as they are today.
 *
 * @throws ApiError as every call does.
 */
export async function loadProductsOf(domain: string, ids: readonly string[]): Promise<Product[]> {
  const request = { domain, ids: ids.join(), limit: ids.length };
  return callBackend(storefrontCalls.products, catalogueSchemas.products, request);
}

/**
 * Loads related products of a category, or of the whole catalogue (spec 7): `upsale` go together with its
 * products, `upsale2` are alternatives.
 * @throws ApiError
 */
export async function loadUpsales(domain: string, category = '') {
  const request = { domain, category: category || ALL_PRODUCTS, limit: 1 };
  const { upsale = [], upsale2 = [] } = await callBackend(
    storefrontCalls.shop,
    catalogueSchemas.shop,
    request,
  );
  return { upsale, upsale2 };
}

const GRID_FALLBACKS = { refused: messages.productsFailed, broke: messages.productsFailed };

/**
 * The products of a product grid (spec 7), each with the beginning of its description.
 *
 * @throws Error with the words a shopper reads (spec 8).
 */
export async function loadGridProducts(
  request: RequestOf<typeof storefrontCalls.productsComponent>,
): Promise<Product[]> {
  const { productsComponent } = storefrontCalls;
  try {
    const { data } = await callBackend(
      productsComponent,
      catalogueSchemas.productsComponent,
      request,
    );
    return data.products;
  } catch (error) {
    throw new Error(failureText(error, GRID_FALLBACKS), { cause: error });
  }
}
