import type { RequestOf } from '@/core/calls/call';
import { catalogueSchemas as schemas } from '@/core/calls/catalogue.schema';
import { storefrontCalls as calls } from '@/core/calls/storefront';
import { ALL_PRODUCTS } from '@/core/model/category';
import * as messages from '@/core/model/messages';
import type { Product } from '@/core/model/product';
import type { VariantField } from '@/core/model/variant';
import { areaOf } from './area';
import { inWords } from './failure-text';

const { load, send } = areaOf(calls, schemas);

/** One product, whole, with the choices of its own where it has any. @throws ApiError; 404 for what is no longer sold. */
export const loadProduct = (domain: string, id: string): Promise<Product> =>
  send('product', { domain, id });

/** The choices that products of a category offer (spec 7). @throws ApiError */
export const loadVariants = async (domain: string, category: string): Promise<VariantField[]> =>
  (await send('variants', { domain, category })).variants;

/** Loads those of these products that are still sold, as they are today. @throws ApiError */
export const loadProductsOf = (domain: string, ids: readonly string[]): Promise<Product[]> =>
  send('products', { domain, ids: ids.join(), limit: ids.length });

/** Related products of a category, or of all (spec 7): `upsale` go together, `upsale2` are alternatives. */
export async function loadUpsales(domain: string, category = '') {
  const request = { domain, category: category || ALL_PRODUCTS, limit: 1 };
  const { upsale = [], upsale2 = [] } = await send('shop', request);
  return { upsale, upsale2 };
}

/** The products of a grid (spec 7) with the beginnings of their descriptions. @throws Error in shoppers' words */
export const loadGridProducts = async (request: RequestOf<typeof calls.productsComponent>) =>
  (await inWords(load('productsComponent', request), messages.productsFailed)).products;
