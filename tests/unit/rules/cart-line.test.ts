import { describe, expect, it } from 'vitest';
import { cartLine } from '@/core/rules/cart/cart-line';
import { isSameLine, lineKey } from '@/core/rules/cart/line-identity';
import { linesTotal, unitPrice } from '@/core/rules/cart/line-price';
import { readQuantity } from '@/core/rules/cart/quantity';
import { product, SIZE } from '../product/fixtures';

const HOODIE = { id: 'p-1' };
const chosen = (value: string, priceAdjustment = 0) => ({ label: value, value, priceAdjustment });

describe('the identity of a line', () => {
  it('is the product and its variants, in whatever order they are [S3.31]', () => {
    const one = { product: HOODIE, variants: { Size: chosen('M'), Color: chosen('Navy') } };
    const other = { product: HOODIE, variants: { Color: chosen('Navy'), Size: chosen('M') } };
    expect(isSameLine(one, other)).toBe(true);
    expect(lineKey(one)).toBe(lineKey(other));
  });

  it('differs by product, by label and by value', () => {
    const line = { product: HOODIE, variants: { Size: chosen('M') } };
    expect(isSameLine(line, { ...line, product: { id: 'p-2' } })).toBe(false);
    expect(isSameLine(line, { ...line, variants: { Fit: chosen('M') } })).toBe(false);
    expect(isSameLine(line, { ...line, variants: { Size: chosen('L') } })).toBe(false);
    expect(isSameLine(line, { product: HOODIE })).toBe(false);
  });

  it('has absent variants match absent variants, and nothing chosen [S3.31]', () => {
    expect(isSameLine({ product: HOODIE }, { product: HOODIE })).toBe(true);
    expect(isSameLine({ product: HOODIE }, { product: HOODIE, variants: {} })).toBe(true);
  });

  it('does not depend on what a choice costs', () => {
    const line = { product: HOODIE, variants: { Size: chosen('M') } };
    expect(isSameLine(line, { ...line, variants: { Size: chosen('M', 2) } })).toBe(true);
  });
});

describe('a line for the cart', () => {
  it('leaves out description, brand, tag, template and dates [S7.41]', () => {
    const { product: preserved } = cartLine(product({ variants: [SIZE] }), 1, {});
    expect(preserved).toEqual({
      ...product(),
      description: '',
      brand: '',
      tag: '',
      template: '',
      createdAt: '',
      updatedAt: '',
    });
  });

  it('has the chosen variants, or none at all', () => {
    expect(cartLine(product(), 2, { Size: chosen('M') })).toMatchObject({
      quantity: 2,
      variants: { Size: { value: 'M' } },
    });
    expect(cartLine(product(), 2, {})).not.toHaveProperty('variants');
  });
});

describe('a typed quantity', () => {
  it('is whole and between 1 and 999', () => {
    const typed = ['3', '2.9', '0', '-4', '1200', '', 'abc'];
    expect(typed.map(readQuantity)).toEqual([3, 2, 1, 1, 999, 1, 1]);
  });
});

describe('what lines cost', () => {
  const line = (price: number, quantity: number, ...adjustments: number[]) => ({
    product: product({ price }),
    quantity,
    variants: Object.fromEntries(adjustments.map((adds, at) => [`V${at}`, chosen('x', adds)])),
  });

  it('is the price and what each variant adds or takes, by quantity, to the cent', () => {
    expect(unitPrice(line(19.99, 1))).toBe(19.99);
    expect(unitPrice(line(0.1, 1, 0.2, -0.05))).toBe(0.25);
    expect(linesTotal([line(19.99, 3, 6), line(0.1, 3, 0.2)])).toBe(78.87);
    expect(linesTotal([])).toBe(0);
  });
});
