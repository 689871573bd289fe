import { defineConfig } from 'playwright/test';
import { BROWSER_ARGS } from '../run/browser-args';
import { SHOP_HOSTS } from './support/shops';

const executablePath = process.env.CHROMIUM_PATH;

/**
 * Options that save a twentieth of the work where pages live for seconds: nothing is compiled for the long run, what is
 * young may grow before it is tidied up, and what puts pictures on a screen that is not there is no process of its own.
 */
const FOR_SHORT_LIVES = [
  '--js-flags=--no-opt,--min-semi-space-size=16,--max-semi-space-size=32',
  '--in-process-gpu',
];

/**
 * Pictures that wait until they are near are fetched once they are in sight, as browsers may: half of those of a page
 * are never looked at. Options of this kind are given together, so Playwright's own are said once more.
 */
const IN_SIGHT =
  '--blink-settings=primaryHoverType=2,availableHoverTypes=2,primaryPointerType=4,availablePointerTypes=4,' +
  'lazyLoadingImageMarginPx4G=0,lazyLoadingImageMarginPxUnknown=0';

/** Names that lead to this machine: those of a shop on a domain of its own. */
const NAMES = `--host-resolver-rules=MAP *.${SHOP_HOSTS.boutique} 127.0.0.1,MAP ${SHOP_HOSTS.boutique} 127.0.0.1`;

/**
 * Motion takes browsers a sixth of their work. What moves has tests that see it; the rest is tried in motion where it is
 * tried for long.
 */
const reducedMotion = process.env.HELD_BACK || process.env.FULL_COUNTS ? 'no-preference' : 'reduce';

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
    contextOptions: { reducedMotion },
    launchOptions: {
      args: [...BROWSER_ARGS, ...FOR_SHORT_LIVES, IN_SIGHT, NAMES],
      ...(executablePath ? { executablePath } : {}),
    },
    // A trace of every test takes a seventh of the whole run: it is asked for where one is looked into. A screenshot
    // would be taken of each as well, and kept of those that fail.
    trace: process.env.TRACE ? 'retain-on-failure' : 'off',
    screenshot: process.env.TRACE ? 'only-on-failure' : 'off',
  },
});
