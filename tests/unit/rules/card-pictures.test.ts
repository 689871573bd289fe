import { describe, expect, it } from 'vitest';
import { productHref } from '@/core/rules/address/product-address';
import { cardPictures } from '@/core/rules/catalogue/card-pictures';
import { product } from '../product/fixtures';

const FRONT = { alt: 'Fern Hoodie in White', placeholder: '#eeeeee' };
const TEE = product({ image: ['/white.webp', '/back.webp'], media: [FRONT, {}] });
const WHITE = { name: 'White', hex: '#ffffff', choice: 'color=white' };
const NAVY = { name: 'Navy', hex: '#1f2a44', choice: 'color=navy', picture: '/navy.webp' };

describe('the pictures of a card', () => {
  it('are both sides of the product, also in the color that these have [S4.971]', () => {
    const sides = { first: '/white.webp', second: '/back.webp', media: FRONT };
    expect(cardPictures(TEE)).toEqual(sides);
    expect(cardPictures({ ...TEE, shown: WHITE })).toEqual(sides);
  });

  it('are that of another color alone, which has no other side to show [S4.971]', () => {
    const media = { focus: { x: 0.5, y: 0.2 } };
    expect(cardPictures({ ...TEE, shown: { ...NAVY, media } })).toEqual({
      first: '/navy.webp',
      second: undefined,
      media: { alt: 'Fern Hoodie in Navy', ...media },
    });
  });

  it('are none of a product without', () => {
    expect(cardPictures(product())).toEqual({ first: '', second: undefined, media: undefined });
  });
});

it('a product leads to its page as it is shown [S4.971]', () => {
  expect(productHref(TEE)).toBe('/product/fern-hoodie');
  expect(productHref({ ...TEE, shown: NAVY })).toBe('/product/fern-hoodie?color=navy');
  const green = { name: 'Förest Green', hex: '#273b33' };
  expect(productHref({ ...TEE, shown: green })).toBe(
    '/product/fern-hoodie?color=f%C3%B6rest-green',
  );
  const sage = { name: 'Sage', hex: '#a3b18a', choice: 'farbe=salbei' };
  expect(productHref({ ...TEE, shown: sage })).toBe('/product/fern-hoodie?farbe=salbei');
  expect(productHref({ ...TEE, shown: { name: '', hex: '' } })).toBe('/product/fern-hoodie');
});
