import type { Page } from 'playwright/test';
import { urlOf } from './support/shops';
import { expect, test } from './support/test';

/** What a glyph of a late typeface moves, and no more. */
const UNSEEN_SHIFT = 0.001;

interface Shift {
  value: number;
  moved: string[];
}

for (const path of ['/', '/shop', '/product/']) {
  test(`nothing jumps while ${path} loads`, async ({ page }) => {
    const target = path === '/product/' ? await firstProduct(page) : urlOf('classic', path);
    await page.addInitScript(watchShifts);
    await page.goto(target, { waitUntil: 'networkidle' });
    await expect(page.getByRole('contentinfo')).toBeAttached();
    const shifts: Shift[] = await page.evaluate('window.shifts');
    expect(shifts.filter(({ value }) => value >= UNSEEN_SHIFT)).toEqual([]);
  });
}

/** Runs in the page: keeps what moved by itself, and where it was found. */
function watchShifts(): void {
  const shifts: Shift[] = [];
  Object.assign(window, { shifts });
  const describe = ({ node }: { node?: Node }) =>
    node instanceof Element ? node.outerHTML.slice(0, 80) : String(node?.textContent);
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      if (!('value' in entry && 'sources' in entry && Array.isArray(entry.sources))) continue;
      shifts.push({ value: Number(entry.value), moved: entry.sources.map(describe) });
    }
  }).observe({ type: 'layout-shift', buffered: true });
}

async function firstProduct(page: Page): Promise<string> {
  await page.goto(urlOf('classic', '/shop'));
  const href = await page.getByRole('article').first().getByRole('link').getAttribute('href');
  return urlOf('classic', href ?? '');
}
