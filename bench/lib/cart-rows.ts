import { join } from 'node:path';
import type { Browser, Page } from 'playwright';
import { PROJECT_DIR } from '@/scripts/lib/project';
import { withPhone } from './browser-metrics';
import type { Target } from './load';
import { percentile } from './median';
import type { Row } from './report';
import { shopPages } from './shop-pages';

const OBSERVER = join(PROJECT_DIR, 'bench/lib/observe-click.js');
const RUNS = 20;
const SHARE = 0.95;
const PAINT_BUDGET_MS = 60;
const BADGE_BUDGET_MS = 150;

interface ClickMetrics {
  /** From the press to the next paint, in ms. */
  paintMs: number;
  /** From the press to the cart's badge on screen, in ms. */
  badgeMs: number;
}

type Press = (page: Page, x: number, y: number) => Promise<void>;

const click: Press = (page, x, y) => page.mouse.click(x, y);

/** Down and up at once, which no finger does: all that goes before a click is counted as well. */
const tap: Press = (page, x, y) => page.touchscreen.tap(x, y);

/** How a slow phone answers to "Add to cart": the first thing put into the cart of a new visit. */
export async function cartRows(target: Target, browser: Browser): Promise<Row[]> {
  const products = (await shopPages(target)).find(({ name }) => name === 'product');
  const url = `http://${target.host}:${target.port}${products?.paths[0] ?? '/'}`;
  const clicks: ClickMetrics[] = [];
  const taps: ClickMetrics[] = [];
  for (let run = 0; run < RUNS; run += 1) {
    clicks.push(await addOnce(browser, url, click));
    taps.push(await addOnce(browser, url, tap));
  }
  return [
    row('click, next paint', clicks, 'paintMs', PAINT_BUDGET_MS),
    row('click, badge on screen', clicks, 'badgeMs', BADGE_BUDGET_MS),
    row('tap, next paint', taps, 'paintMs'),
    row('tap, badge on screen', taps, 'badgeMs', BADGE_BUDGET_MS),
  ];
}

function row(
  name: string,
  runs: readonly ClickMetrics[],
  key: keyof ClickMetrics,
  budget?: number,
): Row {
  return {
    group: 'Adding to the cart, processor slowed four times',
    name: `${name}, 95th percentile`,
    unit: 'ms',
    value: percentile(
      runs.map((metrics) => metrics[key]),
      SHARE,
    ),
    ...(budget !== undefined && { budget }),
  };
}

function addOnce(browser: Browser, url: string, press: Press): Promise<ClickMetrics> {
  return withPhone(browser, OBSERVER, async (page) => {
    await page.goto(url, { waitUntil: 'networkidle' });
    await lookAround(page);
    // Where it is, found out beforehand: what a driver does in the page to find it would be measured too.
    const box = await page.getByRole('button', { name: 'Add to cart' }).last().boundingBox();
    if (!box) throw new Error(`Nothing to be put into the cart on ${url}`);
    await settled(page);
    await page.evaluate(() => Object.assign(window.clickMetrics, { paintMs: 0, badgeMs: 0 }));
    await press(page, box.x + box.width / 2, box.y + box.height / 2);
    await page.waitForFunction(() => window.clickMetrics.badgeMs > 0, undefined, { polling: 200 });
    await page.getByRole('dialog').waitFor();
    return page.evaluate(() => window.clickMetrics);
  });
}

/** A first touch, after which what a shopper will soon need is fetched; its own cost does not count. */
async function lookAround(page: Page): Promise<void> {
  const warmed = page.waitForResponse((response) => response.url().endsWith('.js'));
  await Promise.all([warmed, page.getByRole('heading', { level: 1 }).tap()]);
  await settled(page);
}

/** Until nothing has been fetched for a while and the processor has time. */
const settled = (page: Page): Promise<void> => page.evaluate(() => window.settled());

declare global {
  interface Window {
    clickMetrics: ClickMetrics;
    settled: () => Promise<void>;
  }
}
