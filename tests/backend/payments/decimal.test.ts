import { expect, test } from 'vitest';
import { amountSchema, toDecimal } from '@/backend/payments/amounts';

const fromDecimal = (decimal: string) => amountSchema.safeParse(decimal).data;

test('every amount comes back to the cent [S7.244]', () => {
  let minor = 0;
  for (let step = 1; minor <= 999_999_999_999_999; step = Math.ceil(step * 1.01)) {
    expect(fromDecimal(toDecimal(minor))).toBe(minor);
    // As a JSON number, which is how some providers read and write it.
    expect(fromDecimal(JSON.stringify(Number(toDecimal(minor))))).toBe(minor);
    minor += step;
  }
});

test('what is no amount is none', () => {
  for (const decimal of ['', '.5', '1.', '1.005', '-1', '+1', '1e3', ' 1', '1,000', 'Infinity']) {
    expect(fromDecimal(decimal)).toBeUndefined();
  }
  for (const minor of [-1, 0.5, Number.NaN, 1e15, Number.POSITIVE_INFINITY]) {
    expect(() => toDecimal(minor)).toThrow(RangeError);
  }
  expect(fromDecimal('5')).toBe(500);
  expect(fromDecimal('5.5000')).toBe(550);
});
