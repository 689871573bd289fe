import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';

const root = fileURLToPath(new URL('.', import.meta.url));
const alias = [{ find: /^@\//, replacement: root }];

/** Tests of what keeps no state: they share one load of the code. */
const PURE = ['tests/unit/{rules,model,import,demo,backend,boundaries,scripts}/**/*.test.ts'];

export default defineConfig({
  test: {
    projects: [
      {
        plugins: [react()],
        resolve: { alias },
        test: {
          name: 'unit',
          // Sooner started than processes, and nothing here needs a process of its own.
          pool: 'threads',
          include: ['tests/unit/**/*.test.{ts,tsx}'],
          exclude: PURE,
          environment: 'node',
          setupFiles: ['tests/unit/setup.ts'],
          testTimeout: 30_000,
        },
      },
      {
        resolve: { alias },
        test: {
          name: 'unit-pure',
          pool: 'threads',
          include: PURE,
          environment: 'node',
          isolate: false,
          testTimeout: 30_000,
        },
      },
      {
        plugins: [react()],
        resolve: { alias },
        test: {
          name: 'fuzz',
          include: ['tests/fuzz/**/*.test.{ts,tsx}'],
          environment: 'node',
          testTimeout: 300_000,
        },
      },
      {
        resolve: { alias },
        test: {
          name: 'backend',
          include: ['tests/backend/**/*.test.ts'],
          environment: 'node',
          globalSetup: ['tests/backend/global-setup.ts'],
          testTimeout: 30_000,
          hookTimeout: 60_000,
        },
      },
      {
        resolve: { alias },
        test: {
          name: 'build',
          include: ['tests/build/**/*.test.ts'],
          environment: 'node',
          hookTimeout: 60_000,
        },
      },
    ],
  },
});
