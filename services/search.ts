import type { RequestOf } from '@/core/calls/call';
import { catalogueSchemas } from '@/core/calls/catalogue.schema';
import { storefrontCalls } from '@/core/calls/storefront';
import * as messages from '@/core/model/messages';
import type { SearchResult } from '@/core/model/search';
import { callBackend } from './browser-client';
import { failureText } from './failure-text';

const FALLBACKS = { refused: messages.searchFailed, broke: messages.searchError };

export interface SearchAnswer {
  products: SearchResult[];
  total: number;
}

/**
 * The products that match a query.
 *
 * @throws Error with the words a shopper reads (spec 8).
 */
export async function searchProducts(
  request: RequestOf<typeof storefrontCalls.search>,
  signal: AbortSignal,
): Promise<SearchAnswer> {
  try {
    const { data } = await callBackend(storefrontCalls.search, catalogueSchemas.search, request, {
      signal,
    });
    return { products: data.products, total: data.total };
  } catch (error) {
    throw new Error(failureText(error, FALLBACKS), { cause: error });
  }
}
