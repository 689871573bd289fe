import { describe, expect, it } from 'vitest';
import { PALETTE } from '@/core/model/palette';
import { colorFamily } from '@/core/rules/variants/color-family';
import { TRADE_COLORS } from '@/core/rules/variants/trade-colors';

describe('the color that a merchant’s word is filtered by', () => {
  it.each([
    ['navy', 'Navy'],
    ['Heather-Gray', 'Heather Grey'],
    ['Oatmeal', 'Oatmeal'],
    ['Dusty Rose', 'Dusty Rose'],
    ['Midnight', 'Midnight Blue'],
    ['Rosé', 'Rose'],
    ['Schwarz', 'Black'],
    ['Weiß', 'White'],
    ['Off-White', 'Ivory'],
    ['Salt & Pepper', 'Heather Grey'],
    ['Black / White', 'Black'],
    ['White/Navy', 'White'],
    ['Black-White', 'Black'],
    ['Slub-Navy', 'Navy'],
    ['Navy and Cream', 'Navy'],
    ['Leopard / Camel', 'Camel'],
    ['Vintage Navy', 'Navy'],
    ['Washed Forest Green', 'Forest Green'],
    ['Navy Melange', 'Navy'],
    ['Black Denim', 'Black'],
    ['Raw Denim', 'Ink'],
    ['Sage 02', 'Sage'],
    ['Rose Gold', 'Blush'],
  ])('%s is %s [S3.1531]', (word, family) => {
    expect(colorFamily(word)).toBe(family);
  });

  it('is none where nothing says it [S3.1531]', () => {
    for (const word of [
      'Leopard',
      'Multi',
      'One size',
      'constructor',
      '',
      '—',
      'Blackberries2'.repeat(20),
    ]) {
      expect(colorFamily(word), word).toBeUndefined();
    }
  });

  it('is one of the palette, and each name of the trade has one [S3.1531]', () => {
    const names = Object.values(TRADE_COLORS).flat();
    expect(names.filter((name, place) => names.indexOf(name) !== place)).toEqual([]);
    for (const name of names) expect(Object.keys(PALETTE), name).toContain(colorFamily(name));
    for (const name of Object.keys(PALETTE)) expect(colorFamily(name)).toBe(name);
  });
});
