import fc from 'fast-check';
import { beforeAll, expect, test } from 'vitest';
import * as tables from '@/backend/db/schema';
import type { VariantField } from '@/core/model/variant';
import { turns } from '../../support/counts';
import { SHOP_A, SHOP_B } from '../api/seed';
import { BARE, COUNTED, FORM, withCheckoutShop } from './checkout-shop';

const shop = withCheckoutShop();
const { begin, stripe } = shop;

const CHOICE = '00000000-0000-4000-8000-0000000000e9';
const FOREIGN = '00000000-0000-4000-8000-0000000000bb';
/** Cents for one piece, and for what a choice adds. */
const PRICES: Readonly<Record<string, number>> = { [BARE]: 1999, [CHOICE]: 4550, [COUNTED]: 1999 };
const ADJUSTMENTS: Readonly<Record<string, number>> = { S: 0, XL: 325, Odd: -50 };
const SHIPPING = 650;
const MAX_QUANTITY = 999;
const BODIES = turns(10_000, 1000);
const AT_ONCE = 20;

beforeAll(async () => {
  const { db } = shop.database;
  const options = Object.entries(ADJUSTMENTS).map(([value, minor]) => ({
    ...{ label: value, value, priceAdjustment: minor / 100 },
  }));
  const size: VariantField = { id: 'size', label: 'Size', type: 'select', options, required: true };
  await db.insert(tables.products).values({
    ...{ id: CHOICE, template: 'classic', slug: 'choice', name: 'Choice' },
    ...{ priceMinor: 4550, variantFields: [size] },
  });
  await db.insert(tables.coupons).values([
    { shopId: SHOP_A, code: 'TEN', kind: 'percentage', value: 10 },
    { shopId: SHOP_A, code: 'FIVE', kind: 'fixed', value: 500, minimumMinor: 3000 },
    { shopId: SHOP_B, code: 'FOREIGN', kind: 'percentage', value: 90 },
  ]);
  await db.update(tables.productVariants).set({ stock: null });
});

const ODD_NUMBERS = [
  0,
  -1,
  -1e9,
  0.5,
  1e21,
  1e308,
  5e-324,
  Number.MAX_SAFE_INTEGER,
  '1',
  '1e3',
  null,
  true,
];
const oddNumber = fc.constantFrom(...ODD_NUMBERS);
const quantity = fc.oneof(
  { weight: 6, arbitrary: fc.integer({ min: 1, max: 1200 }) },
  { weight: 1, arbitrary: oddNumber },
);
const adjustment = fc.oneof(fc.constant(0), fc.integer({ min: -9999, max: 9999 }), oddNumber);
const line = fc.record({
  product: fc.record({
    id: fc.oneof(
      { weight: 9, arbitrary: fc.constantFrom(BARE, CHOICE, COUNTED) },
      fc.constantFrom(FOREIGN, '__proto__', ''),
    ),
    price: adjustment,
    name: fc.constant('Forged'),
  }),
  quantity,
  variants: fc.dictionary(
    fc.constantFrom('Size', 'Colour', '__proto__'),
    fc.record({
      label: fc.constant('Mine'),
      value: fc.constantFrom('S', 'XL', 'Odd', 'Free'),
      priceAdjustment: adjustment,
    }),
    { maxKeys: 2 },
  ),
});
const body = fc.record({
  cartItems: fc.oneof(
    { weight: 12, arbitrary: fc.array(line, { minLength: 1, maxLength: 4 }) },
    fc.constantFrom([], {}, null, 'x'),
  ),
  coupon: fc.constantFrom(null, '', 'TEN', 'ten', 'FIVE', 'FOREIGN', 'NONE'),
  discount: adjustment,
  shipping_cost: adjustment,
  prefix: fc.constant('X'),
  protect: fc.constantFrom(false, true, 'yes'),
  tamper: fc.oneof(
    { weight: 3, arbitrary: fc.constant('none') },
    fc.constantFrom('lower', 'zero', 'odd'),
  ),
  odd: oddNumber,
});
type Body = typeof body extends fc.Arbitrary<infer Shape> ? Shape : never;

/** What an order costs, worked out here from nothing but this file's own prices; null for what is none. */
function oracle({ cartItems, coupon }: Body): number | null {
  if (!Array.isArray(cartItems) || cartItems.length === 0) return null;
  let goods = 0;
  for (const { product, quantity: count, variants } of cartItems) {
    const price = Object.hasOwn(PRICES, product.id) ? PRICES[product.id] : undefined;
    if (price === undefined || typeof count !== 'number' || !Number.isInteger(count) || count < 1)
      return null;
    const chosen = Object.hasOwn(variants, 'Size') ? variants.Size?.value : undefined;
    const hasSize = product.id === CHOICE;
    const added = hasSize && chosen !== undefined ? (ADJUSTMENTS[chosen] ?? 0) : 0;
    goods += Math.min(count, MAX_QUANTITY) * (price + added);
  }
  const code = coupon?.toUpperCase() ?? '';
  if (code === 'FOREIGN' || code === 'NONE' || (code === 'FIVE' && goods < 3000)) return null;
  const off = code === 'TEN' ? Math.round(goods / 10) : code === 'FIVE' ? 500 : 0;
  return goods - off + SHIPPING;
}

test('of tampered bodies each is charged what it costs, or refused [S9.211]', async () => {
  const bodies = fc.sample(body, { numRuns: BODIES, seed: 20 });
  const received = { charged: 0, refused: 0 };
  const work = async ({ tamper, odd, ...rest }: Body) => {
    const right = oracle({ tamper, odd, ...rest });
    const honest = (right ?? 1000) / 100;
    const amount = { none: honest, lower: honest - 0.01, zero: 0, odd }[tamper];
    const answer = await begin({ ...rest, amount, formData: FORM });
    if (answer.status !== 200) {
      received.refused += 1;
      expect([400, 409, 422], JSON.stringify({ amount, ...rest })).toContain(answer.status);
      return;
    }
    received.charged += 1;
    const { session_id } = await answer.json();
    const request = JSON.stringify({ amount, ...rest });
    expect(stripe.sessions.get(session_id)?.intent.amount, request).toBe(right);
  };
  while (bodies.length > 0) await Promise.all(bodies.splice(0, AT_ONCE).map(work));
  expect(received.charged + received.refused).toBe(BODIES);
  // Neither is everything refused nor everything taken.
  expect(Math.min(received.charged, received.refused)).toBeGreaterThan(BODIES / 10);
});
