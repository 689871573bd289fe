import { describe, expect, it } from 'vitest';
import { listingHref, pageNumbers } from '@/core/rules/listing-address';

describe('listing addresses', () => {
  it('defaults are left out, so that each page has one address', () => {
    expect(listingHref({ category: 'All Products', sort: 'newest', page: 1 })).toBe('/shop');
    expect(listingHref({ category: 'Home Decor', sort: 'price-asc', page: 2 })).toBe(
      '/shop?category=Home+Decor&sort=price-asc&page=2',
    );
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
