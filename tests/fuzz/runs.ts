const DEFAULT_RUNS = 2000;

/**
 * How many mutated states, answers and layouts each property meets. `npm test` contents itself with 2,000;
 * `FUZZ_RUNS` names another number for a long run.
 */
export const RUNS = Number(process.env.FUZZ_RUNS) || DEFAULT_RUNS;
