import { openAtRest } from './support/at-rest';
import { expectAccessible } from './support/axe';
import { fetchPage } from './support/fetch-page';
import { expectPicturesToLoad } from './support/pictures';
import { urlOf } from './support/shops';
import { expect, test } from './support/test';

/** A demo order that has left. */
const NUMBER = 'GL-10421';
const EMAIL = 'ada@example.com';

test.use({ pictures: 'drawn', expectedMessages: [/Failed to load resource/] });

test('a shopper finds an order by number and e-mail, and prints it [S2.115] [S5.43] [S2.1354]', async ({
  page,
}) => {
  await openAtRest(page, urlOf('jersey', `/order-tracking?order_id=${NUMBER}&ref=letter`));
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

  await test.step('on paper it is the order alone, under who the shop is [S2.1354]', async () => {
    await page.emulateMedia({ media: 'print' });
    await expect(main.getByText(/^Gridline Athletics Inc\. · 402 Fieldhouse Row/)).toBeVisible();
    await expect(lines).toBeVisible();
    await expect(lines).toHaveCSS('color', 'rgb(0, 0, 0)');
    for (const part of [page.getByRole('banner'), page.getByRole('contentinfo'), email]) {
      await expect(part).toBeHidden();
    }
    await expect(main.getByRole('link', { name: 'Follow the parcel' })).toBeHidden();
  });
});

test('search engines leave order tracking out [S2.115]', async () => {
  const { text } = await fetchPage('jersey', '/order-tracking');
  expect(text).toMatch(/<meta name="robots" content="noindex"/);
});
