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

test('two tabs show the same cart without reloading [S3.35]', async ({ context, page }) => {
  const other = await context.newPage();
  await other.goto(urlOf('odd', '/contact'));
  await page.goto(urlOf('odd', '/product/script-name'));
  await addProduct(page);
  await addProduct(page);
  await expect(cartOf(other)).toHaveAccessibleName('Cart, 2 items');
  await other.reload();
  await expect(cartOf(other)).toHaveAccessibleName('Cart, 2 items');
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
