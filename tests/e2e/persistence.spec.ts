import type { Page } from 'playwright/test';
import { urlOf } from './support/shops';
import { expect, test } from './support/test';

async function addProduct(page: Page): Promise<void> {
  await page
    .getByRole('region', { name: 'Buy' })
    .getByRole('button', { name: 'Add to cart' })
    .click();
  await page
    .getByRole('dialog', { name: 'Your Cart' })
    .getByRole('button', { name: 'Close' })
    .click();
}

const cartOf = (page: Page) => page.getByRole('link', { name: /^Cart, / });

test('a shopper who comes back the next day finds cart and wishlist [S4.60]', async ({
  browser,
  page,
}) => {
  await page.goto(urlOf('odd', '/product/script-name'));
  await addProduct(page);
  await page.getByRole('button', { name: 'Wishlist', pressed: false }).first().click();
  await expect(page.getByRole('link', { name: 'Wishlist, 1 item' })).toBeVisible();
  const kept = await page.context().storageState();

  const nextDay = await browser.newContext({ storageState: kept });
  const again = await nextDay.newPage();
  await again.goto(urlOf('odd', '/shop'));
  await expect(again.getByRole('link', { name: 'Cart, 1 item' })).toBeVisible();
  await expect(again.getByRole('link', { name: 'Wishlist, 1 item' })).toBeVisible();
  await nextDay.close();
});

test('two tabs show the same cart without reloading [S3.35]', async ({ context, page }) => {
  const other = await context.newPage();
  await other.goto(urlOf('odd', '/shop'));
  await page.goto(urlOf('odd', '/product/script-name'));
  await addProduct(page);
  await addProduct(page);
  await expect(cartOf(other)).toHaveAccessibleName('Cart, 2 items');
  await other.reload();
  await expect(cartOf(other)).toHaveAccessibleName('Cart, 2 items');
});

test('what is stored and cannot be read costs that slice alone [S4.62]', async ({ page }) => {
  await page.goto(urlOf('odd', '/product/script-name'));
  await addProduct(page);
  await expect
    .poll(() => page.evaluate(() => localStorage.getItem('persist:root')))
    .toContain('script');
  await page.evaluate(() => {
    const root = JSON.parse(localStorage.getItem('persist:root') ?? '{}');
    localStorage.setItem('persist:root', JSON.stringify({ ...root, shop: '{{', wishlist: '[[' }));
  });
  await page.reload();
  await expect(cartOf(page)).toHaveAccessibleName('Cart, 1 item');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

test('storage that is full is told of once, and the shop keeps working [S4.63]', async ({
  page,
}) => {
  await page.goto(urlOf('odd', '/product/script-name'));
  await expect(page.getByRole('button', { name: 'Wishlist' }).first()).toBeEnabled();
  await page.evaluate(() => {
    for (let size = 4 * 1024 * 1024; size >= 1; size = Math.floor(size / 2)) {
      for (let part = 0; part < 3; part += 1) {
        try {
          localStorage.setItem(`fill-${size}-${part}`, 'x'.repeat(size));
        } catch {
          break;
        }
      }
    }
  });
  await addProduct(page);
  await expect(page.getByText('This browser is not storing anything for us')).toBeVisible();
  await expect(cartOf(page)).toHaveAccessibleName('Cart, 1 item');
  await expect(page.getByText('This browser is not storing anything for us')).toBeHidden();
  await addProduct(page);
  await expect(cartOf(page)).toHaveAccessibleName('Cart, 2 items');
  await expect(page.getByText('This browser is not storing anything for us')).toBeHidden();
});
