import { describe, expect, it } from 'vitest';
import { storefrontSchemas } from '@/core/calls/storefront.schema';
import { listingRequest, readListingFilters } from '@/services/server/listing-filters';

const read = (query: string) => {
  const keys = new URLSearchParams(query);
  return readListingFilters((key) => keys.get(key) ?? undefined);
};
const DEFAULTS = {
  q: '',
  category: 'All Products',
  colors: [],
  sizes: [],
  price: null,
  inStock: false,
  sort: 'newest',
};

describe('the filters of an address [S2.68]', () => {
  it('are its own keys', () => {
    expect(read('q=navy+hoodie&category=Hoodies&color=Navy,Ash&size=M&price=20-50')).toEqual({
      q: 'navy hoodie',
      category: 'Hoodies',
      colors: ['Navy', 'Ash'],
      sizes: ['M'],
      price: { from: 20, to: 50 },
      inStock: false,
      sort: 'relevance',
    });
    expect(read('')).toEqual(DEFAULTS);
  });

  it.each([
    ['inStock=1', { inStock: true }],
    ['inStock=true', { inStock: true }],
    ['inStock=yes', {}],
    ['inStock=', {}],
    ['inStock=0&inStock=1', {}],
    ['sort=bestselling', { sort: 'bestselling' }],
    ['sort=bestselling&sort=name-asc', { sort: 'bestselling' }],
    ['sort=__proto__&sort=name-asc', {}],
    ['sort=upwards', {}],
    ['sort=relevance', {}],
    ['sort=price-asc&q=tee', { q: 'tee', sort: 'price-asc' }],
    ['q=%20%00%0A', {}],
    ['q=a%0Ab', { q: 'a b', sort: 'relevance' }],
    ['color=navy,NAVY,,heather-gray', { colors: ['Navy', 'Heather Grey'] }],
    ['color=Petrol', { colors: ['Petrol'] }],
    ['size=,%20,M,M', { sizes: ['M'] }],
    [`size=${'x'.repeat(41)}`, {}],
    ['price=cheap', {}],
    ['category=', {}],
    ['size=%00&color=%00', {}],
  ])('%s is read leniently [S5.1005]', (query, expected) => {
    expect(read(query)).toEqual({ ...DEFAULTS, ...expected });
  });

  it('a price range ends before its upper end, as its count does', () => {
    expect(listingRequest(read('price=20-50'))).toMatchObject({ minPrice: 20, maxPrice: 49.99 });
    expect(listingRequest(read('price=100-'))).not.toHaveProperty('maxPrice');
  });

  it.each([
    ['a long query', `q=${encodeURIComponent('😀'.repeat(5000))}`],
    ['an odd place to cut', `q=x${encodeURIComponent('😀'.repeat(5000))}`],
    ['many values', `color=${Array.from({ length: 500 }, (_, n) => `c${n}`.padEnd(40, 'x'))}`],
    ['markup and commands', "q=<b>' OR 1=1; --&size=%25_.*&price=0-1000000"],
  ])('%s makes a request that the contract takes', (_, query) => {
    const request = listingRequest(read(query));
    expect(storefrontSchemas.shop.request.safeParse(request).success).toBe(true);
    expect(() => encodeURIComponent(request.query ?? '')).not.toThrow();
  });
});
