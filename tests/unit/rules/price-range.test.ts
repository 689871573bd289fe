import { describe, expect, it } from 'vitest';
import { writePriceRange } from '@/core/rules/address/listing-address';
import { priceRangeText, readPriceRange } from '@/core/rules/money/price-range';

describe('a price range in an address', () => {
  it.each([
    ['20-50', { from: 20, to: 50 }],
    ['19.99-20.5', { from: 19.99, to: 20.5 }],
    ['100-', { from: 100, to: null }],
    ['-20', { from: 0, to: 20 }],
  ])('%s is %j', (text, range) => {
    expect(readPriceRange(text)).toEqual(range);
  });

  it.each(['', '-', '20', '50-20', '20-20', 'a-b', '1e3-2e3', '-5--2', '20-50-70', '0-99999999'])(
    '%j is none',
    (text) => {
      expect(readPriceRange(text)).toBeNull();
    },
  );

  it('is written as it is read', () => {
    for (const text of ['20-50', '100-', '0-20']) {
      expect(writePriceRange(readPriceRange(text) ?? { from: -1, to: null })).toBe(text);
    }
  });
});

it('shoppers read it in words, round amounts without cents', () => {
  expect(priceRangeText({ from: 0, to: 25 })).toBe('Under $25');
  expect(priceRangeText({ from: 25, to: 49.5 })).toBe('$25 – $49.50');
  expect(priceRangeText({ from: 100, to: null })).toBe('$100 and over');
});
