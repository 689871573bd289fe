import type { Locator, Page } from 'playwright/test';
import { openAtRest } from './support/at-rest';
import { bringCart } from './support/checkout';
import { fetchPage } from './support/fetch-page';
import { seenShifts, watchShifts } from './support/shifts';
import { urlOf } from './support/shops';
import { expect, test } from './support/test';

/** Dollars: the goods of the shop whose products the journeys know. */
const PRICE = 20;

const drawer = (page: Page) => page.getByRole('dialog', { name: 'Your Cart' });
const summary = (page: Page) => page.getByRole('region', { name: 'Order summary' });
const badge = (page: Page) => page.getByRole('link', { name: /^Cart, \d+ items?$/ });

test('what is added shows in badge and drawer, and is there the next day, as the wishlist is [S2.50] [S4.90] [S4.60]', async ({
  page,
  browser,
}) => {
  await page.goto(urlOf('odd', '/product/script-name'));
  await page.getByRole('button', { name: 'Add to cart' }).first().click();
  await expect(drawer(page)).toBeVisible();
  await expect(drawer(page).getByText(`1 × $${PRICE}.00`)).toBeVisible();
  await drawer(page).getByRole('button', { name: 'Close' }).click();
  await expect(badge(page)).toHaveText(/1/);
  await page.getByRole('button', { name: 'Wishlist', pressed: false }).first().click();
  await expect(page.getByRole('link', { name: 'Wishlist, 1 item' })).toBeVisible();

  const preserved = await page.context().storageState();
  const nextDay = await browser.newContext({ storageState: preserved });
  const again = await nextDay.newPage();
  const priced = again.waitForResponse('**/cart/price');
  await again.goto(urlOf('odd', '/contact'));
  expect((await priced).status()).toBe(200);
  await expect(badge(again)).toHaveText(/1/);
  await expect(again.getByRole('link', { name: 'Wishlist, 1 item' })).toBeVisible();
  await nextDay.close();
});

test('the cart page comes whole from the server, for no search engine [S2.54]', async () => {
  const { status, text } = await fetchPage('classic', '/cart');
  expect(status).toBe(200);
  expect(text).toMatch(/<title[^>]*>[^<]* - Cart/);
  expect(text).toMatch(/<meta name="robots" content="noindex"/);
  expect(text).toContain('Your Cart');
});

test('the cart page does not jump, brings lines back by the keyboard, adds up what was typed, and empties with a way on [S2.54] [S4.33] [S4.39] [S9.65] [S9.68]', async ({
  page,
}) => {
  await bringCart(page, 'odd', 2);
  await watchShifts(page);
  await openAtRest(page, urlOf('odd', '/cart'));
  await expect(summary(page)).toBeVisible();
  expect(await seenShifts(page)).toEqual([]);

  const lines = page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ has: page.getByRole('textbox') });
  const removeFrom = (line: Locator) => line.getByRole('button', { name: /^Remove/ });
  await expect(lines).toHaveCount(2);
  const names = await lines.getByRole('link').allTextContents();
  await removeFrom(lines.first()).press('Enter');
  await expect(lines).toHaveCount(1);
  const undo = page.getByRole('button', { name: /^Undo/ });
  await expect(undo).toBeFocused();
  await undo.press('Enter');
  await expect(lines.getByRole('link')).toHaveText(names);
  await expect(removeFrom(lines.first())).toBeFocused();

  await removeFrom(lines.filter({ hasText: '$49.90' })).click();
  await page.getByRole('textbox', { name: /^Quantity of/ }).fill('12');
  await expect(summary(page)).toContainText('Subtotal$240.00');
  await expect(summary(page)).toContainText('Shipping$4.99');
  await expect(summary(page)).toContainText('Total$244.99');
  await removeFrom(lines).click();
  await expect(page.getByText('Your cart is empty.')).toBeVisible();
  await expect(summary(page)).toHaveCount(0);
  await page.getByRole('link', { name: 'Start shopping' }).click();
  await expect(page).toHaveURL(/\/shop$/);
});

test.describe('coupons', () => {
  test.use({ expectedMessages: [/404|422/] });

  test('a wrong one is refused at its field, the shown one is copied, entered and taken off, and what is recommended beside it can be followed [S4.34] [S8.21] [S9.67] [S9.69]', async ({
    page,
    context,
  }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await bringCart(page, 'classic');
    await page.goto(urlOf('classic', '/cart'));
    const field = page.getByRole('textbox', { name: 'Coupon code' });
    await field.fill('NO-SUCH-CODE');
    await field.press('Enter');
    await expect(page.getByRole('alert').filter({ hasText: /coupon/i })).toBeVisible();
    await expect(field).toHaveValue('NO-SUCH-CODE');

    await page.getByRole('button', { name: /^Copy/ }).click();
    await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toBe('WEDDEAL');
    await field.fill('WEDDEAL');
    await page.getByRole('button', { name: 'Apply', exact: true }).click();
    await expect(summary(page)).toContainText('Discount (WEDDEAL)');

    const dollars = async (name: string) => {
      const row = summary(page)
        .locator('dt', { hasText: new RegExp(`^${name}`) })
        .locator('+ dd');
      return Math.round(Number((await row.textContent())?.replace('$', '')) * 100);
    };
    const [subtotal, discount, shipping, total] = await Promise.all(
      ['Subtotal', 'Discount', 'Shipping', 'Total'].map(dollars),
    );
    expect(discount).toBeLessThan(0);
    expect(total).toBe((subtotal ?? 0) + (discount ?? 0) + (shipping || 0));

    await page.getByRole('button', { name: 'Remove the coupon' }).click();
    await expect(summary(page)).not.toContainText('Discount');

    await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
    const recommended = page.getByRole('region', { name: 'Recommended for you' });
    await expect(recommended.getByRole('article').first()).toBeVisible();
    await recommended.getByRole('article').first().getByRole('heading').getByRole('link').click();
    await expect(page).toHaveURL(/\/product\//);
  });
});
