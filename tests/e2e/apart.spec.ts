import type { Page } from 'playwright/test';
import { bundleForBrowser } from './support/browser-bundle';
import { urlOf } from './support/shops';
import { expect, test } from './support/test';

test.use({
  expectedMessages: [/useAuth must be used|error occurred in/],
});

let script: string;
test.beforeAll(async () => {
  script = await bundleForBrowser('tests/e2e/support/apart-harness.tsx');
});

/** A page of a real shop's host with nothing in it but a view that waits to be shown. */
async function openApart(page: Page): Promise<void> {
  const address = urlOf('classic', '/apart');
  await page.route(address, (route) =>
    route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>Apart</title><body>' }),
  );
  await page.goto(address);
  await page.addScriptTag({ content: script });
}

test('a view of who is logged in says what is missing around it [S8.664]', async ({ page }) => {
  await openApart(page);
  const thrown = page.waitForEvent('pageerror');
  await page.evaluate(() => window.apart.showLoneSession());
  expect((await thrown).message).toBe('useAuth must be used within an AuthProvider');
});
