import type { Locator } from 'playwright/test';
import { productHref } from '@/core/rules/address/product-address';
import { openAtRest } from './support/at-rest';
import { type FaultName, failing, SERVER_WORDS } from './support/faults';
import { fetchPage } from './support/fetch-page';
import { urlOf } from './support/shops';
import { expect, test } from './support/test';

// Answers that fail are the browser's to complain of, and an addition that cannot be told is logged.
test.use({
  expectedMessages: [/Failed to load resource|could not be told what was added/],
});

const UNREACHABLE = 'The shop could not be reached.';
const UNREADABLE = 'The shop’s answer could not be read.';

/** What is said of a failure where the specification has no words of its own. */
const EXPLAINED: readonly (readonly [FaultName, string])[] = [
  ['refused', UNREACHABLE],
  ['words', SERVER_WORDS],
  ['page', 'API call failed'],
  ['cut short', UNREADABLE],
];

const alertIn = (place: Locator) => place.getByRole('alert').filter({ hasText: /\S/ });

test('a search that fails says so, shows nothing older, and can be made again [S2.58] [S8.6]', async ({
  page,
}) => {
  await page.goto(urlOf('classic', '/contact'));
  await page.getByRole('banner').getByRole('link', { name: 'Search' }).click();
  const drawer = page.getByRole('dialog', { name: 'Search Products' });
  const results = drawer.getByRole('list', { name: 'Results' });
  const search = async (query: string) => {
    await drawer.getByRole('searchbox').fill(query);
    await page.keyboard.press('Enter');
  };
  await search('hoodie');
  await expect(results).toBeVisible();
  const failure = await failing(page, '/search', 'refused');
  await search('hoodie once more');
  await expect(drawer.getByRole('alert')).toContainText('An error occurred during search');
  await expect(drawer.getByText('Search Error')).toBeVisible();
  await expect(results).toHaveCount(0);
  expect(failure.count()).toBe(1);
  await failure.end();
  await drawer.getByRole('button', { name: 'Try again' }).click();
  await expect(results).toBeVisible();
});

async function firstProduct(): Promise<string> {
  const { text } = await fetchPage('classic', '/api/backend/products?category=Hoodies&limit=1');
  return productHref(JSON.parse(text)[0]);
}

test('a message that cannot be sent stays as it was written, with the reason, and goes once for each try [S8.709]', async ({
  page,
}) => {
  await openAtRest(page, urlOf('studio', '/contact'));
  const form = page.getByRole('main');
  const typed = { Name: 'Ada', 'E-mail': 'ada@mail.example', Message: 'Is it warm?' };
  for (const [label, text] of Object.entries(typed)) await form.getByLabel(label).fill(text);
  for (const [fault, text] of EXPLAINED) {
    const failure = await failing(page, '/contact', fault);
    await form.getByRole('button', { name: 'Send message' }).click();
    await expect(alertIn(form).last()).toContainText(text);
    for (const [label, value] of Object.entries(typed)) {
      await expect(form.getByLabel(label)).toHaveValue(value);
    }
    expect(failure.count()).toBe(1);
    await failure.end();
  }
});

test('a cart whose shop fails counts on, and says what it does not know [S4.95] [S8.20] [S8.21] [S8.707]', async ({
  page,
}) => {
  const failures = [
    await failing(page, '/add-to-cart', 'wordless'),
    await failing(page, '/cart/price', 'cut short'),
    await failing(page, '/coupons/check', 'page'),
  ];
  await page.goto(urlOf('classic', await firstProduct()));
  await page
    .getByRole('region', { name: 'Buy' })
    .getByRole('button', { name: 'Add to Cart' })
    .click();
  await expect(page.getByRole('dialog', { name: 'Your Cart' })).toContainText(/1 × \$/);
  await expect.poll(() => failures[0]?.count()).toBe(1);
  await page.goto(urlOf('classic', '/cart'));
  const main = page.getByRole('main');
  await expect(main).toContainText('Prices may be out of date');
  const code = main.getByRole('textbox', { name: 'Coupon code' });
  await code.fill('WEDDEAL');
  await main.getByRole('button', { name: 'Apply', exact: true }).click();
  await expect(alertIn(main)).toHaveText(
    'We could not check this code just now. Please try again in a moment.',
  );
  await expect(code).toHaveValue('WEDDEAL');
  for (const failure of failures) await failure.end();
  await main.getByRole('button', { name: 'Try again' }).click();
  await expect(main).not.toContainText('Prices may be out of date');
  await main.getByRole('button', { name: 'Apply', exact: true }).click();
  await expect(main.getByRole('button', { name: 'Remove the coupon' })).toBeVisible();
});
