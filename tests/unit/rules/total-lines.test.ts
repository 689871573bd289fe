import { describe, expect, test } from 'vitest';
import { cartSchemas } from '@/core/calls/cart.schema';
import { answeredTotalsSchema } from '@/core/model/total-line.schema';
import { cartTotals } from '@/core/rules/cart/cart-totals';
import { checkoutTotals } from '@/core/rules/money/checkout-totals';
import {
  answeredTotals,
  linesOf,
  totalLine,
  totalLines,
  totalOf,
} from '@/core/rules/money/total-lines';
import { totalLabel, totalText } from '@/core/rules/money/total-words';
import { product } from '../product/fixtures';

const PARTS = { subtotal: 87.47, discount: 8.75, shipping: 4.99, protection: 2.5 };
const TERMS = { shippingCost: 4.99, freeShippingFrom: 50 };
const coupon = (kind: 'percentage' | 'fixed', value: number) =>
  ({ code: 'ALL', kind, value, minimum: 0 }) as const;
const cartOf = (price: number, appliedCoupon: ReturnType<typeof coupon> | null) => ({
  items: [{ product: product({ price }), quantity: 1 }],
  appliedCoupon,
});

describe('the lines of a total', () => {
  test('stand in one order, and those that come to nothing are left out but for goods and shipping [S9.915]', () => {
    expect(totalLines(PARTS).map(({ kind, amount }) => [kind, amount])).toEqual([
      ['goods', 87.47],
      ['discount', -8.75],
      ['shipping', 4.99],
      ['protection', 2.5],
    ]);
    const bare = totalLines({ subtotal: 20, discount: 0, shipping: 0, protection: 0 });
    expect(bare).toEqual([
      { kind: 'goods', amount: 20, currency: 'usd' },
      { kind: 'shipping', amount: 0, currency: 'usd' },
    ]);
    expect(totalOf(totalLines(PARTS))).toBe(86.21);
  });

  test('give the sums that answers had before them [S7.916]', () => {
    const lines = totalLines(PARTS);
    expect(answeredTotals(lines)).toEqual({ totals: lines, ...PARTS, total: 86.21 });
    expect(answeredTotals([...lines, totalLine('tax', 1.1)]).total).toBe(87.31);
    expect(Object.is(answeredTotals(totalLines({ ...PARTS, discount: 0 })).discount, 0)).toBe(true);
  });

  test('of an answer without them are those that its sums stand for [S4.914]', () => {
    expect(linesOf({ ...PARTS, totals: [] })).toEqual(totalLines(PARTS));
    expect(answeredTotalsSchema.parse({ ...PARTS, total: 86.21 }).totals).toEqual([]);
    const taxed = [totalLine('goods', 1), totalLine('tax', 2)];
    expect(linesOf({ ...PARTS, totals: taxed })).toEqual(taxed);
  });

  test('and it shows no code for copying [S4.910]', () => {
    const answer = { lines: [], coupon: null, couponMessage: '', ...PARTS, total: 86.21 };
    expect(cartSchemas.priceCart.response.parse(answer).shownCoupon).toBe('');
  });

  test('hold the protection of the order where it is wanted and offered', () => {
    const cart = totalLines({ ...PARTS, protection: 0 });
    expect(checkoutTotals(cart, 2.5, true)).toEqual(totalLines(PARTS));
    expect(checkoutTotals(cart, 2.5, false)).toEqual(cart);
    expect(checkoutTotals(cart, 0, true)).toEqual(cart);
  });

  test('have one name each, a discount with its code, and shipping for nothing is free [S9.916]', () => {
    const kinds = ['goods', 'discount', 'shipping', 'protection', 'tax', 'adjustment'] as const;
    expect([...kinds, 'total' as const].map((kind) => totalLabel(kind))).toEqual([
      ...['Subtotal', 'Discount', 'Shipping', 'Order protection', 'Tax', 'Adjustment', 'Total'],
    ]);
    expect(totalLabel('discount', 'WEDDEAL')).toBe('Discount (WEDDEAL)');
    expect(totalLabel('goods', 'WEDDEAL')).toBe('Subtotal');
    expect(totalText(totalLine('shipping', 0))).toBe('Free');
    expect(totalText(totalLine('shipping', 4.99))).toBe('$4.99');
    expect(totalText(totalLine('goods', 0))).toBe('$0.00');
    expect(totalText({ kind: 'discount', amount: -1234.5, currency: 'eur' })).toBe(
      '-EUR\u00a01,234.50',
    );
  });
});

test.each([
  ['a percentage of 100', coupon('percentage', 100)],
  ['a fixed amount as large as the goods', coupon('fixed', 60)],
])('a coupon of %s keeps the free shipping that its goods had earned [S9.910]', (_, all) => {
  expect(totalOf(cartTotals(cartOf(60, all), TERMS))).toBe(0);
  expect(totalOf(cartTotals(cartOf(49.99, all), TERMS))).toBe(4.99);
  expect(totalOf(cartTotals(cartOf(50, coupon('percentage', 10)), TERMS))).toBe(45);
});
