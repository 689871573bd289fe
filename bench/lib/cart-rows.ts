import { join } from 'node:path';
import type { Browser, Page } from 'playwright';
import { PROJECT_DIR } from '@/scripts/lib/project';
import { PHONE, slowProcessor } from './browser-metrics';
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
  /** From the tap to the next paint, in ms. */
  paintMs: number;
  /** From the tap to the cart's badge on screen, in ms. */
  badgeMs: number;
}

/** How a slow phone answers to "Add to cart": the first thing put into the cart of a new visit. */
export async function cartRows(target: Target, browser: Browser): Promise<Row[]> {
  const products = (await shopPages(target)).find(({ name }) => name === 'product');
  const url = `http://${target.host}:${target.port}${products?.paths[0] ?? '/'}`;
  const runs: ClickMetrics[] = [];
  for (let run = 0; run < RUNS; run += 1) runs.push(await addOnce(browser, url));
  const row = (name: string, key: keyof ClickMetrics, budget: number): Row => ({
    group: 'Adding to the cart, processor slowed four times',
    name: `${name}, 95th percentile`,
    unit: 'ms',
    value: percentile(
      runs.map((metrics) => metrics[key]),
      SHARE,
    ),
    budget,
  });
  return [
    row('next paint', 'paintMs', PAINT_BUDGET_MS),
    row('badge on screen', 'badgeMs', BADGE_BUDGET_MS),
  ];
}

async function addOnce(browser: Browser, url: string): Promise<ClickMetrics> {
  const context = await browser.newContext({ viewport: PHONE, isMobile: true, hasTouch: true });
  try {
    const page = await context.newPage();
    await slowProcessor(page);
    await page.addInitScript({ path: OBSERVER });
    await page.goto(url, { waitUntil: 'networkidle' });
    await lookAround(page);
    await page.getByRole('button', { name: 'Add to cart' }).last().tap();
    await page.getByRole('dialog').waitFor();
    await page.waitForFunction(() => window.clickMetrics.badgeMs > 0);
    return await page.evaluate(() => window.clickMetrics);
  } finally {
    await context.close();
  }
}

/** A first touch, after which what a shopper will soon need is fetched; its own cost does not count. */
async function lookAround(page: Page): Promise<void> {
  await page.getByRole('heading', { level: 1 }).tap();
  await page.waitForLoadState('networkidle');
  await page.evaluate(() => {
    Object.assign(window.clickMetrics, { paintMs: 0, badgeMs: 0 });
  });
}

declare global {
  interface Window {
    clickMetrics: ClickMetrics;
  }
}
