import { findBrowser } from './lib/find-browser';
import { neutralEnvironment } from './lib/neutral-environment';
import { ensureBuild } from './lib/next-build';
import { PROJECT_DIR } from './lib/project';
import { checkRequirements } from './lib/requirements/check-requirements';
import { runScript } from './lib/run-script';
import { runCheck, runPlaywright, runVitest } from './lib/test-programs';
import { formatTotals, ONE_PASSED, oneFailed, sumTotals, type Totals } from './lib/totals';

interface Step {
  name: string;
  run: () => Promise<Totals>;
}

/** By itself Vitest leaves one core alone. */
const EVERY_CORE = ['--maxWorkers', '100%'];

const STEPS: Readonly<Record<string, Step>> = {
  lint: { name: 'Lint', run: () => runCheck('biome', 'check', '.') },
  types: { name: 'Types', run: () => runCheck('tsc', '--noEmit') },
  requirements: { name: 'Requirements', run: () => checkRequirements(PROJECT_DIR, args) },
  unit: { name: 'Unit tests', run: () => runVitest('unit*', ...EVERY_CORE) },
  fuzz: { name: 'Random and very large input', run: () => runVitest('fuzz', ...EVERY_CORE) },
  backend: { name: 'Backend tests', run: () => runVitest('backend', ...EVERY_CORE) },
  build: { name: 'Production build', run: build },
  output: { name: 'Tests of the build', run: () => runVitest('build') },
  e2e: { name: 'Browser tests', run: browse },
};

const [chosen, ...args] = process.argv.slice(2);

/**
 * `npm test`: every step, or the one named; ends with one line of totals. What follows the name goes to
 * the step: to Playwright, or the ids of the requirements to print.
 */
await runScript(async () => {
  process.chdir(PROJECT_DIR);
  Object.assign(process.env, neutralEnvironment(), { NEXT_TELEMETRY_DISABLED: '1' });
  const sum = sumTotals(await runSteps(stepsFor(chosen)));
  console.log(`\n${formatTotals(sum)}`);
  process.exitCode = sum.failed > 0 ? 1 : 0;
});

function stepsFor(name: string | undefined): Step[] {
  if (name === undefined) return Object.values(STEPS);
  const step = STEPS[name];
  if (!step) throw new Error(`There is no step ${name}: ${Object.keys(STEPS).join(', ')}`);
  return [step];
}

async function runSteps(steps: readonly Step[]): Promise<Totals[]> {
  const totals: Totals[] = [];
  for (const { name, run } of steps) {
    console.log(`\n── ${name}`);
    const start = performance.now();
    totals.push(await run().catch(asFailure));
    console.log(`${name}: ${Math.round((performance.now() - start) / 1000)} s`);
  }
  return totals;
}

async function build(): Promise<Totals> {
  await ensureBuild();
  return ONE_PASSED;
}

async function browse(): Promise<Totals> {
  await ensureBuild();
  return runPlaywright(await findBrowser(), args);
}

function asFailure(error: unknown): Totals {
  const message = error instanceof Error ? error.message : String(error);
  console.error(message);
  return oneFailed(message);
}
