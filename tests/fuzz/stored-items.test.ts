import { anything, array, assert, jsonValue, property, string } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { MAX_CART_LINES } from '@/core/model/cart';
import { cartLineSchema, wishlistItemSchema } from '@/core/model/cart.schema';
import { MAX_QUANTITY } from '@/core/rules/cart/quantity';
import { readCartData, writeCartData } from '@/core/rules/persisted/cart-data';
import { readCart, readLines, readWishes } from '@/core/rules/persisted/stored-items';
import { line } from '../unit/persistence/fixtures';
import { RUNS } from './runs';

const TIMES = { numRuns: RUNS };

describe('lines and items read from outside', () => {
  it('whatever it is, what is read is lines and items by the contract', () => {
    assert(
      property(anything(), (value) => {
        const { items } = readCart(value);
        expect(items.every((one) => cartLineSchema.safeParse(one).success)).toBe(true);
        expect(readWishes(value).every((one) => wishlistItemSchema.safeParse(one).success)).toBe(
          true,
        );
      }),
      TIMES,
    );
  });

  it('JSON of the right outline with anything in its fields is read or left out, never passed on', () => {
    const odd = jsonValue().map((value) => ({
      ...line('a'),
      product: { id: 'a', price: value, image: value },
      variants: value,
      quantity: 2,
    }));
    assert(
      property(array(odd), (lines) => {
        const read = readLines(lines);
        expect(read).toHaveLength(Math.min(lines.length, MAX_CART_LINES));
        expect(read.every((one) => cartLineSchema.safeParse(one).success)).toBe(true);
      }),
      TIMES,
    );
  });

  it('a million lines are as many as a cart holds', () => {
    const lines = Array.from({ length: 1_000_000 }, (_, index) => ({
      product: { id: `${index}` },
      quantity: 1,
    }));
    expect(readLines(lines)).toHaveLength(MAX_CART_LINES);
  });

  it.each([
    [0, 0],
    [-3, 0],
    [Number.NaN, 0],
    ['2', 0],
    [2.9, 2],
    [1e9, MAX_QUANTITY],
  ])('a quantity of %j is read as %j, none being no line', (quantity, expected) => {
    const [read] = readLines([{ product: { id: 'a' }, quantity }]);
    expect(read?.quantity ?? 0).toBe(expected);
  });

  it('keys of prototypes are labels like any other, or left out', () => {
    const text =
      '[{"product":{"id":"a","__proto__":{"isSoldOut":true}},"quantity":1,"variants":{"__proto__":{"label":"x","value":"x"},"constructor":{"label":"y","value":"y"}}}]';
    const [read] = readLines(JSON.parse(text));
    expect(read?.product.isSoldOut).toBeUndefined();
    expect(Object.keys(read?.variants ?? {})).toEqual(['constructor']);
    expect(Object.getPrototypeOf(read?.variants)).toBe(Object.prototype);
    expect({}).not.toHaveProperty('label');
  });
});

describe('a cart in an address', () => {
  it('what was written is read again', () => {
    const lines = [
      line('a', 3),
      { ...line('b'), variants: { Size: { label: 'M', value: 'm', priceAdjustment: 1.5 } } },
    ];
    const read = readCartData(writeCartData(lines));
    expect(
      read.map(({ product: { id, price }, quantity, variants }) => ({
        id,
        price,
        quantity,
        variants,
      })),
    ).toEqual(
      lines.map(({ product: { id, price }, quantity, ...rest }) => ({
        id,
        price,
        quantity,
        variants: undefined,
        ...rest,
      })),
    );
  });

  it('a long cart travels by its ids, and never outgrows an address', () => {
    const lines = Array.from({ length: MAX_CART_LINES }, (_, index) =>
      line(`${index}-${'x'.repeat(30)}`),
    );
    const text = writeCartData(lines);
    expect(encodeURIComponent(text).length).toBeLessThanOrEqual(12_000);
    expect(readCartData(text).length).toBeGreaterThan(50);
  });

  it.each(['', '{', '"x"', 'null', '%7B', '\ud800', `[${'0,'.repeat(10_000)}0]`])(
    'an address that brings %.20j brings no lines',
    (text) => expect(readCartData(text)).toEqual([]),
  );

  it('no text makes it fail', () => {
    assert(
      property(string({ unit: 'binary' }), (text) => Array.isArray(readCartData(text))),
      TIMES,
    );
  });
});
