import type { Page, Request } from 'playwright/test';
import { fetchPage } from './support/fetch-page';
import { type ShopName, urlOf } from './support/shops';
import { expect, test } from './support/test';

const PRICING = '**/cart/price';
/** Dollars: the goods of the shop whose products the journeys know. */
const PRICE = 20;

const drawer = (page: Page) => page.getByRole('dialog', { name: 'Your Cart' });
const summary = (page: Page) => page.getByRole('region', { name: 'Order summary' });
const badge = (page: Page) => page.getByRole('link', { name: /^Cart, \d+ items?$/ });

async function addFrom(page: Page, shop: ShopName, path: string): Promise<void> {
  await page.goto(urlOf(shop, path));
  await page.getByRole('button', { name: 'Add to cart' }).first().click();
  await expect(drawer(page)).toBeVisible();
}

/** Keeps every request for prices back, and counts how many are on their way at once. */
async function slowPricing(page: Page, delayMs: number) {
  const seen = { open: 0, mostOpen: 0, quantities: [] as number[] };
  await page.route(PRICING, async (route) => {
    seen.open += 1;
    seen.mostOpen = Math.max(seen.mostOpen, seen.open);
    seen.quantities.push(firstQuantity(route.request()));
    await new Promise((resolve) => setTimeout(resolve, delayMs));
    seen.open -= 1;
    await route.continue();
  });
  return seen;
}

const firstQuantity = (request: Request): number => request.postDataJSON().lines[0].quantity;

test('what is added shows in badge and drawer, and is there in the next visit [S2.50] [S4.90]', async ({
  page,
}) => {
  await addFrom(page, 'odd', '/product/script-name');
  await expect(drawer(page).getByText(`1 × $${PRICE}.00`)).toBeVisible();
  await drawer(page).getByRole('button', { name: 'Close' }).click();
  await expect(badge(page)).toHaveText(/1/);
  const priced = page.waitForResponse(PRICING);
  await page.goto(urlOf('odd'));
  expect((await priced).status()).toBe(200);
  await expect(badge(page)).toHaveText(/1/);
});

test('the screen follows fast clicks while the network is slow; the last quantity is priced [S4.94]', async ({
  page,
}) => {
  await addFrom(page, 'odd', '/product/script-name');
  const seen = await slowPricing(page, 800);
  const more = drawer(page).getByRole('button', { name: 'One more' });
  for (let clicks = 1; clicks <= 8; clicks += 1) {
    await more.click();
    await expect(drawer(page).getByText(`${clicks + 1} × $20.00`)).toBeVisible();
  }
  await expect(drawer(page).getByText('$180.00')).toBeVisible();
  await expect.poll(() => seen.quantities.at(-1)).toBe(9);
  await expect.poll(() => seen.open).toBe(0);
  expect(seen.mostOpen).toBe(1);
  await expect(drawer(page).getByRole('textbox')).toHaveValue('9');
});

test('a line leaves by the keyboard and comes back in its place [S4.33] [S4.39]', async ({
  page,
}) => {
  await addFrom(page, 'odd', '/product/script-name');
  await addFrom(page, 'odd', '/product/quotes');
  await page.goto(urlOf('odd', '/cart'));
  const lines = page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ has: page.getByRole('textbox') });
  await expect(lines).toHaveCount(2);
  const names = await lines.getByRole('link').allTextContents();
  await lines
    .first()
    .getByRole('button', { name: /^Remove/ })
    .press('Enter');
  await expect(lines).toHaveCount(1);
  const undo = page.getByRole('button', { name: /^Undo/ });
  await expect(undo).toBeFocused();
  await undo.press('Enter');
  await expect(lines.getByRole('link')).toHaveText(names);
  await expect(lines.first().getByRole('button', { name: /^Remove/ })).toBeFocused();
});

