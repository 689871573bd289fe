import fc from 'fast-check';
import { expect, it } from 'vitest';
import { MAX_CART_LINES } from '@/core/model/cart';
import { cartLine } from '@/core/rules/cart/cart-line';
import { lineKey } from '@/core/rules/cart/line-identity';
import { MAX_QUANTITY } from '@/core/rules/cart/quantity';
import { reduceWith } from '@/store/root-reducer';
import {
  cartCleared,
  couponApplied,
  couponRemoved,
  itemsCleared,
  lineAdded,
  lineRemoved,
  lineRestored,
  linesMerged,
  linesRepriced,
  quantityChanged,
  selectCartCount,
} from '@/store/slices/cart';
import { product } from '../product/fixtures';

const rootReducer = reduceWith(() => undefined);

const choice = fc
  .constantFrom('S', 'M')
  .map((value) => ({ label: value, value, priceAdjustment: 1 }));
const line = fc
  .record({
    id: fc.constantFrom('a', 'b', 'c', '__proto__', 'constructor'),
    price: fc.integer({ min: 0, max: 5000 }),
    quantity: fc.integer({ min: -5, max: 2 * MAX_QUANTITY }),
    variants: fc.dictionary(fc.constantFrom('Size', 'Fit', '__proto__'), choice, { maxKeys: 2 }),
  })
  .map(({ id, price, quantity, variants }) =>
    cartLine(product({ id, price: price / 100 }), quantity, variants),
  );
const number = fc.oneof(fc.integer(), fc.double());
const coupon = { code: 'X', kind: 'fixed', value: 5, minimum: 0 } as const;

const action = fc.oneof(
  line.map(lineAdded),
  fc.array(line, { maxLength: 150 }).map(linesMerged),
  fc.record({ line, quantity: number }).map(quantityChanged),
  line.map(lineRemoved),
  fc.record({ line, place: fc.nat(200) }).map(lineRestored),
  fc
    .array(fc.tuple(line, fc.option(line)), { maxLength: 5 })
    .map((pairs) => Object.fromEntries(pairs.map(([from, to]) => [lineKey(from), to])))
    .map((lines) => linesRepriced({ lines, coupon })),
  fc.constantFrom(couponApplied(coupon), couponRemoved(), itemsCleared(), cartCleared()),
);

it('whatever is done to a cart, its lines differ and keep their bounds, and the badge is their sum [S9.32]', () => {
  fc.assert(
    fc.property(fc.array(action, { maxLength: 30 }), (actions) => {
      let state = rootReducer(undefined, { type: 'start' });
      for (const one of actions) {
        state = rootReducer(state, one);
        const { items } = state.cart;
        expect(items.length).toBeLessThanOrEqual(MAX_CART_LINES);
        expect(new Set(items.map(lineKey)).size).toBe(items.length);
        const quantities = items.map(({ quantity }) => quantity);
        const isInBounds = (count: number) =>
          Number.isInteger(count) && count >= 1 && count <= MAX_QUANTITY;
        expect(quantities.every(isInBounds)).toBe(true);
        expect(selectCartCount(state)).toBe(quantities.reduce((sum, count) => sum + count, 0));
      }
    }),
    { numRuns: 300 },
  );
});
