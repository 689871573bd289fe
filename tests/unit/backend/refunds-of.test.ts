import { expect, it } from 'vitest';
import { refundsOf } from '@/backend/domain/payments/refunds-of';

const AT = new Date('2026-03-09T09:00:00.000Z');
const row = (amountMinor: number, at = '2026-03-01T00:00:00.000Z') => ({ amountMinor, at });

it('a refund of an order is added with its moment, once however often it is told of [S7.1302]', () => {
  const one = refundsOf([], 500, AT);
  expect(one).toEqual([row(500, AT.toISOString())]);
  expect(refundsOf(one, 500, AT)).toEqual(one);
  expect(refundsOf(one, 700, AT)).toEqual([...one, row(200, AT.toISOString())]);
  expect(refundsOf([], 0, AT)).toEqual([]);
});

it('what comes back from the bank is taken off the last ones [S7.1302]', () => {
  const all = [row(500), row(200), row(100)];
  expect(refundsOf(all, 700, AT)).toEqual(all.slice(0, 2));
  expect(refundsOf(all, 650, AT)).toEqual([row(500), row(150)]);
  expect(refundsOf(all, 0, AT)).toEqual([]);
});
