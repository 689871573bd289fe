import { expectAccessible } from './support/axe';
import { expectPicturesToLoad } from './support/pictures';
import { urlOf } from './support/shops';
import { expect, test } from './support/test';

/** A demo order that has left. */
const NUMBER = 'GL-10421';
const EMAIL = 'ada@example.com';

test.use({ expectedMessages: [/Failed to load resource/] });

test('a shopper finds an order by number and e-mail [S2.115] [S5.43]', async ({ page }) => {
  await page.goto(urlOf('jersey', `/order-tracking?order_id=${NUMBER}&ref=letter`));
  const main = page.getByRole('main');
  const email = main.getByLabel('E-mail');
  await expect(main.getByLabel('Order number')).toHaveValue(NUMBER);
  await expect(page.getByRole('link', { name: 'FAQs' }).first()).toHaveAttribute(
    'href',
    '/faqs?ref=letter',
  );

  await email.fill('somebody@example.com');
  await email.press('Enter');
  await expect(main.getByRole('alert')).toContainText('could not find an order');

  await email.fill(EMAIL.toUpperCase());
  await email.press('Enter');
  await expect(main.getByRole('heading', { name: 'Shipped' })).toBeFocused();
  await expect(main.getByRole('alert')).toBeHidden();
  await expect(main.getByRole('list', { name: 'Progress' })).toContainText('Delivered');
  await expect(main.getByText(/^Expected/).first()).toBeVisible();
  await expect(main.getByRole('link', { name: 'Follow the parcel' })).toBeVisible();
  const lines = main.getByRole('region', { name: 'What you ordered' });
  await expect(lines).toContainText(/\d × \$\d+\.\d{2}/);
  expect(await expectPicturesToLoad(lines)).toBeGreaterThan(0);
  await expectAccessible(page);
});

test('search engines leave order tracking out [S2.115]', async ({ page }) => {
  await page.goto(urlOf('jersey', '/order-tracking'));
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
});

test('whoever guesses too often is told when to try again', async ({ page }) => {
  await page.goto(urlOf('studio', '/order-tracking'));
  const main = page.getByRole('main');
  await main.getByLabel('Order number').fill('SN-1');
  await main.getByLabel('E-mail').fill('guess@example.com');
  const alert = main.getByRole('alert');
  for (let guess = 0; guess < 5; guess += 1) {
    const answer = page.waitForResponse('**/track-order');
    await main.getByRole('button', { name: 'Track order' }).click();
    expect((await answer).status()).toBe(404);
    await expect(alert).toContainText('could not find');
  }
  await main.getByRole('button', { name: 'Track order' }).click();
  await expect(alert).toContainText(/try again in \d+ seconds/);
});
