import { availableParallelism } from 'node:os';
import { findBrowser } from './lib/find-browser';
import { ensureBuild } from './lib/next-build';
import { PROJECT_DIR } from './lib/project';
import { checkRequirements } from './lib/requirements/check-requirements';
import { runScript } from './lib/run-script';
import { runCheck, runPlaywright, runVitest } from './lib/test-programs';
import { formatSpeed, measureMachine } from './lib/test-run/machine-speed';
import { openRunFolder } from './lib/test-run/run-folder';
import { type Outcome, runSteps, type Step } from './lib/test-run/run-steps';
import { readTestArgs, type TestArgs } from './lib/test-run/test-args';
import { formatTotals, ONE_PASSED, sumTotals, type Totals } from './lib/totals';

const CORES = availableParallelism();
/** Browser tests wait for pages much of the time; what needs no browser fills the cores beside them. */
const STEPS_AT_ONCE = 2;

/**
 * `npm test`: every step, or the one named; ends with one line of totals. What follows the name goes to
 * the step: to Playwright, or the ids of the requirements to print. `--changed [<since>]` runs the tests that
 * files changed since a commit (by itself: those not committed) can fail.
 */
await runScript(async () => {
  const args = readTestArgs(process.argv.slice(2));
  const steps = chosenFrom(stepsFor(args), args.step);
  const sweep = await openRunFolder();
  const isWhole = steps.length > 1;
  const speed = isWhole ? await tellSpeed() : '';
  if (isWhole) console.log(speed);
  const startedAt = performance.now();
  const outcomes = await runSteps(steps, STEPS_AT_ONCE);
  if (isWhole) printTimes(outcomes, (performance.now() - startedAt) / 1000, speed);
  await sweep();
  const sum = sumTotals(outcomes.map(({ totals }) => totals));
  console.log(`\n${formatTotals(sum)}`);
  process.exitCode = sum.failed > 0 ? 1 : 0;
});

/** Where there is no browser, all else is tested just the same. */
function tellSpeed(): Promise<string> {
  return findBrowser()
    .then(measureMachine)
    .then(formatSpeed)
    .catch((error: unknown) => `The speed of this machine is not known: ${error}`);
}

/** In the order in which they begin: the browser tests, which take longest, as soon as there is a build. */
function stepsFor({ rest, vitest, playwright }: TestArgs): Step[] {
  const tests = (project: string) => () => runVitest(project, ...vitest);
  return [
    { key: 'build', name: 'Production build', run: build },
    { key: 'lint', name: 'Lint', run: () => runCheck('biome', 'check', '.') },
    { key: 'types', name: 'Types', run: () => runCheck('tsc', '--noEmit') },
    {
      key: 'requirements',
      name: 'Requirements',
      run: () => checkRequirements(PROJECT_DIR, rest),
    },
    { key: 'e2e', name: 'Browser tests', after: 'build', run: () => browse(playwright) },
    { key: 'output', name: 'Tests of the build', after: 'build', run: tests('build') },
    { key: 'unit', name: 'Unit tests', run: tests('unit*') },
    { key: 'fuzz', name: 'Random and very large input', run: tests('fuzz') },
    { key: 'backend', name: 'Backend tests', run: tests('backend') },
  ];
}

function chosenFrom(steps: Step[], key: string | undefined): Step[] {
  if (key === undefined) return steps;
  const step = steps.find((one) => one.key === key);
  if (step) return [step];
  throw new Error(`There is no step ${key}: ${steps.map((one) => one.key).join(', ')}`);
}

async function build(): Promise<Totals> {
  await ensureBuild();
  return ONE_PASSED;
}

async function browse(args: readonly string[]): Promise<Totals> {
  await ensureBuild();
  return runPlaywright(await findBrowser(), ['--workers', String(CORES), ...args]);
}

function printTimes(outcomes: readonly Outcome[], seconds: number, speed: string): void {
  const lines = outcomes.map(
    ({ step, seconds: took }) => `${String(took).padStart(5)} s  ${step.name}`,
  );
  console.log(['\nSide by side:', ...lines].join('\n'));
  console.log(
    `${String(Math.round(seconds)).padStart(5)} s  altogether, on ${CORES} cores\n${speed}`,
  );
}
