import type { Page } from 'playwright/test';
import { BLOCK_TYPES } from '@/core/blocks/block-types';
import { someOf } from '../support/counts';
import { openAtRest } from './support/at-rest';
import { fetchPage } from './support/fetch-page';
import { compareWithReference } from './support/reference-pictures';
import { DEMO_SHOPS, urlOf } from './support/shops';
import { expect, test } from './support/test';

/** The first shows what a block is like wherever it stands. */
const WIDTHS = someOf([375, 1280, 768], 1);
const HEIGHT = 900;
/**
 * Options of a screenshot: what is kept is smaller and compressed anyway, and a PNG of so much takes a second. Nothing has
 * a caret to hide, for which every block would be styled anew.
 */
const PICTURE = { animations: 'disabled', caret: 'initial', type: 'jpeg', quality: 90 } as const;

for (const width of WIDTHS) {
  test.describe(`every block, ${width} px wide`, () => {
    test.use({ viewport: { width, height: HEIGHT }, contextOptions: { reducedMotion: 'reduce' } });

    test('looks as it is kept [S3.160]', async ({ page, browser }, info) => {
      test.setTimeout(300_000);
      await openAtRest(page, urlOf('classic', '/kitchen-sink'));
      // It sticks to the top, over what is looked at.
      await page.addStyleTag({ content: '#__next > header, [href="#content"] { display: none }' });
      await settle(page);
      const sections = page.locator('[data-page] > :not(h1)');
      await expect(sections).toHaveCount(BLOCK_TYPES.length);
      const written: string[] = [];
      for (const [place, type] of BLOCK_TYPES.entries()) {
        const screenshot = await sections.nth(place).screenshot(PICTURE);
        const name = `kitchen-sink/${width}/${type}`;
        const compared = await compareWithReference(screenshot, name, browser);
        if (compared.outcome === 'written') written.push(type);
        expect
          .soft(compared, type)
          .toMatchObject({ outcome: expect.stringMatching(/same|written/) });
      }
      if (written.length > 0)
        tell(info, `New references for Chromium ${browser.version()}: ${written.join(', ')}`);
    });
  });
}

test('the page with every block is no wider than any screen', async ({ page }) => {
  await page.goto(urlOf('classic', '/kitchen-sink'));
  for (const width of [1280, 1024, 768, 480, 375, 320]) {
    await page.setViewportSize({ width, height: HEIGHT });
    await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
  }
});

for (const shop of DEMO_SHOPS) {
  test(`${shop} has a page with every block, of which no search engine is told [S3.161]`, async () => {
    const { status, text } = await fetchPage(shop, '/kitchen-sink');
    expect(status).toBe(200);
    expect(text).toContain('<meta name="robots" content="noindex"');
    expect(text).not.toContain('Unknown component type');
    expect(text).not.toContain('data-left-out');
    expect((await fetchPage(shop, '/sitemap.xml')).text).not.toContain('kitchen-sink');
  });
}

test('the site map tells of the shop’s own pages [S2.153]', async () => {
  expect((await fetchPage('classic', '/sitemap.xml')).text).toContain('/lookbook</loc>');
});

/** Until every picture that will show is there, and nothing moves; which frame a film shows is chance. */
async function settle(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const pictures = [...document.images];
    for (const picture of pictures) picture.loading = 'eager';
    await Promise.all(pictures.map((picture) => picture.decode().catch(() => undefined)));
    for (const film of document.querySelectorAll('video')) {
      for (const source of film.querySelectorAll('source')) source.remove();
      film.removeAttribute('src');
      film.load();
    }
    await document.fonts.ready;
  });
  await page.waitForLoadState('networkidle');
}

function tell(
  info: { annotations: { type: string; description?: string }[] },
  words: string,
): void {
  info.annotations.push({ type: 'reference', description: words });
  console.log(words);
}
