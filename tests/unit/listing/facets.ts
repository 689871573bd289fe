import type { Facets } from '@/core/model/search';

/** What a listing can be narrowed by. */
export const FACETS: Facets = {
  categories: [
    { value: 'Hoodies', count: 4 },
    { value: 'Pants', count: 0 },
  ],
  colors: [
    { value: 'Navy', hex: '#1f2a44', count: 3 },
    { value: 'Forest Green', hex: '#273b33', count: 1 },
  ],
  sizes: [
    { value: 'M', count: 4 },
    { value: 'L', count: 2 },
  ],
  prices: [
    { from: 0, to: 25, count: 1 },
    { from: 25, to: 50, count: 2 },
    { from: 100, to: null, count: 1 },
  ],
  inStock: 3,
};
