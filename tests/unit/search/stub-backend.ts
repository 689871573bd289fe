import { AxiosHeaders, type InternalAxiosRequestConfig } from 'axios';
import { storefrontCalls } from '@/core/calls/storefront';
import { answerCalls } from '../../support/backend-calls';

interface SearchCall {
  /** What the browser sent. */
  request: { query: string; template: string; limit: number };
  signal: InternalAxiosRequestConfig['signal'];
  answer: (data: unknown, status?: number) => void;
  breakOff: () => void;
}

/** Stands in for the network: every search waits until the test answers it, and any other call for ever. */
export function stubBackend() {
  const requests: SearchCall[] = [];
  answerCalls(
    (config) =>
      new Promise((resolve, reject) => {
        if (config.url !== storefrontCalls.search.path) return;
        const headers = new AxiosHeaders();
        requests.push({
          request: JSON.parse(config.data),
          signal: config.signal,
          answer: (data, status = 200) =>
            resolve({ status, statusText: '', headers, data, config }),
          breakOff: () => reject(new Error('Network Error')),
        });
      }),
  );
  return requests;
}

/** A good answer with that many products. */
export function result(count: number, name = 'Harbor Hoodie') {
  const products = Array.from({ length: count }, (_, index) => ({
    id: `p-${index}`,
    slug: `harbor-${index}`,
    name: `${name} ${index + 1}`,
    price: 40,
    category: 'Hoodies',
    images: [],
  }));
  const facets = { categories: [], colors: [], sizes: [], prices: [] };
  return { status: 0, data: { products, page: 1, total: count, totalPages: 1, facets } };
}
