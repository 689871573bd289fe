import axe, { type RunOptions } from 'axe-core';
import type { Page } from 'playwright/test';
import { expect } from './test';

/** None of the rules that are asked reads the style sheets and films that axe would fetch once more. */
const OPTIONS: RunOptions = { resultTypes: ['violations'], preload: false };

/** Motion ends first: what is half transparent on its way in has no contrast yet. */
async function settled(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const running = () =>
      document.getAnimations().filter(({ playState }) => playState === 'running');
    const finite = running().filter(
      ({ effect }) => effect?.getComputedTiming().iterations !== Number.POSITIVE_INFINITY,
    );
    await Promise.allSettled(finite.map(({ finished }) => finished));
  });
}

/** Sees that axe finds nothing serious on the page as it stands. */
export async function expectAccessible(page: Page): Promise<void> {
  await settled(page);
  await provideAxe(page);
  const found = await page.evaluate(async (options) => {
    const { violations } = await window.axe.run(document, options);
    return violations
      .filter(({ impact }) => impact === 'serious' || impact === 'critical')
      .map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 160)).join(' | ')}`);
  }, OPTIONS);
  expect(found).toEqual([]);
}

/** Once for each document: it is much to send and to read. */
async function provideAxe(page: Page): Promise<void> {
  if (await page.evaluate(() => 'axe' in window)) return;
  await page.evaluate(axe.source);
}

declare global {
  interface Window {
    axe: typeof axe;
  }
}
