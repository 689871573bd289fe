import { cardsOf, unevenCards } from './support/cards';
import { firstProduct } from './support/served-page';
import { DEMO_SHOPS, type ShopName, urlOf } from './support/shops';
import { expect, test } from './support/test';

const WIDTHS = [320, 375, 639, 640, 768, 1024, 1199, 1200, 1280, 1920, 2560];
/** A card's picture is three wide and four high. */
const RATIO = 3 / 4;
const PRODUCT = '/product/';
const PATHS = ['/', '/shop', '/shop?q=black', PRODUCT];

/** The cards of a page are all in its HTML, so that nothing is waited for. */
test.use({ javaScriptEnabled: false });

for (const shop of DEMO_SHOPS) {
  test(`every card of ${shop} stands in an even row, at every width [S9.1250]`, async ({
    page,
  }) => {
    for (const path of PATHS) {
      await page.goto(urlOf(shop, await addressOf(shop, path)));
      for (const width of WIDTHS) {
        await page.setViewportSize({ width, height: 900 });
        const cards = await cardsOf(page);
        expect(cards.length, path).toBeGreaterThan(3);
        expect.soft(unevenCards(cards, RATIO), `${path}, ${width} px`).toEqual([]);
        const pageWidth = await page.evaluate(() => document.documentElement.scrollWidth);
        expect.soft(pageWidth, path).toBe(width);
      }
    }
  });
}

const addressOf = (shop: ShopName, path: string) => (path === PRODUCT ? firstProduct(shop) : path);
