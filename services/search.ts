import type { RequestOf } from '@/core/calls/call';
import { storefrontCalls } from '@/core/calls/storefront';
import { SEARCH_BROKE, SEARCH_FAILED } from '@/core/model/search';
import { type SearchResult, searchResults } from '@/core/rules/search-result';
import { API_CALL_FAILED, ApiError } from './api-error';
import { callBackend } from './browser-client';

export interface Found {
  products: SearchResult[];
  /** Of all pages. */
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
): Promise<Found> {
  try {
    const { data } = await callBackend(storefrontCalls.search, request, { signal });
    const products = searchResults(data.products);
    return { products, total: Number(data.total) || products.length };
  } catch (error) {
    throw new Error(wordsFor(error), { cause: error });
  }
}

function wordsFor(error: unknown): string {
  if (!(error instanceof ApiError) || error.kind !== 'status') return SEARCH_BROKE;
  return error.message === API_CALL_FAILED ? SEARCH_FAILED : error.message;
}
