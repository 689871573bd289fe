import {
  fillAddress,
  fillCard,
  openCheckout,
  orderNumber,
  payButton,
  paymentFrame,
} from './support/checkout';
import { urlOf } from './support/shops';
import { expect, test } from './support/test';

const PRODUCT = '/product/script-name';

test('a shopper pays by a test card in the frame of the payment origin, and tracks the order [S2.650]', async ({
  page,
}) => {
  await openCheckout(page, 'odd', PRODUCT);
  await fillAddress(page);
  await fillCard(page);
  expect(
    await paymentFrame(page)
      .locator(':root')
      .evaluate(() => location.hostname),
  ).toBe('pay.localhost');
  await payButton(page).click();
  const number = await orderNumber(page);
  expect(number).toMatch(/^[2-9A-Z]{5}-[2-9A-Z]{5}$/);
  await expect(page.getByRole('link', { name: /^Cart, 0 items|^Cart$/ }).first()).toBeVisible();
  await page.getByRole('link', { name: 'Track your order' }).click();
  await expect(page).toHaveURL(/order-tracking/);
  await page.goto(urlOf('odd', '/checkout'));
  await expect(page.getByText('Your cart is empty.')).toBeVisible();
});

test('the page of the test provider pays too, and leads back [S2.651]', async ({ page }) => {
  await openCheckout(page, 'odd', PRODUCT);
  await fillAddress(page);
  await page.getByRole('radio', { name: /provider’s page/ }).check();
  await payButton(page).click();
  await expect(page).toHaveURL(/pay\.localhost.*shield-proxy-creditcard/);
  await expect(page.getByText(/Test mode/)).toBeVisible();
  await page.getByLabel('Card number').fill('4000 0027 6000 3184');
  await page.getByLabel('Expiry').fill('1240');
  await page.getByLabel('Security code').fill('123');
  await page.getByRole('button', { name: 'Pay', exact: true }).click();
  await page.getByRole('button', { name: 'Yes, it is me' }).click();
  await orderNumber(page);
});
