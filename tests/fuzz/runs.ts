const USUAL_RUNS = 200;
const request = Number(process.env.FUZZ_RUNS);

/**
 * How many mutated states, answers and layouts each property meets. `npm test` contents itself with hundreds;
 * `FUZZ_RUNS` names another number for a long run, as `npm run bench -- reliability` does.
 */
export const RUNS = request || USUAL_RUNS;

const LEAST_STEPS = 100;

/** A share of them, for what takes long each time, but no fewer than a hundred of the `steps` that each has. */
export const shareOfRuns = (share: number, steps = 1) =>
  Math.max(Math.min(RUNS, Math.ceil(LEAST_STEPS / steps)), Math.ceil(RUNS * share));

/** A third of the largest content there may be, and all of it in a long run. */
export const large = (most: number) => (request > USUAL_RUNS ? most : Math.ceil(most / 3));
