/** Arguments of `npm test`, read. */
export interface TestArgs {
  /** The one step that runs; all, where none is named. */
  step?: string;
  /** Arguments after the step's name. */
  rest: readonly string[];
  /** Options for Vitest. */
  vitest: readonly string[];
  /** Options for Playwright. */
  playwright: readonly string[];
  /** The commit since which changes count, where only what they can fail is run. */
  since?: string;
}

const CHANGED = '--changed';
/** There may be none of a kind that a change can fail. */
const NONE_NEEDED = ['--passWithNoTests'];
/** Others run beside them, by as many as there are cores. */
const HALF_THE_CORES = ['--maxWorkers', '50%'];
const EVERY_CORE = ['--maxWorkers', '100%'];

/**
 * Reads the arguments of `npm test`: `[--changed [<since>]]`, or `<step> [...]`.
 * Vitest knows which tests a changed file can fail; of browser tests only those that are changed themselves do.
 */
export function readTestArgs(args: readonly string[]): TestArgs {
  const [first, ...rest] = args;
  if (first === undefined) return { rest: [], vitest: HALF_THE_CORES, playwright: [] };
  if (first !== CHANGED)
    return { step: first, rest, vitest: [...EVERY_CORE, ...rest], playwright: rest };
  const [since = 'HEAD', ...more] = rest;
  if (more.length > 0)
    throw new Error(`${CHANGED} takes one commit: ${more.join(' ')} is too much.`);
  return {
    rest: [],
    vitest: [...HALF_THE_CORES, `${CHANGED}=${since}`, ...NONE_NEEDED],
    playwright: [`--only-changed=${since}`, '--pass-with-no-tests'],
    since,
  };
}
