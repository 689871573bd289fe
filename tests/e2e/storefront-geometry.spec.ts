import type { Page } from 'playwright/test';
import { cardsOf, unevenCards } from './support/cards';
import { edgesOf, insetAt } from './support/edges';
import { type HeadingLook, headingsOf } from './support/headings';
import { firstProduct } from './support/served-page';
import { DEMO_SHOPS, type ShopName, urlOf } from './support/shops';
import { expect, test } from './support/test';

/** Where cards are in other columns: from the narrowest phone up, on either side of each step. */
const WIDTHS = [320, 375, 639, 640, 768, 1024, 1199, 1200, 1280, 1920, 2560];
/** Where everything else is of another size. */
const EDGE_WIDTHS = [320, 768, 1280, 1920, 2560];
/** A card's picture is three wide and four high. */
const RATIO = 3 / 4;
const PRODUCT = '/product/';
const PATHS = ['/', '/shop', '/shop?q=black', PRODUCT];
/** Names of products, titles of reviews, columns of links: larger ones are headings. */
const LARGEST_LABEL_PX = 16;

for (const shop of DEMO_SHOPS) {
  test.describe(`pages of ${shop}, at every width`, () => {
    // All of a page is in its HTML, so that nothing is waited for.
    test.use({ javaScriptEnabled: false });

    test('cards stand in even rows, everything begins at one edge, headings have three steps [S9.1250] [S9.1251] [S9.1252]', async ({
      page,
    }) => {
      const looks = new Map<number, HeadingLook[]>();
      for (const path of PATHS) {
        await page.goto(urlOf(shop, await addressOf(shop, path)));
        for (const width of WIDTHS) {
          await page.setViewportSize({ width, height: 900 });
          await expectEvenCards(page, `${path}, ${width} px`);
          if (!EDGE_WIDTHS.includes(width)) continue;
          await expectOneEdge(page, width);
          const headings = await headingsOf(page);
          looks.set(width, [...(looks.get(width) ?? []), ...headings]);
        }
      }
      for (const [width, headings] of looks) expectThreeSteps(headings, `${width} px`);
    });
  });

  test(`cart, checkout and search of ${shop} begin where its pages do [S9.1251]`, async ({
    page,
  }) => {
    await page.goto(urlOf(shop, await firstProduct(shop)));
    await page
      .getByRole('button', { name: /add to cart/i })
      .first()
      .click();
    await expect(page.getByRole('dialog')).toBeVisible();
    for (const path of ['/checkout', '/cart']) {
      await page.goto(urlOf(shop, path));
      await expect(
        page
          .getByRole('main')
          .getByText(/subtotal/i)
          .first(),
      ).toBeAttached();
      await expectOneEdgeAtAll(page);
    }
    await page.setViewportSize({ width: 375, height: 900 });
    await page
      .getByRole('banner')
      .getByRole('link', { name: /search/i })
      .click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await expectOneEdgeAtAll(page);
  });
}

const addressOf = (shop: ShopName, path: string) => (path === PRODUCT ? firstProduct(shop) : path);

async function expectEvenCards(page: Page, where: string): Promise<void> {
  const cards = await cardsOf(page);
  expect(cards.length, where).toBeGreaterThan(3);
  expect.soft(unevenCards(cards, RATIO), where).toEqual([]);
  const widest = await page.evaluate(() => document.documentElement.scrollWidth);
  expect.soft(widest, where).toBe(page.viewportSize()?.width);
}

async function expectOneEdge(page: Page, width: number): Promise<void> {
  const edges = await edgesOf(page);
  const where = `${new URL(page.url()).pathname}, ${width} px`;
  expect(edges.length, where).toBeGreaterThan(1);
  const others = edges.filter(({ left }) => Math.abs(left - insetAt(width)) > 1);
  expect.soft(others, `${where}, where ${insetAt(width)} px are meant`).toEqual([]);
}

async function expectOneEdgeAtAll(page: Page): Promise<void> {
  for (const width of EDGE_WIDTHS) {
    await page.setViewportSize({ width, height: 900 });
    await expectOneEdge(page, width);
  }
}

/** Three sizes in one face; dark ink on light grounds, and one light color on dark ones. */
function expectThreeSteps(looks: readonly HeadingLook[], where: string): void {
  const headings = looks.filter(({ sizePx }) => sizePx > LARGEST_LABEL_PX);
  const different = (values: readonly (string | number)[]) => [...new Set(values)].sort();
  const sizes = different(headings.map(({ sizePx }) => Math.round(sizePx * 10) / 10));
  expect.soft(sizes.length, `${where}: ${sizes}`).toBeLessThanOrEqual(3);
  expect.soft(different(headings.map(({ family }) => family)), where).toHaveLength(1);
  const colors = different(looks.map(({ color }) => color));
  for (const isDark of [true, false]) {
    const inks = colors.filter((color) => brightnessOf(`${color}`) < 128 === isDark);
    expect.soft(inks.length, `${where}: ${inks}`).toBeLessThanOrEqual(1);
  }
}

function brightnessOf(color: string): number {
  const [red = 0, green = 0, blue = 0] = (color.match(/[\d.]+/g) ?? []).map(Number);
  return 0.299 * red + 0.587 * green + 0.114 * blue;
}
