import { describe, expect, it } from 'vitest';
import type { Product } from '@/core/model/product';
import { readViewed, viewedBefore, withViewed } from '@/core/rules/persisted/viewed-products';
import { product } from '../product/fixtures';

const idsOf = (products: readonly Product[]) => products.map(({ id }) => id);
const viewed = (...ids: string[]) =>
  ids.reduce<Product[]>((list, id) => withViewed(list, product({ id })), []);

describe('products viewed before', () => {
  it('are listed once each, the newest first', () => {
    expect(idsOf(viewed('a', 'b', 'a', 'c'))).toEqual(['c', 'a', 'b']);
  });

  it('are at most 12 beside the one looked at [S9.28]', () => {
    const many = Array.from({ length: 30 }, (_, index) => `p-${index}`);
    const list = viewed(...many);
    expect(idsOf(viewedBefore(list, ['p-29']))).toEqual(many.slice(17, 29).reverse());
    expect(viewedBefore(list, ['other'])).toHaveLength(12);
    expect(idsOf(viewedBefore(list, ['p-29', 'p-28', 'p-20']))).not.toContain('p-28');
  });

  it('are kept as cards: without description, choices and further pictures', () => {
    const [preserved] = withViewed([], product({ image: ['1', '2', '3'], variants: [] }));
    expect(preserved).toEqual(product({ image: ['1', '2'], description: '' }));
  });

  it('come back from storage as they were', () => {
    const list = viewed('a', 'b');
    expect(readViewed(JSON.stringify(list))).toEqual(list);
    expect(readViewed(null)).toEqual([]);
  });

  it.each([
    ['no JSON', '{{'],
    ['no list', '{"length":3}'],
    ['null', 'null'],
    [
      'a list of what are no products',
      '[null,1,"a",[],{"id":1},{"id":"a"},{"id":"a","name":"b","price":"9"}]',
    ],
  ])('storage that holds %s holds none', (_, text) => {
    expect(readViewed(text)).toEqual([]);
  });

  it('pictures and colours in storage that are none are left out', () => {
    const odd = { ...product(), image: [null, '/a.webp'], colors: [null, 3] };
    expect(readViewed(JSON.stringify([odd]))).toEqual([product({ image: ['/a.webp'] })]);
  });
});
