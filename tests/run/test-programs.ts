import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { z } from 'zod';
import { PROJECT_DIR } from '@/scripts/lib/project';
import { type ProgramOptions, succeeds } from './run-program';
import { playwrightReport, vitestReport } from './test-reports';
import { ONE_PASSED, oneFailed, type Totals, withOutcome } from './totals';

/** A program that counts as one check: it ends well or it does not. */
export async function runCheck(program: ProgramName, ...args: string[]): Promise<Totals> {
  const isFine = await runNode(program, args, named(program));
  return isFine ? ONE_PASSED : oneFailed(`${program} found something.`);
}

/** Outcome of a run of tests. */
export interface Outcome {
  /** Numbers of its report; null where it left none. */
  totals: Totals | null;
  hasSucceeded: boolean;
}

/** Runs a project of Vitest; `options` are its command line's. */
export async function runVitest(project: string, ...options: string[]): Promise<Totals> {
  const name = named(project.replace('*', ''));
  return totalsOf(await tryVitest(['--project', project, ...options], name));
}

export async function runPlaywright(browser: string, args: readonly string[]): Promise<Totals> {
  return totalsOf(await tryPlaywright(browser, args, named('browser')));
}

/** Runs Vitest with a command line, and tells what came of it. */
export function tryVitest(args: readonly string[], options: ProgramOptions): Promise<Outcome> {
  return readOutcome(vitestReport, (file) => {
    const reports = ['--reporter', 'default', '--reporter', 'json', '--outputFile.json', file];
    return runNode('vitest', ['run', ...args, ...reports], options);
  });
}

/** Runs Playwright with a command line, and tells what came of it. */
export function tryPlaywright(
  browser: string,
  args: readonly string[],
  options: ProgramOptions,
): Promise<Outcome> {
  return readOutcome(playwrightReport, (file) => {
    Object.assign(process.env, { CHROMIUM_PATH: browser, PLAYWRIGHT_JSON_OUTPUT_FILE: file });
    const ours = ['--config', 'tests/e2e/playwright.config.ts', '--reporter', 'list,json'];
    return runNode('playwright', ['test', ...ours, ...args], options);
  });
}

/** Runs tests that write a report, and reads their numbers from it. */
async function readOutcome(
  report: z.ZodType<Totals>,
  run: (reportFile: string) => Promise<boolean>,
): Promise<Outcome> {
  const folder = await mkdtemp(join(tmpdir(), 'hemline-report-'));
  const file = join(folder, 'report.json');
  try {
    const hasSucceeded = await run(file);
    const counted = report.safeParse(JSON.parse(await readFile(file, 'utf8').catch(() => 'null')));
    return { totals: counted.data ?? null, hasSucceeded };
  } finally {
    await rm(folder, { recursive: true });
  }
}

function totalsOf({ totals, hasSucceeded }: Outcome): Totals {
  return totals ? withOutcome(totals, hasSucceeded) : oneFailed('The run ended without a report.');
}

const PROGRAMS = {
  biome: '@biomejs/biome/bin/biome',
  tsc: 'typescript/bin/tsc',
  vitest: 'vitest/vitest.mjs',
  playwright: 'playwright/cli.js',
};

type ProgramName = keyof typeof PROGRAMS;

/** Its lines carry a name, as those of others stand among them. */
const named = (name: string): ProgramOptions => ({ output: { name } });

function runNode(
  program: ProgramName,
  args: readonly string[],
  { cwd = PROJECT_DIR, ...options }: ProgramOptions,
): Promise<boolean> {
  const path = join(cwd, 'node_modules', PROGRAMS[program]);
  return succeeds(process.execPath, [path, ...args], { cwd, ...options });
}
