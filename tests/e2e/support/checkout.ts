import type { FrameLocator, Page } from 'playwright/test';
import { fetchPage } from './fetch-page';
import type { PayingShop } from './paying-shop';
import { type ShopName, urlOf } from './shops';
import { expect } from './test';

export const ADDRESS = {
  'E-mail': 'grace@example.com',
  'Full name': 'Grace Hopper',
  'Street and number': '12 Harbor Street',
  'ZIP code': '97201',
  'Town or city': 'Portland',
} as const;

export const TEST_CARD = '4242 4242 4242 4242';

/** Puts a product into the cart, and opens the checkout. */
export async function openCheckout(
  page: Page,
  shop: ShopName | PayingShop,
  product: string,
): Promise<void> {
  const at = (path: string) => (typeof shop === 'string' ? urlOf(shop, path) : shop.url(path));
  await page.goto(at(product));
  await page.getByRole('button', { name: 'Add to cart' }).first().click();
  await expect(page.getByRole('dialog', { name: 'Your Cart' })).toBeVisible();
  await page.goto(at('/checkout'));
  await expect(page.getByRole('group', { name: 'Contact' })).toBeVisible();
}

/** Enters a whole address in the United States. */
export async function fillAddress(page: Page): Promise<void> {
  await page.getByLabel('Country').selectOption('US');
  await page.getByLabel('State').selectOption('OR');
  for (const [label, text] of Object.entries(ADDRESS)) await page.getByLabel(label).fill(text);
}

export function paymentFrame(page: Page): FrameLocator {
  return page.frameLocator('iframe[title="Payment form"]');
}

/** Chooses the card form in the page, and types a card into its frame. */
export async function fillCard(page: Page, number = TEST_CARD): Promise<void> {
  await cardMethod(page).check();
  await typeCard(paymentFrame(page), number);
}

/** Types a card into the form that has the document to itself. */
export async function typeCard(form: Page | FrameLocator, number = TEST_CARD): Promise<void> {
  await form.getByLabel('Card number').fill(number);
  await form.getByLabel('Expiry').fill('12/40');
  await form.getByLabel('Security code').fill('123');
}

export const cardMethod = (page: Page) => page.getByRole('radio', { name: /^Card Entered here/ });
export const pageMethod = (page: Page) => page.getByRole('radio', { name: /provider’s page/ });

export const payButton = (page: Page) => page.getByRole('button', { name: /^Pay \$/ });

/**
 * Presses the button that pays. A pointer is told where a page has scrolled to a moment after the page
 * itself, so it first has to be over the button.
 */
export async function pressPay(page: Page): Promise<void> {
  await hoverPay(page);
  await payButton(page).click();
}

export async function hoverPay(page: Page): Promise<void> {
  await expect(async () => {
    await page.mouse.move(0, 0);
    await payButton(page).hover();
    expect(await payButton(page).evaluate((button) => button.matches(':hover'))).toBe(true);
  }).toPass();
}

/** The number of the order on the page that thanks for it. */
export async function orderNumber(page: Page): Promise<string> {
  await expect(page.getByRole('heading', { name: 'Thank you for your order' })).toBeVisible();
  const number = page.getByText(/Your order number is/).locator('strong');
  return (await number.textContent()) ?? '';
}

/** A checkout of a shop of one's own, ready to be paid. The browser has not been there: it has the cart of an earlier program. */
export async function beginPaying(page: Page, shop: PayingShop): Promise<void> {
  const { text } = await fetchPage(shop.host, '/api/backend/products?limit=1');
  const [product] = JSON.parse(text);
  const lines = JSON.stringify([{ product, quantity: 1 }]);
  await page.goto(shop.url('/robots.txt'));
  await page.evaluate((kept) => localStorage.setItem('cart', kept), lines);
  await page.goto(shop.url('/checkout'));
  await expect(page.getByRole('group', { name: 'Contact' })).toBeVisible();
  await fillAddress(page);
}

/** Why something was not paid, as the checkout says beside its button. */
export const refusal = (page: Page) =>
  page.getByRole('form', { name: 'Checkout' }).getByRole('alert').filter({ hasText: /\S/ });

export const total = (page: Page) => page.getByTestId('checkout-total').filter({ visible: true });
