import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { z } from 'zod';
import { PROJECT_DIR } from './project';
import { succeeds } from './run-program';
import { playwrightReport, vitestReport } from './test-reports';
import { ONE_PASSED, oneFailed, type Totals, withOutcome } from './totals';

/** A program that counts as one check: it ends well or it does not. */
export async function runCheck(program: ProgramName, ...args: string[]): Promise<Totals> {
  const isFine = await runNode(program, args, program);
  return isFine ? ONE_PASSED : oneFailed(`${program} found something.`);
}

/** Runs a project of Vitest; `options` are its command line's. */
export function runVitest(project: string, ...options: string[]): Promise<Totals> {
  return countTests(vitestReport, (file) =>
    runNode(
      'vitest',
      [
        'run',
        ...['--project', project, ...options],
        ...['--reporter', 'default', '--reporter', 'json', '--outputFile.json', file],
      ],
      project.replace('*', ''),
    ),
  );
}

export function runPlaywright(browser: string, args: readonly string[]): Promise<Totals> {
  return countTests(playwrightReport, (file) => {
    Object.assign(process.env, { CHROMIUM_PATH: browser, PLAYWRIGHT_JSON_OUTPUT_FILE: file });
    const ours = ['--config', 'tests/e2e/playwright.config.ts', '--reporter', 'list,json'];
    return runNode('playwright', ['test', ...ours, ...args], 'browser');
  });
}

/** Runs tests that write a report, and reads their numbers from it. */
async function countTests(
  report: z.ZodType<Totals>,
  run: (reportFile: string) => Promise<boolean>,
): Promise<Totals> {
  const folder = await mkdtemp(join(tmpdir(), 'hemline-report-'));
  const file = join(folder, 'report.json');
  try {
    const hasSucceeded = await run(file);
    const counted = report.safeParse(JSON.parse(await readFile(file, 'utf8').catch(() => 'null')));
    return counted.success
      ? withOutcome(counted.data, hasSucceeded)
      : oneFailed('The run ended without a report.');
  } finally {
    await rm(folder, { recursive: true });
  }
}

const PROGRAMS = {
  biome: '@biomejs/biome/bin/biome',
  tsc: 'typescript/bin/tsc',
  vitest: 'vitest/vitest.mjs',
  playwright: 'playwright/cli.js',
};

type ProgramName = keyof typeof PROGRAMS;

/** Its lines carry a name, as those of others stand among them. */
function runNode(program: ProgramName, args: readonly string[], name: string): Promise<boolean> {
  const path = join(PROJECT_DIR, 'node_modules', PROGRAMS[program]);
  return succeeds(process.execPath, [path, ...args], { output: { name } });
}
