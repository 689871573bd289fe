import { z } from 'zod';
import type { Totals } from './totals';

/** Enough of a message to begin with: of random input, its first lines tell the seed. */
const MESSAGE_LENGTH = 300;

const vitestFile = z.object({
  name: z.string(),
  message: z.string(),
  assertionResults: z.array(
    z.object({ fullName: z.string(), status: z.string(), failureMessages: z.array(z.string()) }),
  ),
});

/** The report of Vitest's `json` reporter as totals. */
export const vitestReport = z
  .object({
    numPassedTests: z.number(),
    numFailedTests: z.number(),
    numPendingTests: z.number(),
    numTodoTests: z.number(),
    testResults: z.array(vitestFile),
  })
  .transform(
    (report): Totals => ({
      passed: report.numPassedTests,
      failed: report.numFailedTests,
      skipped: report.numPendingTests + report.numTodoTests,
      failures: report.testResults.flatMap(vitestFailures),
    }),
  );

function vitestFailures(file: z.output<typeof vitestFile>): string[] {
  const { name, message, assertionResults } = file;
  const failed = assertionResults.filter(({ status }) => status === 'failed');
  // A file that does not load has a message of its own.
  if (failed.length === 0 && message) return [failure(name, [message])];
  return failed.map(({ fullName, failureMessages }) => failure(fullName, failureMessages));
}

const spec = z.object({
  title: z.string(),
  ok: z.boolean(),
  tests: z.array(
    z.object({
      results: z.array(z.object({ errors: z.array(z.object({ message: z.string().catch('') })) })),
    }),
  ),
});

const suite = z.object({
  specs: z.array(spec),
  get suites() {
    return z.array(suite).default([]);
  },
});

/** The report of Playwright's `json` reporter as totals. */
export const playwrightReport = z
  .object({
    stats: z.object({
      expected: z.number(),
      unexpected: z.number(),
      flaky: z.number(),
      skipped: z.number(),
    }),
    suites: z.array(suite),
  })
  .transform(
    ({ stats, suites }): Totals => ({
      passed: stats.expected + stats.flaky,
      failed: stats.unexpected,
      skipped: stats.skipped,
      failures: suites.flatMap(playwrightFailures),
    }),
  );

function playwrightFailures({ specs, suites }: z.output<typeof suite>): string[] {
  const failed = specs
    .filter(({ ok }) => !ok)
    .map(({ title, tests }) => {
      const errors = tests.flatMap(({ results }) => results.flatMap((result) => result.errors));
      return failure(
        title,
        errors.map(({ message }) => message),
      );
    });
  return [...failed, ...suites.flatMap(playwrightFailures)];
}

function failure(name: string, [message = '']: readonly string[]): string {
  return `✗ ${name}: ${message.slice(0, MESSAGE_LENGTH)}`;
}
