import type { Page } from 'playwright/test';
import {
  ADDRESS,
  beginPaying,
  cardMethod,
  fillAddress,
  fillCard,
  hoverPay,
  openCheckout,
  orderNumber,
  pageMethod,
  payButton,
  paymentFrame,
  pressPay,
  refusal,
  total,
  typeCard,
} from './support/checkout';
import { expect, test } from './support/checkout-test';
import { fetchPage } from './support/fetch-page';
import { mailOf } from './support/outbox';
import {
  addPayingShop,
  changeProduct,
  ordersOf,
  PRICE_MINOR,
  paidOrders,
  removeProduct,
  SHIPPING_MINOR,
} from './support/paying-shop';
import { runShopCommand } from './support/shop-command';
import { urlOf } from './support/shops';

const PHONE = { width: 375, height: 667 };

async function demoProduct(): Promise<string> {
  const { text } = await fetchPage('classic', '/api/backend/products?limit=1');
  return `/product/${JSON.parse(text)[0].slug}`;
}

/** From a product to the tracked order and its e-mail. */
async function buy(page: Page, email: string, press: 'click' | 'tap'): Promise<void> {
  await openCheckout(page, 'classic', await demoProduct());
  await fillAddress(page);
  await page.getByLabel('E-mail').fill(email);
  const amount = (await payButton(page).textContent())?.replace(/[^$\d.]/g, '') ?? '';
  await fillCard(page);
  const host = await paymentFrame(page)
    .locator(':root')
    .evaluate(() => location.hostname);
  expect(host).toBe('pay.localhost');
  if (press === 'click') await pressPay(page);
  else await payButton(page).tap();
  const number = await orderNumber(page);
  expect(number).toMatch(/^MF-[2-9A-Z]{5}-[2-9A-Z]{5}$/);
  await expect(page.getByRole('link', { name: 'Cart', exact: true }).first()).toBeVisible();
  await page.getByRole('link', { name: 'Track your order' }).click();
  await expect(page).toHaveURL(/\/order-tracking/);
  await expect(page.getByRole('main')).toContainText(number);
  await page.goto(urlOf('classic', '/checkout'));
  await expect(page.getByText('Your cart is empty.')).toBeVisible();
  const mail = await mailOf(number);
  expect(mail).toContain(amount);
  expect(mail).toContain(email);
}

test('a shopper buys: card in the frame, thanks, empty cart, tracking, e-mail [S2.650]', async ({
  page,
}) => {
  await buy(page, 'grace.desk@example.com', 'click');
});

test.describe('on a phone', () => {
  test.use({ viewport: PHONE, hasTouch: true, isMobile: true });

  test('a shopper buys by the thumb [S2.651]', async ({ page }) => {
    await buy(page, 'grace.phone@example.com', 'tap');
  });

  test('the pay button stays at the thumb, large enough, and no field zooms the page [S9.220]', async ({
    page,
  }) => {
    await openCheckout(page, 'odd', '/product/script-name');
    await cardMethod(page).check();
    const frame = paymentFrame(page);
    await expect(frame.getByLabel('Card number')).toBeVisible();
    await page.evaluate(() => window.scrollTo(0, 300));
    await expect(payButton(page)).toBeInViewport({ ratio: 1 });
    for (const place of [page.getByRole('form', { name: 'Checkout' }), frame.locator('body')]) {
      const sizes = await place
        .locator('input:not([type=radio], [type=checkbox]), select')
        .evaluateAll((fields) =>
          fields.map((field) => ({
            font: Number.parseFloat(getComputedStyle(field).fontSize),
            height: field.getBoundingClientRect().height,
          })),
        );
      expect(sizes.length).toBeGreaterThan(2);
      for (const { font, height } of sizes) {
        expect(font).toBeGreaterThanOrEqual(16);
        expect(height).toBeGreaterThanOrEqual(44);
      }
    }
    await pageMethod(page).scrollIntoViewIfNeeded();
    await pageMethod(page).click();
    await expect(pageMethod(page)).toBeChecked();
    await cardMethod(page).focus();
    await page.keyboard.press('ArrowDown');
    const [focused, bar] = [
      await pageMethod(page).boundingBox(),
      await payButton(page).boundingBox(),
    ];
    expect((focused?.y ?? 0) + (focused?.height ?? 0)).toBeLessThan(bar?.y ?? 0);
    const width = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(width).toBe(PHONE.width);
  });
});

