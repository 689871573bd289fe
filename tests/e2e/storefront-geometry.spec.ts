import type { Locator, Page } from 'playwright/test';
import { someOf, turns } from '../support/counts';
import { cardsOf, unevenCards } from './support/cards';
import { edgesOf, insetAt } from './support/edges';
import { type HeadingLook, headingsOf } from './support/headings';
import { firstProduct } from './support/served-page';
import { DEMO_SHOPS, type ShopName, urlOf } from './support/shops';
import { expect, test } from './support/test';

/** Widths from the narrowest phone up, on either side of each at which cards change their columns. */
const WIDTHS = [320, 375, 639, 640, 768, 1024, 1199, 1200, 1280, 1920, 2560];
/** Widths for shops that differ in nothing but their theme and their header, where these have other columns. */
const FEW_WIDTHS = [320, 375, 768, 1280, 1920, 2560];
const widthsOf = (shop: ShopName) => (shop === 'classic' || turns(1, 0) > 0 ? WIDTHS : FEW_WIDTHS);
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

    test('cards stand in even rows, everything begins at one edge, headings have three steps, and a phone shows name and price of a product [S9.1250] [S9.1251] [S9.1252] [S2.1251]', async ({
      page,
    }) => {
      const looks = new Map<number, HeadingLook[]>();
      for (const path of PATHS) {
        await page.goto(urlOf(shop, await addressOf(shop, path)));
        for (const width of widthsOf(shop)) {
          await page.setViewportSize({ width, height: 900 });
          await expectEvenCards(page, `${path}, ${width} px`);
          if (!EDGE_WIDTHS.includes(width)) continue;
          await expectOneEdge(page, width);
          const headings = await headingsOf(page);
          looks.set(width, [...(looks.get(width) ?? []), ...headings]);
        }
      }
      for (const [width, headings] of looks) expectThreeSteps(headings, `${width} px`);
      await expectNameAndPriceAboveFold(page);
    });
  });
}

for (const shop of someOf(DEMO_SHOPS, 1)) {
  test(`cart, checkout and search of ${shop} begin where its pages do, and the large view is larger [S9.1251] [S2.1252]`, async ({
    page,
  }) => {
    await page.goto(urlOf(shop, await firstProduct(shop)));
    await expectLargerZoom(page);
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

/** On a phone of 375 by 667 px, below the whole first picture and above the bar that buys. */
async function expectNameAndPriceAboveFold(page: Page): Promise<void> {
  await page.setViewportSize({ width: 375, height: 667 });
  const main = page.getByRole('main');
  const boxOf = async (part: Locator) =>
    (await part.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
  const picture = await boxOf(main.locator('img').first());
  const bar = await boxOf(main.getByRole('region', { name: 'Add to cart' }));
  const name = await boxOf(main.getByRole('heading', { level: 1 }));
  const price = await boxOf(main.getByText(/^\$\d/).first());
  expect.soft(picture.width).toBeGreaterThan(200);
  expect.soft(picture.width / picture.height).toBeCloseTo(RATIO, 1);
  expect.soft(name.y).toBeGreaterThan(picture.y + picture.height);
  expect.soft(price.y).toBeGreaterThan(name.y);
  expect.soft(price.y + price.height).toBeLessThanOrEqual(bar.y);
}

/** Opened, a picture is half as large again as on the page, and there is a size of it for that. */
async function expectLargerZoom(page: Page): Promise<void> {
  const onPage = page.getByRole('main').locator('img').first();
  for (const width of [375, 1280, 1920]) {
    await page.setViewportSize({ width, height: 900 });
    const before = (await onPage.boundingBox())?.width ?? 0;
    await onPage.click();
    const large = page.getByRole('dialog').locator('img').nth(1);
    await expect(large).toBeVisible();
    if (width === 375) await large.click();
    const isLarger = async () => ((await large.boundingBox())?.width ?? 0) / before;
    await expect.poll(isLarger).toBeGreaterThan(1.5);
    const widest = await large.evaluate((img: HTMLImageElement) =>
      Math.max(...Array.from(img.srcset.matchAll(/(\d+)w/g), ([, size]) => Number(size))),
    );
    expect.soft(widest).toBeGreaterThanOrEqual(Math.round((await isLarger()) * before));
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toBeHidden();
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

test('a strip of categories has arrows and fades where there is more of it, for the mouse alone [S2.1250]', async ({
  page,
}) => {
  await page.goto(urlOf('jersey'));
  const strip = page.getByRole('region', { name: 'Shop by category' });
  const tiles = strip.getByRole('link').filter({ has: page.locator('img') });
  expect(await tiles.count()).toBeGreaterThan(6);
  const ends = strip.locator('[data-more]');
  await expect(ends).toHaveAttribute('data-more', 'on');
  await expect(strip.getByRole('list')).toHaveCSS('mask-image', /gradient/);
  const [back, on] = [ends.locator('button').first(), ends.locator('button').last()];
  await expect(back).toBeHidden();
  await expect(strip.getByRole('button')).toHaveCount(0);
  await on.click();
  await expect(ends).toHaveAttribute('data-more', /back/);
  await tiles.last().focus();
  await expect(ends).toHaveAttribute('data-more', 'back');
  await expect(on).toBeHidden();
  await back.click();
  await expect(ends).toHaveAttribute('data-more', /on/);
});

test('nineteen photos of customers are on a home page, and the number of the others; each opens its review [S9.1253]', async ({
  page,
}) => {
  await page.goto(urlOf('classic'));
  const more = page.getByRole('button', { name: /more customer photos/ });
  const photos = page.getByRole('list').filter({ has: more }).getByRole('listitem');
  await expect(photos).toHaveCount(20);
  await expect(more).toHaveText(/^\+\d+$/);
  await photos.nth(18).getByRole('button').click();
  const dialog = page.getByRole('dialog', { name: 'Review Details' });
  await expect(dialog.getByRole('img').first()).toBeVisible();
});
