import { expect, it } from 'vitest';
import { couponDiscount } from '@/core/rules/money/coupon';

const coupon = { code: 'TENOFF', kind: 'fixed', value: 10, minimum: 50 } as const;

it('a coupon holds from exactly its minimum on', () => {
  expect([49.99, 50, 50.01].map((goods) => couponDiscount(coupon, goods))).toEqual([0, 10, 10]);
});