test.describe('what is entered', () => {
  test('stands beside its field where it is wrong, and the first has the focus [S5.220]', async ({
    page,
  }) => {
    await openCheckout(page, 'odd', '/product/script-name');
    await pressPay(page);
    const email = page.getByLabel('E-mail');
    await expect(email).toBeFocused();
    await expect(email).toHaveAccessibleDescription(/Enter an e-mail address/);
    await expect(page.getByLabel('Full name')).toHaveAccessibleDescription('Enter your name.');
    await expect(page.getByLabel('Apartment')).not.toHaveAttribute('aria-invalid');
    await email.fill(ADDRESS['E-mail']);
    await expect(email).not.toHaveAccessibleDescription(/Enter an e-mail/);
    await fillAddress(page);
    await page.getByLabel('ZIP code').fill('1234');
    await pressPay(page);
    await expect(page.getByLabel('ZIP code')).toBeFocused();
    await page.getByLabel('ZIP code').fill('97201');
    await pressPay(page);
    await expect(refusal(page)).toHaveText('Choose how to pay.');
    await expect(cardMethod(page)).toBeFocused();
  });

  test('is asked as the country has it [S5.221]', async ({ page }) => {
    await openCheckout(page, 'odd', '/product/script-name');
    const country = page.getByLabel('Country');
    await country.selectOption('GB');
    await expect(page.getByLabel('State')).toHaveCount(0);
    await page.getByLabel('Postcode').fill('97201');
    await pressPay(page);
    await expect(page.getByLabel('Postcode')).toHaveAccessibleDescription(/SW1A 1AA/);
    await country.selectOption('CA');
    await expect(page.getByLabel('Postal code')).not.toHaveAttribute('aria-invalid');
    await expect(page.getByLabel('Province')).toBeVisible();
    await country.selectOption('HK');
    await expect(page.getByLabel(/postal|zip|postcode/i)).toHaveCount(0);
  });

  test('is there again when the page is reloaded, and gone with the tab [S4.339]', async ({
    page,
    context,
  }) => {
    await openCheckout(page, 'odd', '/product/script-name');
    await fillAddress(page);
    await cardMethod(page).check();
    await page.reload();
    await expect(page.getByLabel('Full name')).toHaveValue(ADDRESS['Full name']);
    await expect(page.getByLabel('State')).toHaveValue('OR');
    await expect(cardMethod(page)).toBeChecked();
    const other = await context.newPage();
    await other.goto(urlOf('odd', '/checkout'));
    await expect(other.getByLabel('Full name')).toHaveValue('');
  });
});

test('coupon and protection are in the sums, on the button and in the order [S5.222]', async ({
  page,
}) => {
  const shop = await addPayingShop({ settings: { orderProtection: 2.5 } });
  await runShopCommand('coupon', '--host', shop.host, 'TENTH', 'percentage=10');
  await beginPaying(page, shop);
  await expect(total(page)).toHaveText('$24.99');
  const protection = page.getByRole('checkbox', { name: /Order protection/ });
  await expect(protection).not.toBeChecked();
  await protection.check();
  await expect(total(page)).toHaveText('$27.49');
  await page.getByRole('textbox', { name: 'Coupon code' }).fill('TENTH');
  await page.getByRole('button', { name: 'Apply' }).click();
  await expect(total(page)).toHaveText('$25.49');
  await expect(payButton(page)).toHaveText('Pay $25.49');
  await page.reload();
  await expect(payButton(page)).toHaveText('Pay $25.49');
  await fillCard(page);
  await pressPay(page);
  await orderNumber(page);
  const [order] = await ordersOf(shop);
  expect(order).toMatchObject({ paidMinor: 2549, protectionMinor: 250, discountMinor: 200 });
});

