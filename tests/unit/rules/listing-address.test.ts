import { describe, expect, it } from 'vitest';
import { isNameable, listingHref, listingQuery } from '@/core/rules/address/listing-address';
import { pageNumbers } from '@/core/values/page-numbers';

describe('listing addresses', () => {
  it('defaults are left out, so that each page has one address', () => {
    expect(listingHref({ category: 'All Products', sort: 'newest', page: 1 })).toBe('/shop');
    expect(listingHref({ category: 'Home Decor', sort: 'price-asc', page: 2 })).toBe(
      '/shop?category=Home+Decor&sort=price-asc&page=2',
    );
    expect(listingHref({ q: 'tee', sort: 'relevance' })).toBe('/shop?q=tee');
    expect(listingHref({ q: 'tee', sort: 'newest' })).toBe('/shop?q=tee&sort=newest');
  });

  it('hold values without commas, of 40 characters at most', () => {
    const nameable = ['M', 'One Size', 'x'.repeat(40)];
    const others = ['6, 8', 'x'.repeat(41), 'One  Size', 'One\nSize'];
    expect([...nameable, ...others].filter(isNameable)).toEqual(nameable);
  });

  it('every filter has its key, in one order [S2.68]', () => {
    const filters = {
      price: { from: 20, to: 50 },
      sizes: ['M', '2XL'],
      colors: ['Navy', 'Forest Green'],
      q: 'warm & dry',
      category: 'Hoodies',
      inStock: true,
    };
    expect(listingHref({ ...filters, page: 3 })).toBe(
      '/shop?q=warm+%26+dry&category=Hoodies&color=Navy,Forest+Green&size=M,2XL&price=20-50&inStock=1&page=3',
    );
    expect(listingQuery({ ...filters, price: { from: 100, to: null } })).toContainEqual([
      'price',
      '100-',
    ]);
    expect(listingHref({ colors: [], sizes: [], price: null, q: '' })).toBe('/shop');
  });
});

describe('page numbers', () => {
  it.each([
    [1, 1, [1]],
    [1, 3, [1, 2, 3]],
    [1, 9, [1, 2, null, 9]],
    [5, 9, [1, null, 4, 5, 6, null, 9]],
    [3, 9, [1, 2, 3, 4, null, 9]],
    [4, 9, [1, 2, 3, 4, 5, null, 9]],
    [9, 9, [1, null, 8, 9]],
  ])('page %i of %i shows %j', (page, total, expected) => {
    expect(pageNumbers(page, total)).toEqual(expected);
  });
});
