import type { Locator, Page } from 'playwright/test';
import { openAtRest } from './support/at-rest';
import { firstProduct } from './support/served-page';
import { DEMO_SHOPS, urlOf } from './support/shops';
import { expect, PRELOADED_IN_VAIN, test } from './support/test';

test.use({ expectedMessages: [PRELOADED_IN_VAIN] });

const PHONE = { width: 375, height: 812 };
const WIDE = { width: 1280, height: 900 };

/** Turns a page as a translating browser does. */
const turn = (page: Page) =>
  page.evaluate(() => {
    document.documentElement.dir = 'rtl';
  });

async function middleOf(shown: Locator): Promise<number> {
  const box = await shown.boundingBox();
  return box ? box.x + box.width / 2 : Number.NaN;
}

for (const shop of DEMO_SHOPS) {
  test(`right to left: the header of ${shop} is its own mirror image, and nothing is wider than the window [S2.1352]`, async ({
    page,
  }) => {
    for (const viewport of [PHONE, WIDE]) {
      await page.setViewportSize(viewport);
      await openAtRest(page, urlOf(shop, '/cart'));
      const parts = (await page.getByRole('banner').getByRole('link').all()).concat(
        await page.getByRole('banner').getByRole('button').all(),
      );
      const shown: Locator[] = [];
      for (const part of parts) if (await part.isVisible()) shown.push(part);
      const before = await Promise.all(shown.map(middleOf));
      await turn(page);
      const after = await Promise.all(shown.map(middleOf));
      expect(shown.length).toBeGreaterThan(3);
      for (const [at, place] of before.entries()) {
        const mirrored = viewport.width - place;
        expect.soft(Math.abs((after[at] ?? 0) - mirrored), `part ${at}`).toBeLessThanOrEqual(24);
      }
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(viewport.width);
    }
  });
}

test('right to left: stars are filled from the right, and an amount keeps its sign before it [S2.1352]', async ({
  page,
}) => {
  await page.setViewportSize(WIDE);
  await openAtRest(page, urlOf('studio', await firstProduct('studio')));
  await turn(page);
  const stars = page
    .getByRole('main')
    .getByRole('img', { name: /of 5 stars|out of 5/ })
    .first();
  await expect(stars).toHaveCSS('scale', '-1 1');
  const slides = page
    .getByRole('region', { name: /^Pictures of/ })
    .getByRole('list')
    .first();
  await page.getByRole('button', { name: 'Next picture' }).first().click();
  await expect.poll(() => slides.evaluate((list) => list.scrollLeft)).toBeLessThan(-100);
  const price = page.getByRole('region', { name: 'Buy' }).getByText(/^\$\d/).first();
  await expect(price).toHaveCSS('direction', 'ltr');
});

test('right to left: what shoppers write runs as its own letters do [S2.1353]', async ({
  page,
}) => {
  await page.goto(urlOf('classic', '/contact'));
  const message = page.getByRole('textbox', { name: /^Message|^Your message/ });
  await message.fill('שלום, איפה ההזמנה שלי?');
  await expect(message).toHaveCSS('direction', 'rtl');
  await message.fill('Hello, where is it?');
  await expect(message).toHaveCSS('direction', 'ltr');
});