test.describe('what has changed meanwhile', () => {
  test.use({ expectedMessages: [/status of 409/] });

  test('is said with the new total, and is paid by paying again [S4.345]', async ({ page }) => {
    const shop = await addPayingShop();
    await beginPaying(page, shop);
    await fillCard(page);
    await runShopCommand('set', '--host', shop.host, 'shipping_cost=7.25');
    await pressPay(page);
    await expect(refusal(page)).toContainText('The total is now $27.25.');
    await expect(total(page)).toHaveText('$27.25');
    expect(await ordersOf(shop)).toEqual([]);
    await pressPay(page);
    await orderNumber(page);
    expect(await ordersOf(shop)).toMatchObject([{ paidMinor: 2725 }]);
  });

  test('is said on the way to the page of a provider too [S4.345]', async ({ page }) => {
    const shop = await addPayingShop();
    await beginPaying(page, shop);
    await pageMethod(page).check();
    await runShopCommand('set', '--host', shop.host, 'shipping_cost=7.25');
    await pressPay(page);
    await expect(refusal(page)).toContainText(/changed/);
    await expect(payButton(page)).toHaveText('Pay $27.25');
    await pressPay(page);
    await expect(page).toHaveURL(/shield-proxy-creditcard/);
  });

  test('a product that is sold out or gone is named before anything is paid [S4.346]', async ({
    page,
  }) => {
    const shop = await addPayingShop();
    await beginPaying(page, shop);
    await fillCard(page);
    await changeProduct(shop, { isSoldOut: true });
    await pressPay(page);
    await expect(refusal(page)).toContainText('Stoneware Mug is sold out.');
    await removeProduct(shop);
    await pressPay(page);
    await expect(
      page.getByText(/not sold any more|no longer|Your cart is empty/).first(),
    ).toBeVisible();
    expect(await ordersOf(shop)).toEqual([]);
  });
});

test.describe('one order', () => {
  test('comes of a double click [S4.347]', async ({ page }) => {
    const shop = await addPayingShop();
    await beginPaying(page, shop);
    await fillCard(page);
    await hoverPay(page);
    await payButton(page).dblclick();
    await orderNumber(page);
    expect(await ordersOf(shop)).toHaveLength(1);
  });

  test('comes of two tabs, and both show it [S4.347]', async ({ page, context }) => {
    const shop = await addPayingShop();
    await beginPaying(page, shop);
    const other = await context.newPage();
    await other.goto(shop.url('/checkout'));
    await fillAddress(other);
    await fillCard(other);
    await fillCard(page);
    await pressPay(page);
    const number = await orderNumber(page);
    expect(await orderNumber(other)).toBe(number);
    expect(await ordersOf(shop)).toHaveLength(1);
  });

  test.describe('that is paid', () => {
    test.use({ expectedMessages: [/status of 409/] });

    test('is what a tab ends on that heard nothing of it [S4.347]', async ({ page, context }) => {
      const shop = await addPayingShop();
      await beginPaying(page, shop);
      const deaf = await context.newPage();
      await deaf.addInitScript(() =>
        Reflect.deleteProperty(BroadcastChannel.prototype, 'onmessage'),
      );
      await deaf.goto(shop.url('/checkout'));
      await fillAddress(deaf);
      await fillCard(deaf);
      await fillCard(page);
      await pressPay(page);
      const number = await orderNumber(page);
      await pressPay(deaf);
      expect(await orderNumber(deaf)).toBe(number);
      expect(await paidOrders(shop)).toBe(1);
    });
  });

  test('stays one when the shopper goes back [S4.348]', async ({ page }) => {
    const shop = await addPayingShop();
    await beginPaying(page, shop);
    await pageMethod(page).check();
    await pressPay(page);
    await expect(page).toHaveURL(/shield-proxy-creditcard/);
    await expect(page.getByRole('button', { name: 'Pay', exact: true })).toBeVisible();
    await page.goBack();
    await expect(page).toHaveURL(shop.url('/checkout'));
    await fillCard(page);
    await pressPay(page);
    const number = await orderNumber(page);
    await page.reload();
    expect(await orderNumber(page)).toBe(number);
    await page.goBack();
    await expect(page.getByText('Your cart is empty.')).toBeVisible();
    await page.goForward();
    expect(await orderNumber(page)).toBe(number);
    expect(await paidOrders(shop)).toBe(1);
  });
});

