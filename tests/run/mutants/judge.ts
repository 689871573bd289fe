import type { Outcome } from '../test-programs';

/** `untested` is a run that ended badly though no test failed: it shows nothing. */
export type Verdict = 'caught' | 'survived' | 'untested';

/** Judges a fault by the run of tests it ran with: only a test that failed has caught it. */
export function judge({ totals, hasSucceeded }: Outcome): Verdict {
  if (totals && totals.failed > 0) return 'caught';
  return hasSucceeded && totals && totals.passed > 0 ? 'survived' : 'untested';
}
