import type { Page } from 'playwright/test';
import { cameTo } from '../support/came-to';
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
  SHIPPING_MINOR,
} from './support/paying-shop';
import { runShopCommand } from './support/shop-command';
import { urlOf } from './support/shops';

/** What an order of the shop's product comes to under a coupon for all of it. */
const FREE = { goods: PRICE_MINOR, discount: -PRICE_MINOR, shipping: 0 };
const PHONE = { width: 375, height: 667 };

async function demoProduct(): Promise<string> {
  const { text } = await fetchPage('classic', '/api/backend/products?limit=1');
  return `/product/${JSON.parse(text)[0].slug}`;
}

/** From a product to the tracked order and its e-mail. */
async function buy(page: Page, email: string, pay: () => Promise<void>): Promise<void> {
  await page.goto(urlOf('classic', await demoProduct()));
  await page.getByRole('button', { name: 'Add to cart' }).first().click();
  await expect(page.getByRole('dialog', { name: 'Your Cart' })).toBeVisible();
  await openCheckout(page, 'classic');
  await fillAddress(page);
  await page.getByLabel('E-mail').fill(email);
  const amount = (await payButton(page).textContent())?.replace(/[^$\d.]/g, '') ?? '';
  await fillCard(page);
  const host = await paymentFrame(page)
    .locator(':root')
    .evaluate(() => location.hostname);
  expect(host).toBe('pay.localhost');
  await pay();
  const number = await orderNumber(page);
  expect(number).toMatch(/^MF-[2-9A-Z]{5}-[2-9A-Z]{5}$/);
  await expect(page.getByRole('link', { name: 'Cart', exact: true }).first()).toBeVisible();
  await page.getByRole('link', { name: 'Track your order' }).click();
  await expect(page).toHaveURL(/\/order-tracking/);
  await expect(page.getByRole('main')).toContainText(number);
  const mail = await mailOf(number);
  expect(mail).toContain(amount);
  expect(mail).toContain(email);
}

test('a shopper buys: card in the frame, thanks, empty cart, tracking, e-mail [S2.650]', async ({
  page,
}) => {
  await buy(page, 'grace.desk@example.com', () => pressPay(page));
  await page.goto(urlOf('classic', '/checkout'));
  await expect(page.getByText('Your cart is empty.')).toBeVisible();
});

test.describe('on a phone', () => {
  test.use({ viewport: PHONE, hasTouch: true, isMobile: true });

  test('a shopper buys by the thumb: the pay button stays there, large enough, and no field zooms the page [S2.651] [S9.220]', async ({
    page,
  }) => {
    await buy(page, 'grace.phone@example.com', async () => {
      await seeFitForThumb(page);
      await fillCard(page);
      await payButton(page).tap();
    });
  });
});

