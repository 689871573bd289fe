import type { Page } from 'playwright/test';
import { fetchPage } from './support/fetch-page';
import { urlOf } from './support/shops';
import { expect, test } from './support/test';

// Without scripts the page stays as it was sent, with the links that are put into it on its way.
test.use({ javaScriptEnabled: false });

const banner = (page: Page) => page.getByRole('banner');

/** The shop's designed header with other links in it. */
async function openWithLinks(page: Page, titles: readonly string[], width: number): Promise<void> {
  await page.setViewportSize({ width, height: 800 });
  const { text } = await fetchPage('studio', '/shop');
  const body = text.replace(
    /(aria-label="Main"><ul[^>]*>)<li>(<a[^>]*>)[^<]*<\/a><\/li>/,
    (_whole, before, link) =>
      before + titles.map((title) => `<li>${link}${title}</a></li>`).join(''),
  );
  await page.route(urlOf('studio', '/shop'), (route) =>
    route.fulfill({ body, contentType: 'text/html' }),
  );
  await page.goto(urlOf('studio', '/shop'));
}

const MANY = Array.from({ length: 21 }, (_, place) => `Garments ${place + 1}`);
const LONG = ['Everything that is made of wool and was knitted at home', 'W'.repeat(90)];

for (const [what, titles, width] of [
  ['many', MANY, 1280],
  ['many on a narrow screen', MANY.slice(0, 6), 1030],
  ['long ones', LONG, 1280],
] as const) {
  test(`however its links are, ${what}, a designed header keeps to the page [S2.640]`, async ({
    page,
  }) => {
    await openWithLinks(page, titles, width);
    await expect(banner(page).getByRole('link', { name: titles.at(-1) ?? '' })).toBeVisible();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
    const middles = ['Studio Norr, home', 'Search', 'Cart'].map(async (name) => {
      const box = await banner(page).getByRole('link', { name }).boundingBox();
      return box && Math.round(box.y + box.height / 2);
    });
    expect(new Set(await Promise.all(middles)).size).toBe(1);
    const height = (await banner(page).boundingBox())?.height ?? 0;
    expect(height).toBeLessThan(titles === MANY ? 240 : 160);
  });
}
