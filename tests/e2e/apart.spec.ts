import type { Page, Request } from 'playwright/test';
import { bundleForBrowser } from './support/browser-bundle';
import { FAULTS, type FaultName, failing } from './support/faults';
import { SHOP_HOSTS, urlOf } from './support/shops';
import { expect, test } from './support/test';

test.use({
  expectedMessages: [/Failed to load resource|useAuth must be used|error occurred in/],
});

let script: string;
test.beforeAll(async () => {
  script = await bundleForBrowser('tests/e2e/support/apart-harness.tsx');
});

const isDesign = (request: Request) => request.url().includes('/design/load');

/** A page of a real shop's host with nothing in it but parts of the shop that wait to be shown. */
async function openApart(page: Page): Promise<void> {
  const address = urlOf('classic', '/apart');
  await page.route(address, (route) =>
    route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>Apart</title><body>' }),
  );
  await page.goto(address);
  await page.addScriptTag({ content: script });
}

/** Opens a shop by what it says of itself, as one does whose page brought no design. */
async function openShop(page: Page): Promise<void> {
  await page.evaluate(
    (domain) => window.apart.openShop({ domain, name: 'Wool' }),
    SHOP_HOSTS.classic,
  );
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/./);
}

test('a shop whose page brought no design loads it, once [S4.59]', async ({ page }) => {
  const loads: string[] = [];
  page.on('request', (request) => {
    if (isDesign(request)) loads.push(request.url());
  });
  await openApart(page);
  await openShop(page);
  await expect(page.getByText(/^Designed by /)).toBeVisible();
  expect(loads).toHaveLength(1);
});

test('however a design fails to load, it is swallowed, and the shop goes on [S8.11]', async ({
  page,
}) => {
  await openApart(page);
  for (const name of Object.keys(FAULTS) as FaultName[]) {
    await test.step(name, async () => {
      const fault = await failing(page, '/api/user/domain/design/load*', name);
      const over = Promise.race([
        page.waitForEvent('requestfinished', isDesign),
        page.waitForEvent('requestfailed', isDesign),
      ]);
      await openShop(page);
      await over;
      expect(fault.count()).toBe(1);
      await expect(page.getByText('As every shop looks')).toBeVisible();
      await fault.end();
    });
  }
});

test('a view of who is logged in says what is missing around it [S8.664]', async ({ page }) => {
  await openApart(page);
  const thrown = page.waitForEvent('pageerror');
  await page.evaluate(() => window.apart.showLoneSession());
  expect((await thrown).message).toBe('useAuth must be used within an AuthProvider');
});
