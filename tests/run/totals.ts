/** How many tests a step ran, by how they ended. */
export interface Totals {
  passed: number;
  failed: number;
  skipped: number;
  /** What failed, in words; may name less than failed. */
  failures: readonly string[];
}

const NONE: Totals = { passed: 0, failed: 0, skipped: 0, failures: [] };
export const ONE_PASSED: Totals = { ...NONE, passed: 1 };

export function oneFailed(what: string): Totals {
  return { ...NONE, failed: 1, failures: [what] };
}

export function sumTotals(all: readonly Totals[]): Totals {
  return all.reduce(
    (sum, { passed, failed, skipped, failures }) => ({
      passed: sum.passed + passed,
      failed: sum.failed + failed,
      skipped: sum.skipped + skipped,
      failures: [...sum.failures, ...failures],
    }),
    NONE,
  );
}

/** What ends a test run: what failed, then `12 passed, 0 failed`, with `, 1 skipped` where there were any. */
export function formatTotals({ passed, failed, skipped, failures }: Totals): string {
  const line = `${passed} passed, ${failed} failed`;
  return [...failures, skipped > 0 ? `${line}, ${skipped} skipped` : line].join('\n');
}

/** A run that ended badly without a failed test (a file that does not load, a crash) failed all the same. */
export function withOutcome(totals: Totals, hasSucceeded: boolean): Totals {
  if (hasSucceeded || totals.failed > 0) return totals;
  return sumTotals([totals, oneFailed('The run ended badly, though no test failed.')]);
}
