import { expect, it } from 'vitest';
import { formatTotals, ONE_FAILED, ONE_PASSED, sumTotals, withOutcome } from '@/scripts/lib/totals';

it('the last line of a test run sums every step', () => {
  const sum = sumTotals([ONE_PASSED, ONE_FAILED, { passed: 10, failed: 0, skipped: 2 }]);
  expect(formatTotals(sum)).toBe('11 passed, 1 failed, 2 skipped');
  expect(formatTotals(ONE_PASSED)).toBe('1 passed, 0 failed');
});

it('a run that ends badly without a failed test has failed', () => {
  const clean = { passed: 3, failed: 0, skipped: 0 };
  expect(withOutcome(clean, true)).toEqual(clean);
  expect(withOutcome(clean, false)).toEqual({ ...clean, failed: 1 });
  expect(withOutcome({ ...clean, failed: 2 }, false)).toEqual({ ...clean, failed: 2 });
});
