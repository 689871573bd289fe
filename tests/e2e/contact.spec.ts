import { listMessages } from '@/backend/domain/shop-admin';
import { openAtRest } from './support/at-rest';
import { withShopDatabase } from './support/shop-database';
import { urlOf } from './support/shops';
import { expect, test } from './support/test';

test.use({ expectedMessages: [/Failed to load resource/] });

test('a shopper writes to the shop, also at the second try [S2.117] [S5.42]', async ({ page }) => {
  await openAtRest(page, urlOf('studio', '/contact'));
  const main = page.getByRole('main');
  await expect(main).toContainText('studio@norr.example');

  await main.getByRole('button', { name: 'Send message' }).click();
  await expect(main.getByLabel('Name')).toBeFocused();
  await expect(main.getByText('Tell us your name.')).toBeVisible();

  await main.getByLabel('Name').fill('Ada <b>Lovelace</b>');
  await main.getByLabel('E-mail').fill('ada@example.com');
  await main.getByLabel('Order number').fill('SN-1');
  await main.getByLabel('Message').fill('Is the Norr Shell <script>alert(1)</script> warm?');
  await page.route('**/api/backend/contact', (route) => route.abort());
  await main.getByRole('button', { name: 'Send message' }).click();
  await expect(main.getByRole('alert')).toContainText('could not be reached');

  await page.unroute('**/api/backend/contact');
  await main.getByRole('button', { name: 'Send message' }).click();
  await expect(main.getByRole('status')).toContainText('Thank you, Ada <b>Lovelace</b>.');
  await expect(main.getByRole('status')).toBeFocused();

  const messages = await withShopDatabase((db) => listMessages(db, 'studio.localhost'));
  expect(messages).toMatchObject([
    { email: 'ada@example.com', orderNumber: 'SN-1', message: expect.stringContaining('<script>') },
  ]);
});
