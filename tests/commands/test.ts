import { availableParallelism } from 'node:os';
import { ensureBuild } from '@/scripts/lib/next-build';
import { PROJECT_DIR } from '@/scripts/lib/project';
import { runScript } from '@/scripts/lib/run-command';
import { findBrowser } from '@/tests/run/find-browser';
import { checkRequirements } from '@/tests/run/requirements/check-requirements';
import { beginRun } from '@/tests/run/steps/begin-run';
import { changedFiles } from '@/tests/run/steps/changed-files';
import { startFirst } from '@/tests/run/steps/first-start';
import { formatSpeed, measureMachine } from '@/tests/run/steps/machine-speed';
import { startByOtherNodes } from '@/tests/run/steps/other-nodes';
import { type Outcome, runSteps, type Step } from '@/tests/run/steps/run-steps';
import { readTestArgs, type TestArgs } from '@/tests/run/steps/test-args';
import { runCheck, runPlaywright, runVitest } from '@/tests/run/test-programs';
import { formatTotals, sumTotals, type Totals } from '@/tests/run/totals';

const CORES = availableParallelism();
/** Browser tests wait for pages much of the time; what needs no browser fills the cores beside them. */
const STEPS_AT_ONCE = 2;
/** Workers of Vitest, as shares of the cores. */
const WORKERS = { half: '50%', all: '100%' };
/** Steps that ask for a build, and the files by whose change alone `--changed` takes them in. */
const OF_THE_BUILD = ['build', 'e2e', 'output', 'nodes'];
const ASKING_FOR_THE_BUILD = /^(tests\/(e2e|build|run|support)|scripts\/lib)\//;

/**
 * `npm test`: every step, or the one named; ends with one line of totals. What follows the name goes to
 * the step: to Playwright, or the ids of the requirements to print. `--changed [<since>]` runs the tests that
 * import what has changed since a commit (by itself: the last one). Browser tests are taken in where they have
 * changed themselves, or something that they may import of the tests.
 */
await runScript(async () => {
  const args = readTestArgs(process.argv.slice(2));
  const steps = await chosenFrom(stepsFor(args), args);
  const sweep = await beginRun();
  const isWhole = steps.some(({ key }) => key === 'e2e') && steps.length > 1;
  const speeds = isWhole ? [await reportSpeed('start')] : [];
  if (isWhole) console.log(...speeds);
  const startedAt = performance.now();
  const outcomes = await runSteps(steps, STEPS_AT_ONCE);
  const seconds = (performance.now() - startedAt) / 1000;
  if (isWhole) speeds.push(await reportSpeed('end'));
  if (steps.length > 1) printTimes(outcomes, seconds, speeds);
  await sweep();
  const sum = sumTotals(outcomes.map(({ totals }) => totals));
  console.log(`\n${formatTotals(sum)}`);
  process.exitCode = sum.failed > 0 ? 1 : 0;
});

let search: Promise<string> | undefined;

/** Looked for once: where there is none, one is fetched. */
function browserPath(): Promise<string> {
  search ??= findBrowser();
  return search;
}

/** Says how fast the machine is, at both ends of a run: it may have become another one meanwhile. */
function reportSpeed(when: 'start' | 'end'): Promise<string> {
  return browserPath()
    .then(measureMachine)
    .then((speed) => formatSpeed(speed, when))
    .catch((error: unknown) => `The speed of this machine is not known: ${error}`);
}

/**
 * Lists the steps in the order in which they begin: the browser tests, which take longest, as soon as there is a build. What runs
 * beside them has half of the cores, but for what waits for programs and the database as often as they for pages.
 */
function stepsFor({ rest, vitest, isBesideOthers, playwright }: TestArgs): Step[] {
  const tests = (project: string, workers: string) => () =>
    runVitest(project, '--maxWorkers', workers, ...vitest);
  const some = isBesideOthers ? WORKERS.half : WORKERS.all;
  const hasCores = !isBesideOthers && vitest.length === 0;
  return [
    { key: 'build', name: 'Start of the shop, and its build', run: startFirst },
    { key: 'lint', name: 'Lint', run: () => runCheck('biome', 'check', '.') },
    { key: 'types', name: 'Types', run: () => runCheck('tsc', '--noEmit') },
    { key: 'requirements', name: 'Requirements', run: () => checkRequirements(PROJECT_DIR, rest) },
    { key: 'e2e', name: 'Browser tests', after: 'build', run: () => browse(playwright) },
    { key: 'output', name: 'Tests of the build', after: 'build', run: tests('build', some) },
    { key: 'nodes', name: 'Other versions of Node', after: 'build', run: startByOtherNodes },
    { key: 'unit', name: 'Unit tests', run: hasCores ? testUnits : tests('unit*', some) },
    { key: 'fuzz', name: 'Random and very large input', run: tests('fuzz', some) },
    { key: 'backend', name: 'Backend tests', run: tests('backend', WORKERS.all) },
  ];
}

/** Runs tests without a document beside those with one, which wait for a sixth of their time. */
async function testUnits(): Promise<Totals> {
  const kinds = [
    runVitest('unit-dom', '--maxWorkers', WORKERS.all),
    runVitest('unit', '--project', 'unit-alone', '--maxWorkers', '1'),
  ];
  return sumTotals(await Promise.all(kinds));
}

async function chosenFrom(steps: Step[], { step: key, since }: TestArgs): Promise<Step[]> {
  if (since !== undefined) {
    const files = await changedFiles(since);
    const needsBuild = files.some((file) => ASKING_FOR_THE_BUILD.test(file));
    return steps.filter((step) => needsBuild || !OF_THE_BUILD.includes(step.key));
  }
  if (key === undefined) return steps;
  const step = steps.find((one) => one.key === key);
  if (step) return [step];
  throw new Error(`There is no step ${key}: ${steps.map((one) => one.key).join(', ')}`);
}

async function browse(args: readonly string[]): Promise<Totals> {
  await ensureBuild();
  return runPlaywright(await browserPath(), ['--workers', String(CORES), ...args]);
}

function printTimes(outcomes: readonly Outcome[], seconds: number, speeds: string[]): void {
  const lines = outcomes.map(
    ({ step, seconds: took }) => `${String(took).padStart(5)} s  ${step.name}`,
  );
  console.log(['\nSide by side:', ...lines].join('\n'));
  const total = `${String(Math.round(seconds)).padStart(5)} s  altogether, on ${CORES} cores`;
  console.log([total, ...speeds].join('\n'));
}
