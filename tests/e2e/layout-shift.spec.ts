import { serveInParts } from './support/serve-in-parts';
import { firstProduct } from './support/served-page';
import { DEMO_SHOPS, urlOf } from './support/shops';
import { expect, test } from './support/test';

/** What a glyph of a late typeface moves, and no more. */
const UNSEEN_SHIFT = 0.001;

interface Shift {
  value: number;
  moved: string[];
}

for (const shop of DEMO_SHOPS) {
  for (const path of ['/', '/shop', '/product/', '/kitchen-sink']) {
    test(`nothing jumps while ${path} of ${shop} loads`, async ({ page }) => {
      const target = path === '/product/' ? await firstProduct(shop) : path;
      await page.addInitScript(watchShifts);
      await page.goto(urlOf(shop, target), { waitUntil: 'networkidle' });
      await expect(page.getByRole('contentinfo')).toBeAttached();
      const shifts: Shift[] = await page.evaluate('window.shifts');
      expect(shifts.filter(({ value }) => value >= UNSEEN_SHIFT)).toEqual([]);
    });
  }
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
