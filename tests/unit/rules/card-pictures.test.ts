import { describe, expect, it } from 'vitest';
import { cardPictures } from '@/core/rules/card-pictures';
import { productHref } from '@/core/rules/product-address';
import { product } from '../product/fixtures';

const FRONT = { alt: 'Fern Hoodie in White', placeholder: '#eeeeee' };
const TEE = product({
  image: ['/white.webp', '/back.webp'],
  media: [FRONT, {}],
  colors: [
    { name: 'White', hex: '#ffffff', choice: 'color=white', picture: '/white.webp' },
    {
      ...{ name: 'Navy', hex: '#1f2a44', choice: 'color=navy', picture: '/navy.webp' },
      media: { focus: { x: 0.5, y: 0.2 } },
    },
    { name: 'Red', hex: '#ff0000', choice: 'color=red' },
  ],
});

describe('the pictures of a card', () => {
  it('are both sides of the product [S4.971]', () => {
    const sides = { first: '/white.webp', second: '/back.webp', media: FRONT };
    expect(cardPictures(TEE)).toEqual(sides);
    expect(cardPictures({ ...TEE, choice: 'color=white' })).toEqual(sides);
  });

  it('are that of another color alone, which has no other side to show [S4.971]', () => {
    expect(cardPictures({ ...TEE, choice: 'color=navy' })).toEqual({
      first: '/navy.webp',
      second: undefined,
      media: { alt: 'Fern Hoodie in Navy', focus: { x: 0.5, y: 0.2 } },
    });
  });

  it.each(['color=red', 'color=none', ''])('stay where no picture shows %j', (choice) => {
    expect(cardPictures({ ...TEE, choice }).first).toBe('/white.webp');
  });

  it('are none of a product without', () => {
    expect(cardPictures(product())).toEqual({ first: '', second: undefined, media: undefined });
  });
});

it('a product leads to its page as it is shown [S4.971]', () => {
  expect(productHref(TEE)).toBe('/product/fern-hoodie');
  expect(productHref({ ...TEE, choice: 'color=navy' })).toBe('/product/fern-hoodie?color=navy');
});
