import type { Page, Request } from 'playwright/test';
import type { HeldWindow } from './hold-back';
import { expect } from './test';

/** Pictures that the server has to make small first take their time. */
const LONGEST_MS = 60_000;

/**
 * Opens a page and waits until it is at rest: loaded, taken over by React, with nothing on its way, and
 * with nothing left to do that could ask for more. Playwright's own `networkidle` is half a second without a request,
 * which a busy machine has at any time, and nothing at all where a page had one before.
 */
export async function openAtRest(page: Page, url: string): Promise<void> {
  await restAfter(page, async () => {
    await page.goto(url);
    await untilHydrated(page);
  });
}

/** Does something with a page, and waits until the page is at rest: of what was asked for before, it knows nothing. */
export async function restAfter(page: Page, act: () => Promise<unknown>): Promise<void> {
  const traffic = watchTraffic(page);
  await act();
  const often = { intervals: [20], timeout: LONGEST_MS };
  await expect.poll(() => isQuiet(page, traffic), often).toBe(true);
  traffic.stop();
}

interface Traffic {
  /** What was asked for, and what has not come yet. */
  sent: number;
  awaited: Set<Request>;
  stop: () => void;
}

function watchTraffic(page: Page): Traffic {
  const awaited = new Set<Request>();
  const begin = (request: Request) => {
    traffic.sent += 1;
    awaited.add(request);
  };
  const end = (request: Request) => void awaited.delete(request);
  page.on('request', begin).on('requestfinished', end).on('requestfailed', end);
  const stop = () =>
    page.off('request', begin).off('requestfinished', end).off('requestfailed', end);
  const traffic = { sent: 0, awaited, stop };
  return traffic;
}

/** Whether nothing is on its way, and nothing more was asked for until the browser had time on its hands. */
async function isQuiet(page: Page, traffic: Traffic): Promise<boolean> {
  const { sent } = traffic;
  if (traffic.awaited.size > 0) return false;
  await untilStill(page);
  return traffic.sent === sent && traffic.awaited.size === 0;
}

/** Waits until what follows from what was just done, such as another width, has been drawn. */
export const untilStill = (page: Page) => page.evaluate(untilIdle);

/** Runs in the page: what was drawn may ask for more, and so may what that draws, also where it is held back. */
async function untilIdle(): Promise<void> {
  const page: HeldWindow = window;
  for (let round = 0; round < 3 || page.heldTurns; round += 1) {
    await new Promise((resolve) => requestAnimationFrame(resolve));
    await new Promise((resolve) => requestIdleCallback(resolve));
  }
}

/** Waits until React has come to the last of a page, which is its footer where it has one. */
export async function untilHydrated(page: Page, last = 'footer'): Promise<void> {
  await page.waitForFunction((selector) => {
    const element = document.querySelector(selector);
    return element !== null && Object.keys(element).some((key) => key.startsWith('__react'));
  }, last);
}
