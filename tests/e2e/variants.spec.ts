import type { Locator, Page } from 'playwright/test';
import { openAtRest } from './support/at-rest';
import { expectAccessible } from './support/axe';
import { fillAddress, fillCard, openCheckout, orderNumber, pressPay } from './support/checkout';
import { expect, test } from './support/checkout-test';
import {
  addPayingShop,
  ordersOf,
  type PayingShop,
  PRICE_MINOR,
  SHIPPING_MINOR,
} from './support/paying-shop';
import { addRows, setStock } from './support/product-rows';

const PHONE = { width: 375, height: 812 };

/** A shop whose product comes in two options, one combination of which is not made and one is sold out. */
async function addShopWithHole(): Promise<PayingShop> {
  const shop = await addPayingShop();
  const row = (Size: string, Color: string, stock: number, priceMinor = 2000) => ({
    options: { Size, Color },
    ...{ stock, priceMinor },
  });
  await addRows(shop, [
    row('S', 'Navy', 0),
    row('M', 'Navy', 3, 2150),
    row('L', 'Navy', 40),
    row('S', 'Forest Green', 40, 2600),
    row('L', 'Forest Green', 40),
  ]);
  return shop;
}

/** An option by what it is called, whatever is said of it besides. */
const option = (page: Page | Locator, name: string) =>
  page.getByRole('radio', { name: new RegExp(`^${name}( |$)`) });
const face = (page: Page, name: string) => page.locator('label', { has: option(page, name) });
const choose = (page: Page, name: string) => face(page, name).click();
const cart = (page: Page) => page.getByRole('dialog', { name: 'Your Cart' });
const add = (page: Page) => page.getByRole('button', { name: 'Add to cart' }).first();

test('what is not made or sold out is struck through and said; a choice follows the rest, and the order names its row [S3.940] [S3.944] [S4.930] [S4.932]', async ({
  page,
}) => {
  const shop = await addShopWithHole();
  await page.setViewportSize(PHONE);
  await openAtRest(page, shop.url(shop.product));
  await expect(option(page, 'M')).toBeChecked();
  await expect(page.getByText('Only 3 left')).toBeVisible();
  await expect(option(page, 'S')).toHaveAccessibleName('S , sold out');
  await expect(face(page, 'S')).toHaveCSS('background-image', /^linear-gradient/);
  await expect(face(page, 'M')).toHaveCSS('background-image', 'none');
  await expectAccessible(page);

  const missing = 'Forest Green , not available with your other choices';
  await expect(option(page, 'Forest Green')).toHaveAccessibleName(missing);
  await choose(page, 'Forest Green');
  await expect(option(page, 'M')).not.toBeChecked();
  await choose(page, 'S');
  await expect(option(page, 'Forest Green')).toBeChecked();
  await expect(page.getByRole('region', { name: 'Buy' })).toContainText('$26.00');

  await add(page).click();
  await expect(cart(page)).toContainText('Forest Green');
  await openCheckout(page, shop);
  await fillAddress(page);
  await fillCard(page);
  await pressPay(page);
  await orderNumber(page);
  const [order] = await ordersOf(shop);
  expect(order).toMatchObject({ paidMinor: 2600 + SHIPPING_MINOR });
});

test('the address says what is chosen, without a reload or a step back, and is left behind [S4.942] [S4.943] [S4.945] [S4.946]', async ({
  page,
  context,
}) => {
  const shop = await addShopWithHole();
  await openAtRest(page, shop.url('/shop'));
  await page.getByRole('link', { name: 'Stoneware Mug' }).first().click();
  await expect(option(page, 'M')).toBeChecked();
  await expect(page).toHaveURL(shop.url(shop.product));
  await choose(page, 'Forest Green');
  await choose(page, 'L');
  const chosen = shop.url(`${shop.product}?size=l&color=forest-green`);
  await expect(page).toHaveURL(chosen);
  await page.reload();
  await expect(option(page, 'Forest Green')).toBeChecked();
  await expect(option(page, 'L')).toBeChecked();
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', /\/product\/mug$/);

  const friend = await context.newPage();
  await openAtRest(friend, shop.url(`${shop.product}?ref=friend&COLOR=Forest-Green&size=L&size=S`));
  await expect(option(friend, 'Forest Green')).toBeChecked();
  await expect(option(friend, 'L')).toBeChecked();
  const offline = friend.getByRole('link', { name: 'FAQs' }).first();
  await expect(offline).toHaveAttribute('href', '/faqs?ref=friend');
  await openAtRest(friend, shop.url(`${shop.product}?color=crimson&size=l`));
  await expect(friend.getByText('Color “crimson” is not offered.')).toBeVisible();
  await expect(option(friend, 'L')).toBeChecked();

  await page.getByRole('link', { name: 'FAQs' }).first().click();
  await expect(page).toHaveURL(shop.url('/faqs'));
  await page.goBack();
  await expect(page).toHaveURL(chosen);
  await expect(option(page, 'Forest Green')).toBeChecked();
  await page.goBack();
  await expect(page).toHaveURL(shop.url('/shop'));
});

test('no more than is left is taken, and a line is made another one in its place [S4.935] [S5.930]', async ({
  page,
}) => {
  const shop = await addShopWithHole();
  await openAtRest(page, shop.url(shop.product));
  const more = page.getByRole('button', { name: 'One more' }).first();
  await more.click();
  await more.click();
  await expect(page.getByText('Only 3 left')).toBeVisible();
  await expect(more).toBeDisabled();
  await add(page).click();
  await expect(page.getByText('All 3 that are left are in your cart')).toBeVisible();
  await page.goto(shop.url('/cart'));
  await page.getByRole('button', { name: 'Edit: Stoneware Mug' }).click();
  const dialog = page.getByRole('dialog', { name: 'Edit item' });
  await option(dialog, 'L').check();
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Update cart' }).click();
  await expect(dialog).toBeHidden();
  const line = page.getByRole('listitem').filter({ hasText: 'Stoneware Mug' });
  await expect(line).toContainText('Size: L');
  await expect(line).toContainText('$60.00');
});

test.describe('a shopper at the last pieces', () => {
  test.use({ expectedMessages: [/status of 409/] });

  test('is stopped by Pay at the size that is short, and goes on with what is left [S4.936] [S4.937] [S5.931]', async ({
    page,
  }) => {
    const shop = await addPayingShop();
    await addRows(shop, [{ options: { Size: 'M' }, stock: 9 }]);
    await openAtRest(page, shop.url(shop.product));
    await page.getByRole('button', { name: 'One more' }).click();
    await add(page).click();
    await expect(cart(page)).toBeVisible();
    await openCheckout(page, shop);
    await fillAddress(page);
    await fillCard(page);
    await setStock(shop, 1);
    await pressPay(page);
    const notice = page.getByRole('region', { name: 'Before you pay' });
    await expect(notice).toContainText('There is only 1 left of Stoneware Mug (M).');
    await expect(notice).toBeFocused();
    await expectAccessible(page);
    await notice.getByRole('button', { name: 'Take the 1 that is left' }).click();
    await expect(notice).toBeHidden();
    await pressPay(page);
    await orderNumber(page);
    expect(await ordersOf(shop)).toMatchObject([{ paidMinor: PRICE_MINOR + SHIPPING_MINOR }]);
  });
});