test('the cart page adds up to the cent what was typed, and empties with a way on [S9.65] [S9.68]', async ({
  page,
}) => {
  await addFrom(page, 'odd', '/product/script-name');
  await page.goto(urlOf('odd', '/cart'));
  const quantity = page.getByRole('textbox', { name: /^Quantity of/ });
  await quantity.fill('12');
  await expect(summary(page)).toContainText('Subtotal$240.00');
  await expect(summary(page)).toContainText('Shipping$4.99');
  await expect(summary(page)).toContainText('Total$244.99');
  await page.getByRole('button', { name: /^Remove/ }).click();
  await expect(page.getByText('Your cart is empty.')).toBeVisible();
  await expect(summary(page)).toHaveCount(0);
  await page.getByRole('link', { name: 'Start shopping' }).click();
  await expect(page).toHaveURL(/\/shop$/);
});

test.describe('coupons', () => {
  test.use({ expectedMessages: [/404|422/] });

  test('a wrong one is refused at its field, the shown one is copied, entered and taken off [S4.34] [S8.21] [S9.66] [S9.67]', async ({
    page,
    context,
  }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.goto(urlOf('classic', '/shop'));
    const path = await page.getByRole('article').first().getByRole('link').getAttribute('href');
    await addFrom(page, 'classic', path ?? '');
    await page.goto(urlOf('classic', '/cart'));
    const field = page.getByRole('textbox', { name: 'Coupon code' });
    await field.fill('NO-SUCH-CODE');
    await field.press('Enter');
    await expect(page.getByRole('alert').filter({ hasText: /coupon/i })).toBeVisible();
    await expect(field).toHaveValue('NO-SUCH-CODE');

    await page.getByRole('button', { name: /^Copy/ }).click();
    const toast = page.getByText('Coupon code copied');
    await expect(toast).toBeVisible();
    await expect(toast).toHaveCount(0);
    await field.fill(await page.evaluate(() => navigator.clipboard.readText()));
    await page.getByRole('button', { name: 'Apply' }).click();
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
  });
});

test.describe('without prices', () => {
  test.use({ expectedMessages: [/ERR_FAILED/] });

  test('a cart whose prices cannot be had keeps working and says so [S4.95]', async ({ page }) => {
    let refused = 0;
    await page.route(PRICING, (route) => {
      refused += 1;
      return route.abort();
    });
    await addFrom(page, 'odd', '/product/script-name');
    await expect(drawer(page).getByText(/Prices may be out of date/)).toBeVisible();
    await drawer(page).getByRole('button', { name: 'One more' }).click();
    await expect(drawer(page).getByText('2 × $20.00')).toBeVisible();
    await expect.poll(() => refused).toBe(2);
    await page.unroute(PRICING);
    await drawer(page).getByRole('button', { name: 'Try again' }).click();
    await expect(drawer(page).getByText(/Prices may be out of date/)).toHaveCount(0);
  });
});

test('the cart page comes whole from the server, for no search engine, and does not jump [S2.54]', async ({
  page,
}) => {
  const { status, text } = await fetchPage('classic', '/cart');
  expect(status).toBe(200);
  expect(text).toMatch(/<title[^>]*>[^<]* - Cart/);
  expect(text).toMatch(/<meta name="robots" content="noindex"/);
  expect(text).toContain('Your Cart');

  await addFrom(page, 'odd', '/product/script-name');
  await page.addInitScript(() => {
    Object.assign(window, { shifted: 0 });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        Object.assign(window, {
          shifted: Reflect.get(window, 'shifted') + Reflect.get(entry, 'value'),
        });
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
  await page.goto(urlOf('odd', '/cart'));
  await expect(summary(page)).toBeVisible();
  await page.waitForLoadState('networkidle');
  expect(await page.evaluate(() => Reflect.get(window, 'shifted'))).toBeLessThan(0.01);
});

test('what is recommended beside the cart can be followed [S9.69]', async ({ page }) => {
  await page.goto(urlOf('classic', '/cart'));
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
  const recommended = page.getByRole('region', { name: 'Recommended for you' });
  await expect(recommended.getByRole('article').first()).toBeVisible();
  await recommended.getByRole('article').first().getByRole('link').click();
  await expect(page).toHaveURL(/\/product\//);
});
