import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { CartLine } from '@/core/model/cart';
import type { AppliedCoupon } from '@/core/model/coupon';
import type { ChosenVariants } from '@/core/model/variant';
import { cartTotals } from '@/core/rules/cart/cart-totals';
import { isSameLine, lineKey } from '@/core/rules/cart/line-identity';
import { MAX_QUANTITY } from '@/core/rules/cart/quantity';
import { answeredTotals } from '@/core/rules/money/total-lines';
import { product } from '../product/fixtures';

const RUNS = { numRuns: 2_000 };
const cents = (max: number) => fc.integer({ min: 0, max });

/** Amounts as both sides have them: dollars for the rule, whole cents for the oracle. */
const line = fc
  .record({
    price: cents(10_000_000),
    quantity: fc.integer({ min: 1, max: MAX_QUANTITY }),
    adjustments: fc.array(cents(100_000), { maxLength: 4 }),
  })
  .map(({ price, quantity, adjustments }) => {
    const variants: ChosenVariants = Object.fromEntries(
      adjustments.map((minor, at) => [
        `V${at}`,
        { label: 'x', value: 'x', priceAdjustment: minor / 100 },
      ]),
    );
    const item: CartLine = { product: product({ price: price / 100 }), quantity, variants };
    const worth = [price, ...adjustments].reduce((sum, minor) => sum + BigInt(minor), 0n);
    return { item, worth: BigInt(quantity) * worth };
  });
const minimum = fc.oneof(fc.constant(0), cents(100_000_000));
const coupon = fc.oneof(
  fc.constant(null),
  fc.record({ kind: fc.constant('percentage' as const), value: cents(150), minimum }),
  fc.record({ kind: fc.constant('fixed' as const), value: cents(10_000_000), minimum }),
);
const terms = fc.record({
  cost: cents(5_000),
  freeFrom: fc.oneof(fc.constant(0), cents(100_000_000)),
});

type Coupon = { kind: AppliedCoupon['kind']; value: number; minimum: number } | null;

function discountOracle(coupon: Coupon, goods: bigint): bigint {
  if (!coupon || goods < BigInt(coupon.minimum)) return 0n;
  const value = BigInt(coupon.value);
  // Half a cent is rounded up.
  const off = coupon.kind === 'fixed' ? value : (goods * value + 50n) / 100n;
  return off < goods ? off : goods;
}

const toApplied = (coupon: NonNullable<Coupon>): AppliedCoupon => ({
  code: 'CODE',
  kind: coupon.kind,
  value: coupon.kind === 'fixed' ? coupon.value / 100 : coupon.value,
  minimum: coupon.minimum / 100,
});

/** Dollars with exactly two decimals, as whole cents. */
const exactCents = (dollars: number) => BigInt(dollars.toFixed(2).replace('.', ''));

describe('the totals of any cart', () => {
  it('are what whole cents come to, line by line and never below nothing [S9.31] [S7.42] [S7.46] [S9.910] [S9.915]', () => {
    const carts = fc.tuple(fc.array(line, { maxLength: 100 }), coupon, terms);
    const property = fc.property(carts, ([lines, coupon, { cost, freeFrom }]) => {
      const cart = {
        items: lines.map(({ item }) => item),
        appliedCoupon: coupon && toApplied(coupon),
      };
      const totals = cartTotals(cart, {
        shippingCost: cost / 100,
        freeShippingFrom: freeFrom / 100,
      });
      const answer = answeredTotals(totals);
      const subtotal = lines.reduce((sum, { worth }) => sum + worth, 0n);
      const discount = discountOracle(coupon, subtotal);
      const goods = subtotal - discount;
      const isFree = lines.length === 0 || (freeFrom > 0 && subtotal >= BigInt(freeFrom));
      const shipping = isFree ? 0n : BigInt(cost);
      const total = goods + shipping;
      const sums = [answer.subtotal, answer.discount, answer.shipping, answer.total];
      expect(sums.map(exactCents)).toEqual([subtotal, discount, shipping, total]);
      expect(total).toBeGreaterThanOrEqual(0n);
      expect(totals.reduce((sum, { amount }) => sum + exactCents(amount), 0n)).toBe(total);
    });
    fc.assert(property, { numRuns: 1_000 });
  });

  it('are those of the same lines in another order', () => {
    const shipping = { shippingCost: 4.99, freeShippingFrom: 0 };
    const property = fc.property(fc.array(line, { maxLength: 20 }), (lines) => {
      const items = lines.map(({ item }) => item);
      const sums = [items, items.toReversed()].map((items) =>
        cartTotals({ items, appliedCoupon: null }, shipping),
      );
      expect(sums[1]).toEqual(sums[0]);
    });
    fc.assert(property, { numRuns: 200 });
  });
});

// Few names, so that equal lines come up often; odd ones, because shoppers' data hold them.
const name = fc.constantFrom('Size', 'Color', '', '__proto__', 'constructor', '["a","b"]', 'ü');
const choices = fc
  .uniqueArray(fc.tuple(name, name, fc.integer()), { selector: ([label]) => label, maxLength: 3 })
  .map((entries) =>
    entries.map(
      ([label, value, priceAdjustment]) => [label, { label: 'x', value, priceAdjustment }] as const,
    ),
  );
const identified = fc
  .record({ id: name, entries: fc.option(choices, { nil: undefined }) })
  .map(({ id, entries }) => ({
    product: { id },
    ...(entries && { variants: Object.fromEntries(entries) }),
  }));

describe('the identity of a line is an equivalence [S3.31]', () => {
  it('each line is the same as itself and as a copy', () => {
    fc.assert(
      fc.property(identified, (one) => {
        expect(isSameLine(one, one)).toBe(true);
        expect(isSameLine(one, structuredClone(one))).toBe(true);
      }),
      RUNS,
    );
  });

  it('goes both ways, and on from line to line', () => {
    fc.assert(
      fc.property(identified, identified, identified, (one, other, third) => {
        expect(isSameLine(one, other)).toBe(isSameLine(other, one));
        if (isSameLine(one, other) && isSameLine(other, third)) {
          expect(isSameLine(one, third)).toBe(true);
        }
      }),
      RUNS,
    );
  });

  it('holds exactly where product and choices are equal', () => {
    const plain = ({ product, variants = {} }: { product: { id: string }; variants?: object }) =>
      new Map<string, unknown>([
        ['product', product.id],
        ...Object.entries<{ value: string }>({ ...variants }).map(
          ([label, { value }]) => [`of ${label}`, value] as const,
        ),
      ]);
    fc.assert(
      fc.property(identified, identified, (one, other) => {
        const [left, right] = [plain(one), plain(other)];
        const isEqual =
          left.size === right.size && [...left].every(([key, value]) => right.get(key) === value);
        expect(isSameLine(one, other)).toBe(isEqual);
      }),
      RUNS,
    );
  });

  it('knows no order of keys, no prices, and nothing chosen as absent', () => {
    fc.assert(
      fc.property(name, choices, (id, entries) => {
        const one = { product: { id }, variants: Object.fromEntries(entries) };
        const turned = entries
          .toReversed()
          .map(
            ([label, choice]) => [label, { ...choice, label: 'y', priceAdjustment: 1 }] as const,
          );
        expect(lineKey({ product: { id }, variants: Object.fromEntries(turned) })).toBe(
          lineKey(one),
        );
        expect(lineKey({ product: { id }, variants: {} })).toBe(lineKey({ product: { id } }));
      }),
      RUNS,
    );
  });
});
