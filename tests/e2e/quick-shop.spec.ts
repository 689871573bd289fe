import type { Page } from 'playwright/test';
import { urlOf } from './support/shops';
import { expect, test } from './support/test';

const firstCard = (page: Page) => page.getByRole('main').getByRole('article').first();
const dialogOf = (page: Page) => page.getByRole('dialog', { name: 'Quick Shop' });
const cartOf = (page: Page) => page.getByRole('dialog', { name: 'Your Cart' });

test('under the pointer a card offers heart and Quick Shop, whose link leads to the product and closes it [S4.28] [S2.91]', async ({
  page,
}) => {
  await page.goto(urlOf('classic', '/shop'));
  const card = firstCard(page);
  const opener = card.getByRole('button', { name: /^Quick Shop/ });
  await expect(opener).toHaveCSS('opacity', '0');
  await card.hover();
  await expect(opener).toHaveCSS('opacity', '1');
  await expect(card.getByRole('button', { name: /^Wishlist/ })).toHaveCSS('opacity', '1');

  const name = await card.getByRole('heading').textContent();
  await opener.click();
  const dialog = dialogOf(page);
  await expect(dialog.getByRole('heading', { level: 3 })).toHaveText(name ?? '');
  await expect(dialog.getByRole('radio', { checked: true }).first()).toBeAttached();

  await dialog.getByRole('link', { name: 'See all details' }).click();
  await expect(page).toHaveURL(/\/product\//);
  await expect(dialog).toHaveCount(0);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

test('price follows the choices; Add to Cart opens the cart, which names them, and gives the focus back [S2.52] [S2.53] [S4.25] [S4.26]', async ({
  page,
}) => {
  await page.goto(urlOf('odd', '/shop'));
  const card = page.getByRole('article').filter({ hasText: '<script>' }).first();
  const opener = card.getByRole('button', { name: /^Quick Shop/ });
  await card.hover();
  await opener.click();
  const dialog = dialogOf(page);
  await expect(dialog).toContainText('$20.00');
  await dialog.getByRole('radio', { name: /^L/ }).check({ force: true });
  await expect(dialog).toContainText('$25.00');
  await expect(dialog).toContainText('$32.50');

  await dialog.getByRole('button', { name: 'Add to Cart' }).click();
  const cart = cartOf(page);
  await expect(cart.getByText('Size: L (+$5.00)', { exact: true })).toBeVisible();
  await expect(cart.getByText('1 × $25.00', { exact: true })).toBeVisible();
  await expect(cart.getByRole('listitem').locator('img').first()).toBeAttached();
  await expect(cart.getByText('$25.00', { exact: true })).toBeVisible();
  await expect(cart.getByRole('link', { name: 'View Cart' })).toHaveAttribute('href', '/cart');
  await expect(cart.getByRole('link', { name: 'Checkout' })).toHaveAttribute('href', '/checkout');
  await expect(dialog).toHaveCount(0);
  await page.keyboard.press('Escape');
  await expect(cart).toHaveCount(0);
  await expect(opener).toBeFocused();
});

test('all of it works by keyboard', async ({ page }) => {
  await page.goto(urlOf('classic', '/shop?category=Hoodies'));
  const card = firstCard(page);
  const opener = card.getByRole('button', { name: /^Quick Shop/ });
  await opener.waitFor();
  // Behind the name come its swatches.
  await card.getByRole('link').last().focus();
  await page.keyboard.press('Tab');
  await expect(card.getByRole('button', { name: /^Wishlist/ })).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(opener).toBeFocused();
  await expect(opener).toHaveCSS('opacity', '1');

  await page.keyboard.press('Enter');
  const add = dialogOf(page).getByRole('button', { name: 'Add to Cart' });
  await expect(add).toBeEnabled();
  await page.keyboard.press('Escape');
  await expect(dialogOf(page)).toHaveCount(0);
  await expect(opener).toBeFocused();

  await page.keyboard.press('Enter');
  await add.focus();
  await page.keyboard.press('Enter');
  await expect(cartOf(page)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(opener).toBeFocused();
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 375, height: 812 }, hasTouch: true, isMobile: true });

  test('heart and Quick Shop are always there, each as large as a thumb [S4.28]', async ({
    page,
  }) => {
    await page.goto(urlOf('jersey', '/shop'));
    for (const name of [/^Wishlist/, /^Quick Shop/]) {
      const control = firstCard(page).getByRole('button', { name });
      await expect(control).toHaveCSS('opacity', '1');
      // What works takes the place of what is there first.
      const thumb = async () => {
        const box = await control.boundingBox();
        return Math.min(box?.width ?? 0, box?.height ?? 0);
      };
      await expect.poll(thumb).toBeGreaterThanOrEqual(44);
    }
    const overflow = () => document.documentElement.scrollWidth - window.innerWidth;
    expect(await page.evaluate(overflow)).toBe(0);
    expect(await page.evaluate(() => window.innerWidth)).toBe(375);

    await firstCard(page)
      .getByRole('button', { name: /^Quick Shop/ })
      .tap();
    await dialogOf(page).getByRole('button', { name: 'Add to Cart' }).tap();
    await expect(cartOf(page)).toContainText('1 ×');
  });
});
