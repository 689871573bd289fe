import { describe, expect, test } from 'vitest';
import { SHOWN_COUPON_CODE } from '@/core/model/coupon';
import { estimatedDelivery } from '@/core/rules/orders/working-days';
import { buildDemoShops } from '@/demo/content';
import { orderCourse } from '@/demo/seed/order-course';

const shops = buildDemoShops();
const ordersOf = (at: number) => shops[at]?.orders ?? [];
const A_WEEK = Array.from({ length: 7 }, (_, day) => new Date(Date.UTC(2026, 2, 2 + day, 6, 30)));

describe('the orders of the demo shops', () => {
  test('have the numbers that the docs name, behind each shop’s prefix', () => {
    const numbers = shops.map(({ orders }) => orders.map(({ row }) => row.number));
    const expected = ['10398', '10405', '10421', '10437'];
    expect(numbers).toEqual(['MF', 'GL', 'SN'].map((at) => expected.map((no) => `${at}-${no}`)));
  });

  test('add up, each line at what its choices cost', () => {
    for (const { row, lines } of shops.flatMap((shop) => shop.orders)) {
      const goods = lines.reduce((sum, line) => sum + line.quantity * line.unitPriceMinor, 0);
      expect(row.totals[0]).toEqual({ kind: 'goods', amountMinor: goods, currency: 'usd' });
      expect(row.totals.map(({ kind }) => kind)).toContain('shipping');
      expect(row.totals.some(({ kind }) => kind === 'discount')).toBe(row.couponCode !== '');
      expect(row.totalMinor).toBe(row.totals.reduce((sum, line) => sum + line.amountMinor, 0));
    }
    const [hoodie] = ordersOf(0)[2]?.lines ?? [];
    expect(hoodie).toMatchObject({
      name: 'Harbor Hoodie',
      image: expect.stringContaining('oatmeal'),
      unitPriceMinor: 8400,
      variants: { Size: { value: 'L' }, 'Name or date': { value: 'Ada' } },
    });
  });

  test('took every choice that was authored', () => {
    const drawn = shops.flatMap((shop) => shop.orders.flatMap((order) => order.lines));
    for (const { variants = {} } of drawn) expect(Object.keys(variants)).toContain('Color');
  });

  test.each(A_WEEK)('seen on %o, lie behind and what is shipped is about to arrive', (now) => {
    for (const { shop, orders } of shops) {
      for (const { outcome } of orders) {
        const { handlingTime = '', transitTime = '' } = shop;
        const { placedAt, steps } = orderCourse(outcome, { handlingTime, transitTime }, now);
        const moments = steps.map(({ at }) => Date.parse(at));
        expect(moments).toEqual([...moments].sort((one, other) => one - other));
        expect(moments[0]).toBe(placedAt.getTime());
        expect(moments.at(-1)).toBeLessThan(now.getTime());
        expect(steps.at(-1)?.state).toBe(outcome);
        const shipped = steps.find(({ state }) => state === 'fulfilled');
        if (outcome !== 'fulfilled' || !shipped) continue;
        const course = {
          placedAt,
          shippedAt: new Date(shipped.at),
          handlingTime,
          transitTime,
          timeZone: 'UTC',
        };
        const latest = Date.parse(estimatedDelivery(course)?.to ?? '');
        expect(latest).toBeGreaterThan(now.getTime());
      }
    }
  });
});

test('the coupon that is shown exists in every demo shop', () => {
  for (const { shop, coupons } of shops) {
    expect(coupons).toEqual([
      { shopId: shop.id, code: SHOWN_COUPON_CODE, kind: 'percentage', value: 10, timesUsed: 1 },
    ]);
  }
});
