import { fileURLToPath } from 'node:url';
import { setFlagsFromString } from 'node:v8';
import { defineConfig } from 'vitest/config';

const root = fileURLToPath(new URL('.', import.meta.url));
const alias = [{ find: /^@\//, replacement: root }];

// What a test shows is thrown away soon: with more room (MB) for what is young, less of it is tidied up in vain.
setFlagsFromString('--max-semi-space-size=64');
// Nearly all that runs in these threads runs for seconds: to compile it with what it calls takes longer than it wins.
setFlagsFromString('--max-inlined-bytecode-size-cumulative=0');
// For the same reason it is compiled once it has run three times as long as usual.
setFlagsFromString('--interrupt-budget=400000');

/** Awaited changes mostly come at once, on a busy machine later: see `tests/support/eventually`. */
const patient = { poll: { timeout: 15_000, interval: 5 } };

const quick = {
  setupFiles: ['tests/unit/setup.ts'],
  // Sooner started than processes, and nothing here needs a process of its own.
  pool: 'threads' as const,
  expect: patient,
  testTimeout: 30_000,
  // On a busy machine the code of all blocks takes over ten seconds to load.
  hookTimeout: 60_000,
};

/** Unit tests tell by name what it needs: code of its own, a document, or neither. */
const ALONE = 'tests/unit/**/*.alone.test.{ts,tsx}';
const IN_A_DOCUMENT = ['tests/unit/**/*.test.tsx', 'tests/unit/**/*.dom.test.ts'];

export default defineConfig({
  test: {
    // What a file becomes is kept for as long as the file stays as it is; `npx vitest --clearCache` lets go of all.
    experimental: { fsModuleCache: true },
    projects: [
      {
        resolve: { alias },
        test: {
          ...quick,
          name: 'unit',
          sequence: { groupOrder: 1 },
          include: ['tests/unit/**/*.test.ts'],
          exclude: [ALONE, ...IN_A_DOCUMENT],
          environment: 'node',
          isolate: false,
        },
      },
      {
        resolve: { alias },
        test: {
          ...quick,
          name: 'unit-dom',
          // One kind after the other: a worker that is given another kind loads all of the code anew.
          sequence: { groupOrder: 0 },
          // A class that no stylesheet has must not pass for one.
          css: { include: /\/blocks\// },
          include: IN_A_DOCUMENT,
          exclude: [ALONE],
          environment: 'jsdom',
          isolate: false,
        },
      },
      {
        resolve: { alias },
        test: {
          ...quick,
          name: 'unit-alone',
          sequence: { groupOrder: 2 },
          include: [ALONE],
          environment: 'node',
        },
      },
      {
        resolve: { alias },
        test: {
          ...quick,
          name: 'fuzz',
          include: ['tests/fuzz/**/*.test.{ts,tsx}'],
          environment: 'node',
          isolate: false,
          // More than usual are asked for: see tests/fuzz/runs.
          testTimeout: process.env.FUZZ_RUNS ? 3_600_000 : 300_000,
        },
      },
      {
        resolve: { alias },
        test: {
          name: 'backend',
          include: ['tests/backend/**/*.test.ts'],
          environment: 'node',
          // They leave the process as it was, and share one load of the code.
          isolate: false,
          globalSetup: ['tests/backend/global-setup.ts'],
          setupFiles: ['tests/backend/tenancy/setup.ts'],
          expect: patient,
          // Processes are started, crowds are let in: alone that takes seconds, on a machine with no time minutes.
          testTimeout: 240_000,
          hookTimeout: 120_000,
        },
      },
      {
        resolve: { alias },
        test: {
          name: 'build',
          include: ['tests/build/**/*.test.ts'],
          environment: 'node',
          // They read all scripts of a build, beside the tests in browsers.
          testTimeout: 60_000,
          hookTimeout: 60_000,
        },
      },
    ],
  },
});
