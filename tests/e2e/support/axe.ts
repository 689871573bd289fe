import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { RunOptions, run } from 'axe-core';
import type { Page } from 'playwright/test';
import { expect } from './test';

/** Less than half of what the package gives as its source. */
const SOURCE = readFileSync(fileURLToPath(import.meta.resolve('axe-core/axe.min.js')), 'utf8');

/**
 * None of the rules that are asked reads the style sheets and films that axe would fetch once more, and what it finds is
 * told by its markup: to make selectors takes a quarter of its time.
 */
const OPTIONS: RunOptions = { resultTypes: ['violations'], preload: false, selectors: false };

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

/** Sees that axe finds nothing, of whatever level, on the page as it stands. @param unasked rules that do not count. */
export async function expectAccessible(page: Page, unasked: readonly string[] = []): Promise<void> {
  await settled(page);
  await provideAxe(page);
  const rules = Object.fromEntries(unasked.map((rule) => [rule, { enabled: false }]));
  const result = await page.evaluate(
    async (options) => {
      const { violations } = await window.axe.run(document, options);
      return violations.map(
        ({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 160)).join(' | ')}`,
      );
    },
    { ...OPTIONS, rules },
  );
  expect(result).toEqual([]);
}

/** Once for each document: it is much to send and to read. */
async function provideAxe(page: Page): Promise<void> {
  if (await page.evaluate(() => 'axe' in window)) return;
  await page.evaluate(SOURCE);
}

declare global {
  interface Window {
    axe: { run: typeof run };
  }
}
