import { defineConfig } from 'playwright/test';

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
  timeout: 60_000,
  expect: { timeout: 15_000 },
  reporter: 'list',
  use: {
    browserName: 'chromium',
    ...(executablePath ? { launchOptions: launchOptions(executablePath) } : {}),
    trace: { mode: 'retain-on-failure', screenshots: false },
  },
});

function launchOptions(path: string) {
  return { executablePath: path, args: ['--disable-gpu', '--disable-quic'] };
}
