import { join } from 'node:path';
import { type Browser, type CDPSession, chromium, type Page } from 'playwright';
import { PROJECT_DIR } from '@/scripts/lib/project';
import { BROWSER_ARGS } from '@/tests/run/browser-args';
import { findBrowser } from '@/tests/run/find-browser';
import { median } from './median';

const OBSERVER = join(PROJECT_DIR, 'bench/lib/observe-paint.js');
const PHONE = { width: 412, height: 823 };
const WINDOW = { width: 700, height: 1100 };
const ROUND_TRIP_MS = 150;
const RUNS = 5;

/** Slowdown of a phone and its network. */
interface Slowness {
  /** Times that its processor is slower than this machine's. */
  cpu: number;
  bitsPerSecond: number;
}

const SLOW: Slowness = { cpu: 4, bitsPerSecond: 1_600_000 };
export const SLOWEST: Slowness = { cpu: 6, bitsPerSecond: 400_000 };

export interface PaintMetrics {
  /** Largest contentful paint, in ms. */
  lcpMs: number;
  /** Total blocking time: what long tasks took beyond 50 ms each, in ms. */
  tbtMs: number;
  /** Cumulative layout shift. */
  cls: number;
  /** The longest task, in ms. */
  longestMs: number;
}

export async function openBrowser(): Promise<Browser> {
  const args = [...BROWSER_ARGS, '--disable-background-networking'];
  return chromium.launch({ executablePath: await findBrowser(), args });
}

/** How a page arrives on a slow phone: the median of several visits, each with empty caches. */
export async function measurePaint(browser: Browser, url: string): Promise<PaintMetrics> {
  const visits: PaintMetrics[] = [];
  for (let run = 0; run < RUNS; run += 1) visits.push(await visit(browser, url));
  return {
    lcpMs: median(visits.map(({ lcpMs }) => lcpMs)),
    tbtMs: median(visits.map(({ tbtMs }) => tbtMs)),
    cls: median(visits.map(({ cls }) => cls)),
    longestMs: median(visits.map(({ longestMs }) => longestMs)),
  };
}

function visit(browser: Browser, url: string): Promise<PaintMetrics> {
  return withPhone(browser, OBSERVER, async (page, session) => {
    await slowNetwork(session, SLOW);
    await page.goto(url, { waitUntil: 'networkidle' });
    return page.evaluate(() => window.paintMetrics);
  });
}

/**
 * A new visitor with a phone whose processor is slow, and a script that observes the page.
 *
 * The window is larger than the phone's screen, for it has bars of its own: what lies outside of it is
 * never drawn, and a change there would be timed until something else is.
 */
export async function withPhone<Result>(
  browser: Browser,
  observer: string,
  use: (page: Page, session: CDPSession) => Promise<Result>,
  { cpu }: Pick<Slowness, 'cpu'> = SLOW,
): Promise<Result> {
  const context = await browser.newContext({ viewport: PHONE, isMobile: true, hasTouch: true });
  try {
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    const { windowId } = await session.send('Browser.getWindowForTarget');
    await session.send('Browser.setWindowBounds', { windowId, bounds: WINDOW });
    await session.send('Emulation.setCPUThrottlingRate', { rate: cpu });
    await page.addInitScript({ path: observer });
    return await use(page, session);
  } finally {
    await context.close();
  }
}

export async function slowNetwork(session: CDPSession, { bitsPerSecond }: Slowness): Promise<void> {
  const bytesPerSecond = bitsPerSecond / 8;
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: ROUND_TRIP_MS,
    downloadThroughput: bytesPerSecond,
    uploadThroughput: bytesPerSecond,
  });
}

declare global {
  interface Window {
    paintMetrics: PaintMetrics;
  }
}
