/** Arguments of `npm test`, read. */
export interface TestArgs {
  /** The one step that runs; all, where none is named. */
  step?: string;
  /** Arguments after the step's name. */
  rest: readonly string[];
  /** Options for Vitest. */
  vitest: readonly string[];
  /** Tells that other steps run beside. */
  isBesideOthers: boolean;
  /** Options for Playwright. */
  playwright: readonly string[];
  /** The commit since which changes count, where only what they can fail is run. */
  since?: string;
}

const CHANGED = '--changed';
/** There may be none of a kind that a change can fail. */
const NONE_NEEDED = ['--passWithNoTests'];

/**
 * Reads the arguments of `npm test`: `[--changed [<since>]]`, or `<step> [...]`.
 * Vitest knows which tests a changed file can fail; Playwright, which of its own files import one.
 */
export function readTestArgs(args: readonly string[]): TestArgs {
  const [first, ...rest] = args;
  if (first === undefined) return { rest: [], vitest: [], isBesideOthers: true, playwright: [] };
  if (first !== CHANGED)
    return { step: first, rest, vitest: rest, isBesideOthers: false, playwright: rest };
  const [since = 'HEAD', ...more] = rest;
  if (more.length > 0)
    throw new Error(`${CHANGED} takes one commit: ${more.join(' ')} is too much.`);
  return {
    rest: [],
    vitest: [`${CHANGED}=${since}`, ...NONE_NEEDED],
    isBesideOthers: true,
    playwright: [`--only-changed=${since}`, '--pass-with-no-tests'],
    since,
  };
}
