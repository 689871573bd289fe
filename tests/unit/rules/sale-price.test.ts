import { describe, expect, it } from 'vitest';
import { struckPrice } from '@/core/rules/money/sale-price';

const SHOWN = { hideSellPrice: false, realMerchandising: false };
const REAL = { ...SHOWN, realMerchandising: true };

describe('the struck-through price', () => {
  it('is the price times 1.3, in whole cents [S9.20]', () => {
    expect(struckPrice({}, 20, SHOWN)).toBe(26);
    expect(struckPrice({}, 29.99, SHOWN)).toBe(38.99);
    expect(struckPrice({ compareAtPrice: 99 }, 20, SHOWN)).toBe(26);
  });

  it('is not shown where the shop hides it [S6.4]', () => {
    expect(struckPrice({}, 20, { ...SHOWN, hideSellPrice: true })).toBeNull();
    expect(struckPrice({ compareAtPrice: 30 }, 20, { ...REAL, hideSellPrice: true })).toBeNull();
  });

  it('is the former price with real merchandising, where that is higher', () => {
    expect(struckPrice({ compareAtPrice: 25 }, 20, REAL)).toBe(25);
    expect(struckPrice({ compareAtPrice: 20 }, 20, REAL)).toBeNull();
    expect(struckPrice({ compareAtPrice: 15 }, 20, REAL)).toBeNull();
    expect(struckPrice({}, 20, REAL)).toBeNull();
  });
});
