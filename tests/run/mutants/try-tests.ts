import { findBrowser } from '../find-browser';
import { type ProgramOptions, succeeds } from '../run-program';
import { type Outcome, tryPlaywright, tryVitest } from '../test-programs';
import { judge, type Verdict } from './judge';
import { KINDS, type Kind, kindOf } from './test-kind';

/** Folder that tests run in, and the signal that ends them early. */
export type Place = Required<Pick<ProgramOptions, 'cwd' | 'signal'>> &
  Pick<ProgramOptions, 'output' | 'timeoutMs'>;
type Run = (files: readonly string[], place: Place) => Promise<Outcome>;

const NOT_BUILT: Outcome = { totals: null, hasSucceeded: false };
const AT_FIRST_FAILURE = ['--bail', '1'];

const RUNS: Readonly<Record<Kind, Run>> = {
  unit: (files, place) => vitest('unit*', files, place),
  fuzz: (files, place) => vitest('fuzz', files, place),
  backend: (files, place) => vitest('backend', files, place),
  build: async (files, place) =>
    (await isBuilt(place)) ? vitest('build', files, place) : NOT_BUILT,
  e2e: async (files, place) =>
    (await isBuilt(place))
      ? tryPlaywright(await findBrowser(), ['-x', ...files], place)
      : NOT_BUILT,
};

/** Runs files of tests, the quickest kind first, as far as one that does not pass, and judges them. */
export async function tryTests(files: readonly string[], place: Place): Promise<Verdict> {
  for (const kind of KINDS) {
    const some = files.filter((file) => kindOf(file) === kind);
    if (some.length === 0) continue;
    const verdict = judge(await RUNS[kind](some, place));
    place.signal.throwIfAborted();
    if (verdict !== 'survived') return verdict;
  }
  return 'survived';
}

function vitest(project: string, files: readonly string[], place: Place): Promise<Outcome> {
  return tryVitest(['--project', project, ...AT_FIRST_FAILURE, ...files], place);
}

/** Nothing is built anew where the build is of these very sources. */
function isBuilt(place: Place): Promise<boolean> {
  return succeeds(process.execPath, ['scripts/run.cjs', 'tests/commands/test.ts', 'build'], place);
}
