import { join } from 'node:path';
import type { Browser } from 'playwright';
import { PROJECT_DIR } from '@/scripts/lib/project';
import { SLOWEST, slowNetwork, withPhone } from './browser-metrics';
import type { Target } from './load';
import { median } from './median';
import type { Row } from './report';
import { shopPages } from './shop-pages';

const OBSERVER = join(PROJECT_DIR, 'bench/lib/observe-first-tap.js');
const RUNS = 5;
const BUSY_BUDGET_MS = 100;

interface FirstTap {
  /** From the beginning of the visit to the tap. */
  tappedAtMs: number;
  /** From the tap until it is seen to count. */
  busyMs: number;
  /** From the tap until the cart drawer stands there. */
  actsMs: number;
}

/** Measures a first tap on "Add to cart", made as soon as the button is on screen. */
export async function firstTapRows(target: Target, browser: Browser): Promise<Row[]> {
  const products = (await shopPages(target)).find(({ name }) => name === 'product');
  const url = `http://${target.host}:${target.port}${products?.paths[0] ?? '/'}`;
  const taps: FirstTap[] = [];
  for (let run = 0; run < RUNS; run += 1) taps.push(await tapFirst(browser, url));
  const row = (name: string, key: keyof FirstTap, budget?: number): Row => ({
    group: 'A first tap, processor slowed six times, 400 kbit/s',
    ...{ name, unit: 'ms', value: median(taps.map((tap) => tap[key])) },
    ...(budget !== undefined && { budget }),
  });
  return [
    row('made, from the beginning of the visit', 'tappedAtMs'),
    row('seen to count', 'busyMs', BUSY_BUDGET_MS),
    row('acted on', 'actsMs'),
  ];
}

function tapFirst(browser: Browser, url: string): Promise<FirstTap> {
  return withPhone(
    browser,
    OBSERVER,
    async (page, session) => {
      await slowNetwork(session, SLOWEST);
      await page.goto(url, { waitUntil: 'commit' });
      await page.getByRole('button', { name: 'Add to cart' }).last().tap({ timeout: 120_000 });
      await page.getByRole('dialog').waitFor({ timeout: 120_000 });
      return page.evaluate(() => window.firstTap);
    },
    SLOWEST,
  );
}

declare global {
  interface Window {
    firstTap: FirstTap;
  }
}
