import { describe, expect, it } from 'vitest';
import { categorise } from '@/core/rules/catalogue/categorise';
import { MAX_OWN_CATEGORIES, ownCategories } from '@/core/rules/catalogue/own-categories';

const of = (own: ReturnType<typeof ownCategories>) => (type: string, title: string) =>
  categorise({ type, productCategory: '', tags: [], title }, own);

describe('the own categories of a catalogue', () => {
  it('are made of types that name none of the fourteen, the last part of a path, in one line [S3.1520]', () => {
    const categoryOf = of(ownCategories([]));
    expect(categoryOf('Dresses', 'Shirt dress')).toBe('Dresses');
    expect(categoryOf('Clothing > Jump\nsuits', '')).toBe('Jump suits');
    expect(categoryOf('Skirts, Kilts', '')).toBe('Skirts & Kilts');
    expect(categoryOf('swimwear', '')).toBe('Swimwear');
    expect(categoryOf('T-Shirts', 'Dress')).toBe('Shirts');
    expect(categoryOf('Home Decor > Lamps', '')).toBe('Home Decor');
  });

  it('are one where types differ in case, accents, signs or the plural, named as it was first [S3.1521]', () => {
    const categoryOf = of(ownCategories(['Blouson']));
    for (const type of ['Dresses', 'dress', 'DRESS', 'Drésses', 'dress!']) {
      expect(categoryOf(type, '')).toBe('Dresses');
    }
    expect(categoryOf('blousons', '')).toBe('Blouson');
    const alike = [
      ['Bodies', 'body'],
      ['Skirt', 'skirts'],
      ['Brooch', 'Brooches'],
      ['Kids & Baby', 'kids and babies'],
    ];
    for (const [one = '', other = ''] of alike)
      expect(categoryOf(other, '')).toBe(categoryOf(one, ''));
  });

  it('are none of what is no name: empty, long, without letters, or a word for none [S3.1522]', () => {
    const categoryOf = of(ownCategories([]));
    for (const type of [
      '',
      '>',
      '123',
      '★',
      'N/A',
      'uncategorized',
      'All Products',
      'default',
      'x'.repeat(41),
    ]) {
      expect(categoryOf(type, 'Wool mitten')).toBe('Accessories');
    }
    expect(categoryOf('x'.repeat(40), '')).toBe(`X${'x'.repeat(39)}`);
  });

  it('are no more than a catalogue may have; the types beyond are told [S3.1522]', () => {
    const own = ownCategories(['Dresses']);
    const categoryOf = of(own);
    const name = (place: number) =>
      `${String.fromCharCode(97 + (place % 26))}${'zq'.repeat(1 + Math.floor(place / 26))}`;
    const types = Array.from({ length: MAX_OWN_CATEGORIES }, (_, place) => name(place));
    const made = types.map((type) => categoryOf(type, 'Wool mitten'));
    expect(made.filter((category) => category === 'Accessories')).toHaveLength(1);
    expect(categoryOf('dress', '')).toBe('Dresses');
    expect([...own.beyond]).toEqual([types.at(-1)]);
  });
});
