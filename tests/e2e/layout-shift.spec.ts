import type { Page } from 'playwright/test';
import { urlOf } from './support/shops';
import { expect, test } from './support/test';

/** What a glyph of a late typeface moves, and no more. */
const UNSEEN_SHIFT = 0.001;

for (const path of ['/', '/shop', '/product/']) {
  test(`nothing jumps while ${path} loads`, async ({ page }) => {
    const target = path === '/product/' ? await firstProduct(page) : urlOf('classic', path);
    await page.addInitScript(() => {
      const shifts: number[] = [];
      Object.assign(window, { shifts });
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) {
          if ('value' in entry) shifts.push(Number(entry.value));
        }
      }).observe({ type: 'layout-shift', buffered: true });
    });
    await page.goto(target, { waitUntil: 'networkidle' });
    await expect(page.getByRole('contentinfo')).toBeAttached();
    const shifts: number[] = await page.evaluate('window.shifts');
    expect(shifts.reduce((sum, shift) => sum + shift, 0)).toBeLessThan(UNSEEN_SHIFT);
  });
}

async function firstProduct(page: Page): Promise<string> {
  await page.goto(urlOf('classic', '/shop'));
  const href = await page.getByRole('article').first().getByRole('link').getAttribute('href');
  return urlOf('classic', href ?? '');
}
