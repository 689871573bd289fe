/** How many tests a step ran, by how they ended. */
export interface Totals {
  passed: number;
  failed: number;
  skipped: number;
}

export const ONE_PASSED: Totals = { passed: 1, failed: 0, skipped: 0 };
export const ONE_FAILED: Totals = { passed: 0, failed: 1, skipped: 0 };

export function sumTotals(all: readonly Totals[]): Totals {
  return all.reduce(
    (sum, { passed, failed, skipped }) => ({
      passed: sum.passed + passed,
      failed: sum.failed + failed,
      skipped: sum.skipped + skipped,
    }),
    { passed: 0, failed: 0, skipped: 0 },
  );
}

/** The line that ends a test run: `12 passed, 0 failed`, with `, 1 skipped` where there were any. */
export function formatTotals({ passed, failed, skipped }: Totals): string {
  const line = `${passed} passed, ${failed} failed`;
  return skipped > 0 ? `${line}, ${skipped} skipped` : line;
}

/** A run that ended badly without a failed test (a file that does not load, a crash) failed all the same. */
export function withOutcome(totals: Totals, hasSucceeded: boolean): Totals {
  return hasSucceeded || totals.failed > 0 ? totals : { ...totals, failed: 1 };
}
