import { expect, test } from 'vitest';
import { formatMoney, fromMinor, plainAmount, toMinor } from '@/core/rules/money/money';

test('dollars become whole cents, rounded half up on what the shopper reads', () => {
  const cases: [number, number][] = [
    [0, 0],
    [12.5, 1250],
    [29.99, 2999],
    [0.1 + 0.2, 30],
    [1.005, 101],
    [4.35, 435],
    [19.9999, 2000],
    [1_000_000.01, 100_000_001],
  ];
  for (const [dollars, minor] of cases) expect(toMinor(dollars), String(dollars)).toBe(minor);
});

test('cents become dollars and back, every one', () => {
  for (let minor = 0; minor <= 100_000; minor += 7) expect(toMinor(fromMinor(minor))).toBe(minor);
});

test('an amount is read with two decimals [S9.31]', () => {
  expect(formatMoney(12.5)).toBe('$12.50');
  expect(formatMoney(0)).toBe('$0.00');
  expect(formatMoney(-3.999)).toBe('-$4.00');
});

test('an amount of thousands is read with commas, and by programs without [S9.914]', () => {
  expect(formatMoney(999.99)).toBe('$999.99');
  expect(formatMoney(1234.5)).toBe('$1,234.50');
  expect(formatMoney(-1_234_567.891)).toBe('-$1,234,567.89');
  expect(formatMoney(1_000_000_000)).toBe('$1,000,000,000.00');
  expect(plainAmount(1_234_567.891)).toBe('1234567.89');
  expect(formatMoney(1234.5, 'usd')).toBe(formatMoney(1234.5));
  expect(formatMoney(1234.5, 'eur')).toBe('EUR\u00a01,234.50');
});

test('an amount no shop has never makes a total infinite or no number', () => {
  const most = toMinor(Number.MAX_VALUE);
  expect(most).toBe(Number.MAX_SAFE_INTEGER);
  expect(toMinor(-Number.MAX_VALUE)).toBe(-most);
  expect(most * 1_000_000 - most * 1_000_000).toBe(0);
});
