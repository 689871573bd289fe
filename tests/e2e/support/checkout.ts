import type { FrameLocator, Page } from 'playwright/test';
import { productSchema } from '@/core/model/product.schema';
import { cartLine } from '@/core/rules/cart/cart-line';
import { chosenRow, lineVariants, openingChoices } from '@/core/rules/variants/variant-rows';
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

/** Where on the payment origin the card form of a shop is, as its checkout opens it. */
export async function frameAddress(host: string): Promise<string> {
  const { text } = await fetchPage(host, `/api/backend/checkout/methods?domain=${host}`);
  const [{ encrypted }] = JSON.parse(text).data.methods;
  const from = `http://${host}:${process.env.E2E_PORT}`;
  const query = new URLSearchParams({ ticket: encrypted, from });
  return `/shield-proxy-creditcard?${query}#nonce=${'a'.repeat(20)}`;
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

/** Turns to the card form in the page, and types a card into its frame. */
export async function fillCard(page: Page, number = TEST_CARD): Promise<void> {
  // Chosen it is from the start: its form opens by the press.
  await cardMethod(page).click();
  await typeCard(paymentFrame(page), number);
}

/** Types a card into the form that has the document to itself. */
export async function typeCard(form: Page | FrameLocator, number = TEST_CARD): Promise<void> {
  await form.getByLabel('Card number').fill(number);
  await form.getByLabel('Expiry').fill('12/40');
  await form.getByLabel('Security code').fill('123');
}

export const cardMethod = (page: Page) => page.getByRole('radio', { name: /^Card Card details/ });
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

/** Puts the first products of a shop into the cart of a browser that has not been there: it has that of an earlier program. */
export async function bringCart(
  page: Page,
  shop: ShopName | PayingShop,
  products = 1,
): Promise<void> {
  const host = typeof shop === 'string' ? shop : shop.host;
  const { text } = await fetchPage(host, `/api/backend/products?limit=${products}`);
  const listed: { id: string }[] = JSON.parse(text);
  const lines = await Promise.all(listed.map((product) => lineOf(host, product)));
  await page.goto(addressIn(shop, '/robots.txt'));
  await page.evaluate(
    (preserved) => localStorage.setItem('cart', preserved),
    JSON.stringify(lines),
  );
}

/** A product as its page would add it: of its first variant that is to be had. */
async function lineOf(host: string, { id }: { id: string }) {
  const { text } = await fetchPage(host, `/api/backend/product?id=${id}`);
  const product = productSchema.parse(JSON.parse(text));
  const offer = { fields: product.variants ?? [], ...(product.rows && { rows: product.rows }) };
  const choices = openingChoices(offer);
  const variants = lineVariants(offer, choices, product.price);
  return cartLine(product, 1, variants, chosenRow(offer, choices));
}

/** Opens the checkout of a cart that is there. */
export async function openCheckout(page: Page, shop: ShopName | PayingShop): Promise<void> {
  // A frame that is held back holds back that the page has loaded.
  await page.goto(addressIn(shop, '/checkout'), { waitUntil: 'commit' });
  await expect(page.getByRole('group', { name: 'Contact' })).toBeVisible();
}

/** A checkout, ready to be paid. */
export async function beginPaying(page: Page, shop: ShopName | PayingShop): Promise<void> {
  await bringCart(page, shop);
  await openCheckout(page, shop);
  await fillAddress(page);
}

const addressIn = (shop: ShopName | PayingShop, path: string) =>
  typeof shop === 'string' ? urlOf(shop, path) : shop.url(path);

/** Why something was not paid, as the checkout says beside its button. */
export const refusal = (page: Page) =>
  page.getByRole('form', { name: 'Checkout' }).getByRole('alert').filter({ hasText: /\S/ });

export const total = (page: Page) =>
  page.locator('[data-kind="total"] dd').filter({ visible: true });
