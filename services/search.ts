import type { RequestOf } from '@/core/calls/call';
import { catalogueSchemas as schemas } from '@/core/calls/catalogue.schema';
import { storefrontCalls as calls } from '@/core/calls/storefront';
import * as messages from '@/core/model/messages';
import type { SearchResult } from '@/core/model/search';
import { areaOf } from './area';
import { inWords } from './failure-text';

const { load } = areaOf(calls, schemas);

export interface SearchAnswer {
  products: SearchResult[];
  total: number;
}

/** The products that match a query. @throws Error with the words a shopper reads (spec 8). */
export async function searchProducts(request: RequestOf<typeof calls.search>, signal: AbortSignal) {
  const searching = load('search', request, { signal });
  const { products, total } = await inWords(searching, messages.searchFailed, messages.searchError);
  return { products, total };
}
