import { and, eq } from 'drizzle-orm';
import fc from 'fast-check';
import { beforeAll, expect, test } from 'vitest';
import * as tables from '@/backend/db/schema';
import { cartSchemas } from '@/core/calls/cart.schema';
import type { CartLine } from '@/core/model/cart';
import { cartTotals } from '@/core/rules/cart/cart-totals';
import { MAX_QUANTITY } from '@/core/rules/cart/quantity';
import { toMinor } from '@/core/rules/money/money';
import { turns } from '../../support/counts';
import { SHOP_A, seedShops } from './seed';
import { withTestApp } from './test-app';

const { database, post } = withTestApp();
const RUNS = turns(1_000, 60);
const CODE = 'ANY';
const idOf = (at: number) => `00000000-0000-4000-8000-0000000000d${at}`;
const PRICES = [1, 1999, 4995, 333_333];

beforeAll(async () => {
  await seedShops(database.db);
  await database.db.insert(tables.products).values(
    PRICES.map((priceMinor, at) => ({
      ...{ id: idOf(at), template: 'classic', slug: `agreed-${at}`, name: `Agreed ${at}` },
      ...{ priceMinor, variantFields: [] },
    })),
  );
  const coupon = { shopId: SHOP_A, code: CODE, kind: 'fixed', value: 1 } as const;
  await database.db.insert(tables.coupons).values(coupon);
});

const minor = (max: number) => fc.integer({ min: 0, max });
const situation = fc.record({
  claims: fc.array(
    fc.record({
      at: fc.integer({ min: 0, max: PRICES.length }),
      quantity: fc.integer({ min: 1, max: MAX_QUANTITY }),
    }),
    { maxLength: 6 },
  ),
  coupon: fc.oneof(
    fc.constant(null),
    fc.record({ kind: fc.constant('percentage' as const), value: minor(100) }),
    fc.record({ kind: fc.constant('fixed' as const), value: minor(1_000_000) }),
  ),
  minimumMinor: fc.oneof(fc.constant(0), minor(500_000)),
  shippingCostMinor: minor(2_000),
  freeShippingFrom: fc.oneof(fc.constant(0), minor(5_000)),
});

test('the browser shows what the server asks for, whatever cart, coupon and terms [S9.915]', async () => {
  const { db } = database;
  const property = fc.asyncProperty(situation, async (one) => {
    const { claims, coupon, minimumMinor, shippingCostMinor, freeShippingFrom } = one;
    const terms = { shippingCostMinor, settings: { freeShippingFrom } };
    await db.update(tables.shops).set(terms).where(eq(tables.shops.id, SHOP_A));
    const isAny = and(eq(tables.coupons.shopId, SHOP_A), eq(tables.coupons.code, CODE));
    if (coupon)
      await db
        .update(tables.coupons)
        .set({ ...coupon, minimumMinor })
        .where(isAny);
    const lines = claims.map(({ at, quantity }) => ({ product: { id: idOf(at) }, quantity }));
    const answer = await post('/cart/price', { lines, ...(coupon && { coupon: CODE }) });
    const priced = cartSchemas.priceCart.response.parse(await answer.json());

    const items = priced.lines.filter((line): line is CartLine => line !== null);
    const cart = { items, appliedCoupon: priced.coupon };
    const shippingCost = shippingCostMinor / 100;
    expect(cartTotals(cart, { shippingCost, freeShippingFrom })).toEqual(priced.totals);
    const sum = priced.totals.reduce((cents, { amount }) => cents + toMinor(amount), 0);
    expect(sum).toBe(toMinor(priced.total));
    expect(sum).toBeGreaterThanOrEqual(0);
  });
  await fc.assert(property, { numRuns: RUNS });
});
