import { defineConfig } from 'playwright/test';
import { BROWSER_ARGS } from '../../scripts/lib/browser-args';

const executablePath = process.env.CHROMIUM_PATH;

/** Run by `npm run test:e2e`, which finds the browser and has the storefront built. */
export default defineConfig({
  testDir: '.',
  testMatch: '**/*.spec.ts',
  outputDir: '../../test-results',
  globalSetup: './support/open-shop.ts',
  fullyParallel: true,
  forbidOnly: true,
  workers: 2,
  timeout: 120_000,
  expect: { timeout: 15_000 },
  reporter: 'list',
  use: {
    browserName: 'chromium',
    launchOptions: { args: BROWSER_ARGS, ...(executablePath ? { executablePath } : {}) },
    // A trace of every test takes a seventh of the whole run: it is asked for where one is looked into.
    trace: process.env.TRACE ? 'retain-on-failure' : 'off',
    screenshot: 'only-on-failure',
  },
});
