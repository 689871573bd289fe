import { describe, expect, it } from 'vitest';
import { searchWords } from '@/core/rules/search/search-words';
import { createThesaurus, readSynonyms, USUAL_SYNONYMS } from '@/core/rules/search/synonyms';
import { colorsMeant } from '@/core/rules/variants/color-families';
import { compareSizes } from '@/core/rules/variants/size-order';
import { editDistance } from '@/core/values/edit-distance';

describe('the words of a query', () => {
  it('are its letters and digits, without case, accents, apostrophes and repeats', () => {
    expect(searchWords("Café  MEN'S café-crew, №5")).toEqual(['cafe', 'mens', 'crew', 'no5']);
  });

  it('leave out what says nothing, unless there is nothing else', () => {
    expect(searchWords('a gift for the teacher')).toEqual(['gift', 'teacher']);
    expect(searchWords('the')).toEqual(['the']);
  });

  it('are eight at most, however long the query is', () => {
    const many = Array.from({ length: 500 }, (_, at) => `w${at}`).join(' ');
    expect(searchWords(many)).toHaveLength(8);
    expect(searchWords('x'.repeat(2000))).toEqual(['x'.repeat(40)]);
    expect(searchWords('🧥 .*')).toEqual([]);
  });
});

describe('slips between words', () => {
  it.each([
    ['hodie', 'hoodie', 1],
    ['swaeter', 'sweater', 1],
    ['hoddie', 'hoodie', 1],
    ['shirt', 'skirt', 1],
    ['', 'abc', 3],
    ['navy', 'navy', 0],
  ])('%s and %s: %i', (one, other, slips) => {
    expect(editDistance(one, other, 3)).toBe(slips);
    expect(editDistance(other, one, 3)).toBe(slips);
  });

  it('are infinite beyond as many as matter', () => {
    expect(editDistance('hodie', 'hoodie', 0)).toBe(Number.POSITIVE_INFINITY);
    expect(editDistance('abcdef', 'badcfe', 3)).toBe(3);
    expect(editDistance('abcdef', 'badcfe', 2)).toBe(Number.POSITIVE_INFINITY);
  });
});

describe('synonyms', () => {
  it('are read from lines; a line without two wordings says nothing', () => {
    expect(readSynonyms(['Hoody = hooded  top', 'alone', ' = '])).toEqual([
      [['hoody'], ['hooded', 'top']],
    ]);
  });

  it('are found by singular and plural, and by phrases', () => {
    const { otherWordings } = createThesaurus(USUAL_SYNONYMS);
    expect(otherWordings(['trouser'])).toContainEqual(['pants']);
    expect(otherWordings(['dressing', 'gown'])).toContainEqual(['robe']);
    expect(otherWordings(['candle'])).toEqual([]);
    expect(otherWordings(['constructor'])).toEqual([]);
  });
});

describe('colour words', () => {
  it('mean a palette name, a family of them, or nothing', () => {
    expect(colorsMeant('forest green')).toEqual(['Forest Green']);
    expect(colorsMeant('gray')).toContain('Charcoal');
    expect(colorsMeant('navy blue')).toEqual(['Navy']);
    expect(colorsMeant('toString')).toEqual([]);
    expect(colorsMeant('constructor')).toEqual([]);
  });
});

describe('sizes', () => {
  it('are ordered as on a rack', () => {
    const sizes = ['10', 'XL', 'One Size', 'S', '9', '2XL', 'M', 'xs', '30 oz', '20 oz'];
    expect(sizes.sort(compareSizes)).toEqual([
      ...['xs', 'S', 'M', 'XL', '2XL', '9', '10', '20 oz', '30 oz', 'One Size'],
    ]);
  });
});
