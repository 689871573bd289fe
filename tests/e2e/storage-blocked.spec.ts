import type { Page } from 'playwright/test';
import { fillAddress, fillCard, orderNumber, pressPay } from './support/checkout';
import { urlOf } from './support/shops';
import { expect, test } from './support/test';

// A browser that forbids storage says so wherever it is tried.
test.use({ expectedMessages: [/denied|storage/i] });

/** Has the browser refuse all storage, as one does where all site data is blocked. */
async function blockStorage(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const refuse = () => {
      throw new DOMException('Access is denied for this document.', 'SecurityError');
    };
    for (const name of ['localStorage', 'sessionStorage', 'indexedDB']) {
      Object.defineProperty(window, name, { get: refuse });
    }
    Object.defineProperty(document, 'cookie', { get: () => '', set: () => undefined });
  });
}

test('checkout: where the browser stores nothing, it is said, and the cart reaches the checkout and is paid [S4.1151]', async ({
  page,
}) => {
  await blockStorage(page);
  await page.goto(urlOf('classic', '/product/marlow-everyday-tee'));
  await page.getByRole('button', { name: 'Add to cart' }).first().click();
  const drawer = page.getByRole('dialog', { name: 'Your Cart' });
  await expect(page.getByText('This browser is not storing anything for us')).toBeVisible();
  await drawer.getByRole('link', { name: 'Checkout' }).click();

  await expect(page).toHaveURL(urlOf('classic', '/checkout'));
  await expect(page.getByRole('complementary', { name: 'Order summary' })).toContainText(
    'Marlow Everyday Tee',
  );

  // To and fro, it is one piece all the time.
  await page.getByRole('link', { name: 'Edit cart' }).last().click();
  await expect(page.getByRole('textbox', { name: /Quantity of Marlow/ })).toHaveValue('1');
  await page.getByRole('main').getByRole('link', { name: 'Checkout' }).first().click();
  await expect(page).toHaveURL(urlOf('classic', '/checkout'));
  await fillAddress(page);
  await fillCard(page);
  await pressPay(page);
  expect(await orderNumber(page)).not.toBe('');
});
