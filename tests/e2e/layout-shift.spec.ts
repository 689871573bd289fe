import type { Page } from 'playwright/test';
import { serveInParts } from './support/serve-in-parts';
import { firstProduct } from './support/served-page';
import { DEMO_SHOPS, urlOf } from './support/shops';
import { expect, test } from './support/test';

/** What a glyph of a late typeface moves, and no more. */
const UNSEEN_SHIFT = 0.0005;

const PHONE = { width: 375, height: 812 };

interface Shift {
  value: number;
  moved: string[];
}

for (const shop of DEMO_SHOPS) {
  for (const path of ['/', '/shop', '/product/', '/kitchen-sink']) {
    test(`nothing jumps while ${path} of ${shop} loads`, async ({ page }) => {
      const target = path === '/product/' ? await firstProduct(shop) : path;
      expect(await shiftsAt(page, urlOf(shop, target))).toEqual([]);
    });
  }

  for (const path of ['/', '/kitchen-sink']) {
    test(`nothing jumps on a phone while ${path} of ${shop} loads`, async ({ page }) => {
      await page.setViewportSize(PHONE);
      expect(await shiftsAt(page, urlOf(shop, path))).toEqual([]);
    });
  }
}

/** What moves until a page is there and at rest. */
async function shiftsAt(page: Page, url: string): Promise<Shift[]> {
  await page.addInitScript(watchShifts);
  await page.goto(url, { waitUntil: 'networkidle' });
  await expect(page.getByRole('contentinfo')).toBeAttached();
  const shifts: Shift[] = await page.evaluate('window.shifts');
  return shifts.filter(({ value }) => value >= UNSEEN_SHIFT);
}

test('a wide page first shows when it is read to its end, so that nothing to come moves it', async ({
  page,
}) => {
  const slow = await serveInParts('classic', '/', '</h2>');
  await page.addInitScript(watchFirstFrame);
  await page.goto(slow.url, { waitUntil: 'commit' });
  const picture = page.locator('main img').first();
  await expect.poll(() => picture.evaluate((img: HTMLImageElement) => img.complete)).toBe(true);
  slow.sendRest();
  await expect.poll(() => page.evaluate('window.wasWhole')).toBe(true);
  slow.close();
});

interface LayoutShiftAttribution {
  node?: Node;
  previousRect: DOMRect;
  currentRect: DOMRect;
}

/** Runs in the page: keeps what moved by itself, and where it was found. */
function watchShifts(): void {
  const shifts: Shift[] = [];
  Object.assign(window, { shifts });
  const place = ({ x, y, width, height }: DOMRect) => [x, y, width, height].join(' ');
  const describe = ({ node, previousRect, currentRect }: LayoutShiftAttribution) => {
    const what = node instanceof Element ? node.outerHTML.slice(0, 80) : node?.textContent;
    return `${what} from ${place(previousRect)} to ${place(currentRect)}`;
  };
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      if (!('value' in entry && 'sources' in entry && Array.isArray(entry.sources))) continue;
      shifts.push({ value: Number(entry.value), moved: entry.sources.map(describe) });
    }
  }).observe({ type: 'layout-shift', buffered: true });
}

/** Runs in the page: keeps whether all of it was there when it was first drawn. */
function watchFirstFrame(): void {
  requestAnimationFrame(() => {
    Object.assign(window, { wasWhole: document.querySelector('main ~ output') !== null });
  });
}
