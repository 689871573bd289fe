import { gzipSync } from 'node:zlib';
import { fetchPage } from './support/fetch-page';
import { urlOf } from './support/shops';
import { expect, test } from './support/test';

const BUDGETS = { scriptBytes: 155_000, htmlBytes: 20_000 };
const SCRIPT = /<script\b(?![^>]*\bnomodule\b)[^>]*\bsrc="([^"]+)"/gi;

for (const path of ['/', '/shop', '/product/']) {
  test(`the first load of ${path} stays within its budgets`, async () => {
    const target = path === '/product/' ? await firstProduct() : path;
    const { text } = await fetchPage('classic', target);
    const sources = [...text.matchAll(SCRIPT)].map(([, source = '']) => source);
    expect(sources.length).toBeGreaterThan(3);
    const scripts = await Promise.all(sources.map((source) => fetchPage('classic', source)));
    const bytes = scripts.reduce((sum, script) => sum + gzipSync(script.text).length, 0);
    expect(bytes).toBeLessThanOrEqual(BUDGETS.scriptBytes);
    expect(gzipSync(text).length).toBeLessThanOrEqual(BUDGETS.htmlBytes);
  });
}

async function firstProduct(): Promise<string> {
  const { text } = await fetchPage('classic', '/shop');
  return /href="(\/product\/[^"]+)"/.exec(text)?.[1] ?? '';
}

for (const path of ['/', '/shop', '/product/']) {
  test(`nothing moves on ${path} until somebody does something`, async ({ page }) => {
    await page.goto(urlOf('classic', path === '/product/' ? await firstProduct() : path));
    await expect(page.getByRole('contentinfo')).toBeAttached();
    await page.waitForLoadState('networkidle');
    const moving = await page.evaluate(() =>
      document.getAnimations().map(({ effect }) => effect?.getComputedTiming().iterations),
    );
    expect(moving).not.toContain(Number.POSITIVE_INFINITY);
  });
}
