import axios, { AxiosHeaders, type InternalAxiosRequestConfig } from 'axios';

interface Asked {
  /** What the browser sent. */
  request: { query: string; template: string; limit: number };
  signal: InternalAxiosRequestConfig['signal'];
  answer: (data: unknown, status?: number) => void;
  breakOff: () => void;
}

/**
 * Stands in for the network: every call waits until the test answers it. To be called before the first
 * call is made, for the client is made with it.
 */
export function stubBackend() {
  const asked: Asked[] = [];
  axios.defaults.adapter = (config) =>
    new Promise((resolve, reject) => {
      const headers = new AxiosHeaders();
      asked.push({
        request: JSON.parse(config.data),
        signal: config.signal,
        answer: (data, status = 200) => resolve({ status, statusText: '', headers, data, config }),
        breakOff: () => reject(new Error('Network Error')),
      });
    });
  return asked;
}

/** A good answer with that many products. */
export function found(count: number, name = 'Harbor Hoodie') {
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
