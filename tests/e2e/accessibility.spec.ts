import type { Page } from 'playwright/test';
import { expectAccessible } from './support/axe';
import { fetchPage } from './support/fetch-page';
import { type ShopName, urlOf } from './support/shops';
import { expect, test } from './support/test';

const SHOPS: readonly ShopName[] = ['classic', 'jersey', 'studio'];
const PHONE = { width: 375, height: 812 };

const PAGES: readonly string[] = [
  ...['/', '/shop', '/shop?q=black', '/cart', '/wishlist', '/order-tracking', '/no-such-page'],
  ...['/about', '/contact', '/faqs', '/shipping', '/returns', '/privacy', '/terms', '/disclaimer'],
  ...['/cancellation-policy', '/payment-methods', '/intellectual-property'],
];

// The page that is not there says so to the console as well.
test.use({ expectedMessages: [/status of 404/] });

for (const shop of SHOPS) {
  test(`axe finds nothing serious on the pages of ${shop}, wide or narrow`, async ({ page }) => {
    test.slow();
    for (const path of [...PAGES, await productPath(shop)]) {
      await page.setViewportSize({ width: 1280, height: 900 });
      await page.goto(urlOf(shop, path));
      await expectReady(page);
      await expectAccessible(page);
      await page.setViewportSize(PHONE);
      await expectAccessible(page);
    }
  });

  test(`axe finds nothing serious in what opens over the pages of ${shop}`, async ({ page }) => {
    test.slow();
    await page.setViewportSize(PHONE);
    await page.goto(urlOf(shop, '/shop'));
    await expectReady(page);
    for (const opener of ['Menu', 'Search']) {
      await page.getByRole('banner').getByRole('link', { name: opener }).click();
      await expect(page.getByRole('dialog')).toBeVisible();
      await expectAccessible(page);
      await page.keyboard.press('Escape');
      await expect(page.getByRole('dialog')).toBeHidden();
    }
    await page
      .getByRole('button', { name: /^Quick shop/i })
      .first()
      .click();
    const quickShop = page.getByRole('dialog');
    await expect(quickShop.getByRole('button', { name: 'Add to Cart' })).toBeEnabled();
    await expectAccessible(page);
    await quickShop.getByRole('button', { name: 'Add to Cart' }).click();
    await expect(page.getByRole('dialog', { name: 'Your Cart' })).toBeVisible();
    await expectAccessible(page);
  });
}

async function productPath(shop: ShopName): Promise<string> {
  const { text } = await fetchPage(shop, '/api/backend/products?limit=1');
  return `/product/${JSON.parse(text)[0].slug}`;
}

/** Hydrated, with what is personal back. */
async function expectReady(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
}
