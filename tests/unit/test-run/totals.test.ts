import { expect, it } from 'vitest';
import { formatTotals, ONE_PASSED, oneFailed, sumTotals, withOutcome } from '@/tests/run/totals';

it('the last line of a test run sums every step', () => {
  const skipping = { passed: 10, failed: 0, skipped: 2, failures: [] };
  const sum = sumTotals([ONE_PASSED, oneFailed('Tax is wrong.'), skipping]);
  expect(formatTotals(sum)).toBe('Tax is wrong.\n11 passed, 1 failed, 2 skipped');
  expect(formatTotals(ONE_PASSED)).toBe('1 passed, 0 failed');
});

it('a run that ends badly without a failed test has failed', () => {
  const clean = { passed: 3, failed: 0, skipped: 0, failures: [] };
  expect(withOutcome(clean, true)).toEqual(clean);
  expect(withOutcome(clean, false)).toMatchObject({ passed: 3, failed: 1 });
  expect(withOutcome({ ...clean, failed: 2 }, false)).toEqual({ ...clean, failed: 2 });
});