/** The checkout of a phone whose card form is there. */
async function seeFitForThumb(page: Page): Promise<void> {
  await page.evaluate(() => window.scrollTo(0, 300));
  await expect(payButton(page)).toBeInViewport({ ratio: 1 });
  const form = page.getByRole('form', { name: 'Checkout' });
  for (const place of [form, paymentFrame(page).locator('body')]) {
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
}

test('company, note and billing address are in thanks, tracking and e-mail; contact and address are there at the next visit, and gone once unchecked [S2.1301] [S2.1302] [S4.1300]', async ({
  page,
}) => {
  const shop = await addPayingShop();
  const saving = page.getByRole('checkbox', { name: /^Save contact and address/ });
  const note = 'Gate code 4711 <b>twice</b>';
  await beginPaying(page, shop);
  await page.getByLabel('Company').fill('Hoppers Ltd.');
  await page.getByLabel('Delivery note').fill(note);
  await saving.check();
  await page.getByRole('checkbox', { name: 'Use a different billing address' }).check();
  const billing = page.getByRole('group', { name: 'Billing address' });
  await billing.getByLabel('Country').selectOption('GB');
  await billing.getByLabel('Full name').fill('Charles Babbage');
  await billing.getByLabel('Street and number').fill('5 Devonshire Street');
  await billing.getByLabel('Town or city').fill('London');
  await billing.getByLabel('Postcode').fill('W1W 5EA');
  await fillCard(page);
  await pressPay(page);
  const number = await orderNumber(page);
  const shown = ['Hoppers Ltd.', note, 'Charles Babbage', 'W1W 5EA', ADDRESS['E-mail']];
  for (const text of shown) await expect(page.getByRole('main')).toContainText(text);
  await page.getByRole('link', { name: 'Track your order' }).click();
  for (const text of shown) await expect(page.getByRole('main')).toContainText(text);
  const mail = await mailOf(number);
  for (const text of ['Hoppers Ltd.', 'Charles Babbage', '4711']) expect(mail).toContain(text);
  const [order] = await ordersOf(shop);
  expect(order).toMatchObject({ company: 'Hoppers Ltd.', deliveryNote: note });

  await page.goto(shop.url(shop.product));
  await page.getByRole('button', { name: 'Add to cart' }).first().click();
  await expect(page.getByRole('dialog', { name: 'Your Cart' })).toBeVisible();
  await openCheckout(page, shop);
  await expect(page.getByLabel('Full name')).toHaveValue(ADDRESS['Full name']);
  await expect(page.getByLabel('State')).toHaveValue('OR');
  await expect(page.getByLabel('Delivery note')).toHaveValue('');
  await saving.uncheck();
  await page.evaluate(() => sessionStorage.clear());
  await openCheckout(page, shop);
  await expect(saving).not.toBeChecked();
  await expect(page.getByLabel('Full name')).toHaveValue('');
});

test('coupon and protection are in the sums, on the button and in the order, and all is there again after a reload [S5.222] [S4.339]', async ({
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
  await page.getByRole('button', { name: 'Apply', exact: true }).click();
  await expect(total(page)).toHaveText('$25.49');
  await expect(payButton(page)).toHaveText('Pay $25.49');
  await cardMethod(page).check();
  await page.reload();
  await expect(payButton(page)).toHaveText('Pay $25.49');
  await expect(page.getByLabel('Full name')).toHaveValue(ADDRESS['Full name']);
  await expect(page.getByLabel('State')).toHaveValue('OR');
  await expect(cardMethod(page)).toBeChecked();
  await fillCard(page);
  await pressPay(page);
  await orderNumber(page);
  const [order] = await ordersOf(shop);
  expect(order).toMatchObject({
    paidMinor: 2549,
    ...cameTo({ goods: 2000, discount: -200, shipping: 499, protection: 250 }),
  });
});

test.describe('what has changed meanwhile', () => {
  test.use({ expectedMessages: [/status of 409/] });

  test('is named or said with the new total before anything is paid, and is paid by paying again [S4.345] [S4.346]', async ({
    page,
  }) => {
    const shop = await addPayingShop();
    await beginPaying(page, shop);
    await fillCard(page);
    await changeProduct(shop, { isSoldOut: true });
    await pressPay(page);
    await expect(refusal(page)).toContainText('Stoneware Mug is sold out.');
    await changeProduct(shop, { isSoldOut: false });
    await runShopCommand('set', '--host', shop.host, 'shipping_cost=7.25');
    await pressPay(page);
    await expect(refusal(page)).toContainText('The total is now $27.25.');
    await expect(total(page)).toHaveText('$27.25');
    expect(await ordersOf(shop)).toEqual([]);
    await pressPay(page);
    await orderNumber(page);
    expect(await ordersOf(shop)).toMatchObject([{ paidMinor: 2725 }]);
  });

  test('is said at the top where the last product was withdrawn, in view and focused, with a way on [S4.913]', async ({
    page,
  }) => {
    await page.setViewportSize(PHONE);
    const shop = await addPayingShop();
    await beginPaying(page, shop);
    await fillCard(page);
    await changeProduct(shop, { isPublished: false });
    await pressPay(page);
    const notice = page.getByRole('alert').filter({ hasText: 'Stoneware Mug is no longer sold.' });
    await expect(notice).toBeFocused();
    await expect(notice).toBeInViewport({ ratio: 1 });
    await expect(page.getByText('Your cart is empty.')).toBeVisible();
    await notice.getByRole('link', { name: 'Continue shopping' }).click();
    await expect(page).toHaveURL(shop.url('/shop'));
    expect(await ordersOf(shop)).toEqual([]);
  });
});

test('an order that comes to nothing is placed by one button, double clicked, and thanked for with an empty cart [S4.912] [S9.911]', async ({
  page,
}) => {
  const shop = await addPayingShop({ settings: { freeShippingFrom: 20 } });
  await runShopCommand('coupon', '--host', shop.host, 'ALL', 'percentage=100');
  await beginPaying(page, shop);
  await page.getByRole('textbox', { name: 'Coupon code' }).fill('ALL');
  await page.getByRole('button', { name: 'Apply', exact: true }).click();
  await expect(total(page)).toHaveText('$0.00');
  await expect(page.getByText('No payment is needed for this order.')).toBeVisible();
  await expect(cardMethod(page)).toHaveCount(0);
  await page.getByRole('button', { name: 'Place order' }).dblclick();
  const number = await orderNumber(page);
  expect(await ordersOf(shop)).toMatchObject([
    { number, state: 'paid', paidMinor: 0, provider: 'none', ...cameTo(FREE) },
  ]);
  expect(await mailOf(number)).toContain('Nothing is to be paid');
  await page.goto(shop.url('/cart'));
  await expect(page.getByText('Your cart is empty.')).toBeVisible();
});

test.describe('one order', () => {
  test.use({ expectedMessages: [/status of 409/] });

  test('comes of a double click in one of several tabs: all show it, and none counts or empties anything again [S4.347] [S4.339]', async ({
    page,
    context,
  }) => {
    const shop = await addPayingShop();
    await beginPaying(page, shop);
    const other = await context.newPage();
    await openCheckout(other, shop);
    await expect(other.getByLabel('Full name')).toHaveValue('');
    await fillAddress(other);
    await fillCard(other);
    const deaf = await context.newPage();
    await deaf.addInitScript(() => Reflect.deleteProperty(BroadcastChannel.prototype, 'onmessage'));
    await openCheckout(deaf, shop);
    await fillAddress(deaf);
    await fillCard(deaf);

    await page.bringToFront();
    await fillCard(page);
    const arrived = page.waitForRequest(/\/checkout-stripe-success\?/);
    await hoverPay(page);
    await payButton(page).dblclick();
    const address = (await arrived).url();
    const number = await orderNumber(page);
    expect(await orderNumber(other)).toBe(number);
    expect(await ordersOf(shop)).toHaveLength(1);
    expect(page.url()).not.toContain(number);

    await test.step('a tab that heard nothing of it ends on it', async () => {
      await deaf.bringToFront();
      await pressPay(deaf);
      expect(await orderNumber(deaf)).toBe(number);
    });

    await test.step('opened again, it leaves what is in the cart since', async () => {
      await other.goto(address);
      expect(await orderNumber(other)).toBe(number);
      await other.goto(shop.url(shop.product));
      await other.getByRole('button', { name: 'Add to cart' }).first().click();
      await expect(other.getByRole('dialog', { name: 'Your Cart' })).toBeVisible();
      await page.reload();
      expect(await orderNumber(page)).toBe(number);
      await expect(page.getByRole('link', { name: 'Cart, 1 item' }).first()).toBeVisible();
    });
    expect(await paidOrders(shop)).toBe(1);
    expect(await ordersOf(shop)).toHaveLength(1);
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
    await page.getByRole('link', { name: 'Back to checkout' }).click();
    const summary = page.getByRole('complementary', { name: 'Order summary' });
    await expect(summary).toContainText('1 × $');
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
});

/** Leaves the checkout for the provider's page, by the page that begins the payment. */
async function payElsewhere(page: Page): Promise<void> {
  const begun = page.waitForRequest(/\/checkout-stripe(\?|$)/);
  await pressPay(page);
  await begun;
  await expect(page).toHaveURL(/\/shield-proxy-creditcard\?/);
}

test('checkout: its header and footer have the shop’s name, help and policies alone, and the summary comes after the form [S2.1155]', async ({
  page,
}) => {
  await page.goto(urlOf('studio', '/checkout'));
  const links = (part: 'banner' | 'contentinfo') => page.getByRole(part).getByRole('link');
  await expect(links('banner')).toHaveText(['', 'Help']);
  await expect(links('contentinfo').first()).toHaveText('Shipping');
  expect(await links('contentinfo').count()).toBe(6);
});