test.describe('after the payment', () => {
  test.use({ expectedMessages: [/status of 4\d\d/] });

  test('a stopped one leaves the cart and says what to do, and the next leads to the thanks [S2.652] [S2.902]', async ({
    page,
  }) => {
    const shop = await addPayingShop();
    await beginPaying(page, shop);
    await pageMethod(page).check();
    await payElsewhere(page);
    await page.getByRole('link', { name: /^Cancel and go back/ }).click();
    await expect(page).toHaveURL(/\/checkout-stripe-cancel\b/);
    await expect(page.getByRole('heading', { name: 'You stopped the payment' })).toBeVisible();
    await expect(page.getByText(/Nothing was charged/)).toBeVisible();
    await expect(page.getByRole('link', { name: 'Cart, 1 item' }).first()).toBeVisible();
    await page.getByRole('link', { name: 'Back to checkout' }).click();
    await expect(page.getByLabel('Full name')).toHaveValue(ADDRESS['Full name']);

    await pageMethod(page).check();
    await payElsewhere(page);
    await typeCard(page);
    expect(await paidOrders(shop)).toBe(0);
    const arrived = page.waitForURL(/\/checkout-stripe-success\?/, { waitUntil: 'commit' });
    await page.getByRole('button', { name: 'Pay', exact: true }).click();
    await arrived;
    const number = await orderNumber(page);
    await expect(page.getByRole('link', { name: 'Cart', exact: true }).first()).toBeVisible();
    const paid = (await ordersOf(shop)).filter(({ paidMinor }) => paidMinor > 0);
    const paidMinor = PRICE_MINOR + SHIPPING_MINOR;
    expect(paid).toEqual([expect.objectContaining({ number, paidMinor })]);
  });

  test('a second tab shows the same order, and neither counts nor empties anything again [S4.347]', async ({
    page,
    context,
  }) => {
    const shop = await addPayingShop();
    await beginPaying(page, shop);
    await fillCard(page);
    const arrived = page.waitForRequest(/\/checkout-stripe-success\?/);
    await pressPay(page);
    const address = (await arrived).url();
    const number = await orderNumber(page);
    expect(page.url()).not.toContain(number);
    const second = await context.newPage();
    await second.goto(address);
    expect(await orderNumber(second)).toBe(number);
    await second.goto(shop.url(shop.product));
    await second.getByRole('button', { name: 'Add to cart' }).first().click();
    await expect(second.getByRole('dialog', { name: 'Your Cart' })).toBeVisible();
    await page.reload();
    expect(await orderNumber(page)).toBe(number);
    await expect(page.getByRole('link', { name: 'Cart, 1 item' }).first()).toBeVisible();
    expect(await paidOrders(shop)).toBe(1);
  });

  test('nothing is confirmed for a payment that is made up, unpaid or of another order [S6.350]', async ({
    page,
  }) => {
    const shop = await addPayingShop();
    await beginPaying(page, shop);
    await pageMethod(page).check();
    await pressPay(page);
    await expect(page).toHaveURL(/shield-proxy/);
    const [order] = await ordersOf(shop);
    const own = { session_id: order?.sessionId ?? '', order_id: order?.number ?? '' };
    await page.goto(shop.url('/checkout-stripe-success'));
    await expectUnconfirmed(page, /does not know which order it is for/);
    const attempts = [
      { ...own, session_id: 'test_0123456789' },
      { ...own, order_id: 'AAAAA-AAAAA' },
    ];
    for (const attempt of attempts) {
      await page.goto(shop.url(`/checkout-stripe-success?${new URLSearchParams(attempt)}`));
      await expectUnconfirmed(page, /could not find this payment/);
    }
    await page.clock.install();
    await page.goto(shop.url(`/checkout-stripe-success?${new URLSearchParams(own)}`));
    await expect(page.getByText('Confirming your payment')).toBeVisible();
    await expect(async () => {
      await page.clock.fastForward(2000);
      await expectUnconfirmed(page, /has not arrived yet/, 500);
    }).toPass();
    expect(await paidOrders(shop)).toBe(0);
  });
});

/** Leaves the checkout for the provider's page, by the page that begins the payment. */
async function payElsewhere(page: Page): Promise<void> {
  const begun = page.waitForRequest(/\/checkout-stripe(\?|$)/);
  await pressPay(page);
  await begun;
  await expect(page).toHaveURL(/\/shield-proxy-creditcard\?/);
}

async function expectUnconfirmed(page: Page, words: RegExp, timeout = 15_000): Promise<void> {
  const heading = page.getByRole('heading', { name: 'Your payment is not confirmed' });
  await expect(heading).toBeVisible({ timeout });
  await expect(page.getByRole('main').getByRole('alert')).toHaveText(words);
  await expect(page.getByRole('link', { name: 'Back to checkout' })).toBeVisible();
  await expect(page.getByText(/Thank you/)).toHaveCount(0);
}
