import type { Page } from 'playwright/test';
import { caseChanged } from '@/core/model/messages';
import { openAtRest } from './support/at-rest';
import { expectAccessible } from './support/axe';
import { fetchPage } from './support/fetch-page';
import { attachPhoto, fillOffice, openOffice, WAITING, writeAsShopper } from './support/office';
import { addOwnShop } from './support/own-shop';
import { expectPicturesToLoad } from './support/pictures';
import { urlOf } from './support/shops';
import { expect, test } from './support/test';

const WIDE = { width: 1280, height: 800 };
const SIZES = [WIDE, { width: 768, height: 1024 }, { width: 375, height: 740 }];

// Refused calls are told to the console by the browser.
test.use({ pictures: 'drawn', expectedMessages: [/Failed to load resource/] });
test.setTimeout(150_000);

const places = (page: Page) => page.getByRole('navigation', { name: 'Back office' });
const place = (page: Page, name: string) => places(page).getByRole('link', { name });

async function lookAtAllWidths(page: Page): Promise<void> {
  await expect(page.getByRole('main').getByText('Loading...')).toHaveCount(0);
  for (const size of SIZES) {
    await page.setViewportSize(size);
    await expectAccessible(page);
    const width = () => page.evaluate(() => document.documentElement.scrollWidth);
    await expect.poll(width, `${page.url()} at ${size.width}`).toBe(size.width);
  }
  await page.setViewportSize(WIDE);
}

test('a shop is run from day to day, and its shoppers see what was done', async ({ page }) => {
  await addOwnShop('office');
  await fillOffice();

  await test.step('whoever is not logged in is asked to [S6.323]', async () => {
    await page.goto(urlOf('office', '/design/orders'));
    await expect(page.getByRole('heading', { name: 'Log in' })).toBeVisible();
    await expect(page.getByText('To manage')).toBeVisible();
    await expect(page.getByText(WAITING.toSend.number)).toHaveCount(0);
    const { headers, text } = await fetchPage('office', '/design/orders');
    expect(headers['cache-control']).toContain('no-store');
    expect(text).toContain('<meta name="robots" content="noindex"');
    await openOffice(page, '/design/orders');
  });

  await test.step('what waits is counted [S2.620]', async () => {
    await expect(place(page, 'Orders 2 to send')).toHaveAttribute('aria-current', 'page');
    for (const name of ['Cases 1 open', 'Reviews 1 to approve', 'Messages 1 to answer']) {
      await expect(place(page, name)).toBeVisible();
    }
  });

  await test.step('every page is accessible at every width [S2.621]', async () => {
    await lookAtAllWidths(page);
    await page.setViewportSize({ width: 375, height: 740 });
    const email = page.getByRole('row').nth(1).getByText('@').first();
    const height = async () => (await email.boundingBox())?.height;
    await expect.poll(height, 'a phone has room for an address in one line').toBeLessThan(25);
    for (const name of ['Cases', 'Reviews', 'Messages', 'Payments']) {
      await place(page, name).click();
      await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
      await lookAtAllWidths(page);
    }
    await place(page, 'Orders').click();
    await page.getByRole('link', { name: WAITING.toSend.number }).click();
    await expect(page.getByLabel('Carrier')).toBeVisible();
    await lookAtAllWidths(page);
  });

  await test.step('an order is found, and the address keeps what is shown [S2.622]', async () => {
    await place(page, 'Orders').click();
    await expect(page.getByRole('row')).toHaveCount(26);
    await page.getByRole('button', { name: 'Older' }).click();
    await expect(page).toHaveURL(/p=2$/);
    await expect(page.getByText('26 to 30 of 30 orders')).toBeVisible();
    await page.getByLabel('Show').selectOption('To send');
    await expect(page.getByRole('row')).toHaveCount(3);
    await page.getByRole('searchbox').fill('ada@');
    await page.getByRole('searchbox').press('Enter');
    await expect(page.getByRole('row')).toHaveCount(2);
    await page.reload();
    await expect(page.getByRole('searchbox')).toHaveValue('ada@');
    await page.getByRole('link', { name: WAITING.toSend.number }).click();
    await expect(page).toHaveURL(new RegExp(`order=${WAITING.toSend.number}$`));
    await page.goBack();
    await expect(page.getByRole('searchbox')).toHaveValue('ada@');
    await page.goForward();
  });

  await test.step('it is sent, with what is wrong beside its field [S2.623]', async () => {
    await page.getByLabel('Carrier').fill('Parcelway');
    await page.getByLabel('Tracking page').fill('http://parcelway.example/PW1');
    await page.getByRole('button', { name: 'Mark as sent' }).click();
    await expect(page.getByLabel('Tracking number')).toBeFocused();
    await expect(page.getByLabel('Tracking number')).toHaveAccessibleDescription(/number of the/);
    await page.getByLabel('Tracking number').fill('PW1');
    await page.keyboard.press('Enter');
    await expect(page.getByLabel('Tracking page')).toHaveAccessibleDescription(/https:/);
    await page.getByLabel('Tracking page').fill('https://parcelway.example/PW1');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('status').getByText('marked as sent')).toBeVisible();
    await expect(page.getByRole('link', { name: 'PW1' })).toBeVisible();
    await expect(place(page, 'Orders 1 to send')).toBeVisible();
  });

  await test.step('money is given back once it is confirmed [S2.624]', async () => {
    await page.goto(urlOf('office', `/design/orders?order=${WAITING.toRefund.number}`));
    await page.getByRole('button', { name: 'Refund …' }).click();
    const dialog = page.getByRole('dialog', { name: `Refund order ${WAITING.toRefund.number}?` });
    const amount = dialog.getByLabel('Amount in dollars');
    await expect(amount).toHaveValue('54.97');
    await amount.fill('60');
    await amount.press('Enter');
    await expect(amount).toHaveAccessibleDescription(/You can refund up to \$54\.97/);
    await expectAccessible(page);
    await amount.fill('4.97');
    await dialog.getByRole('button', { name: 'Refund $4.97' }).click();
    await expect(page.getByRole('status').getByText('$4.97 refunded.')).toBeVisible();
    await expect(dialog).toBeHidden();
    await page.getByRole('button', { name: 'Cancel order …' }).click();
    await page.getByRole('button', { name: 'Back' }).click();
    await page.getByRole('button', { name: 'Cancel order …' }).click();
    await page.getByRole('button', { name: 'Cancel and refund $50.00' }).click();
    await expect(page.getByText('All done')).toBeVisible();
    await expect(page.getByRole('definition').filter({ hasText: '$54.97' })).not.toHaveCount(0);
    await expect(place(page, 'Orders')).toHaveText('Orders');
  });

  await test.step('an order that changed meanwhile is told, and shown anew [S8.306]', async () => {
    await page.goto(urlOf('office', `/design/orders?order=${WAITING.toSend.number}`));
    const other = await page.context().newPage();
    await other.goto(page.url());
    await other.getByRole('button', { name: 'Mark as delivered' }).click();
    await expect(other.getByRole('status').getByText('delivered')).toBeVisible();
    await other.close();
    await page.getByRole('button', { name: 'Mark as delivered' }).click();
    await expect(page.getByText('This order has changed meanwhile')).toBeVisible();
    await page.getByRole('button', { name: 'Show current version' }).click();
    await expect(page.getByRole('button', { name: 'Mark as delivered' })).toHaveCount(0);
  });

  await test.step('a review is approved [S2.625]', async () => {
    await place(page, 'Reviews').click();
    const review = page.getByRole('article').filter({ hasText: WAITING.review });
    await review.getByRole('button', { name: 'Approve' }).click();
    await expect(page.getByText('No reviews to approve')).toBeVisible();
    await expect(place(page, 'Reviews')).toHaveText('Reviews');
  });

  await test.step('a message is done with, and not again [S2.626]', async () => {
    await place(page, 'Messages').click();
    await page.getByRole('button', { name: 'Mark as done' }).click();
    await expect(page.getByText('Done', { exact: true })).toBeVisible();
    await expect(place(page, 'Messages')).toHaveText('Messages');
    await page.getByRole('button', { name: 'Reopen' }).click();
    await expect(page.getByText('To answer', { exact: true })).toBeVisible();
  });

  await test.step('a case is noted, answered once all of it is read, and closed [S2.627] [S8.309]', async () => {
    await place(page, 'Cases').click();
    await attachPhoto(page);
    await page.getByRole('link', { name: WAITING.case }).click();
    await expect(page.getByRole('img', { name: '1 of the photos by Eve' })).toBeVisible();
    expect(await expectPicturesToLoad(page.getByRole('main'))).toBe(1);
    await page.getByRole('button', { name: 'Send answer' }).click();
    await expect(page.getByLabel('Answer or note')).toBeFocused();
    await page.getByLabel('Answer or note').fill('She buys a lot.');
    await page.getByRole('button', { name: 'Save as note' }).click();
    await expect(page.getByText('Note, only for the shop')).toBeVisible();
    await writeAsShopper('There is a stain, too.');
    await page.getByLabel('Answer or note').fill('We send you another one.');
    await page.getByRole('button', { name: 'Send answer' }).click();
    await expect(page.getByText(caseChanged)).toBeVisible();
    await page.getByRole('button', { name: 'Show current version' }).click();
    await expect(page.getByText('There is a stain, too.')).toBeVisible();
    await expect(page.getByLabel('Answer or note')).toHaveValue('We send you another one.');
    await page.getByRole('button', { name: 'Send answer' }).click();
    await expect(page.getByText('Answered', { exact: true })).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Close case' }).click();
    await expect(page.getByText('Closed', { exact: true })).toBeVisible();
    await expect(page.getByText('Case closed.')).toBeFocused();
    await expect(page.getByLabel('Answer or note')).toHaveCount(0);
  });

  await test.step('payments are set, with what is wrong beside its field [S2.628]', async () => {
    await place(page, 'Payments').click();
    const stripe = page.getByRole('form', { name: 'Stripe' });
    await stripe.getByLabel('Publishable key').fill('pk_live_ours');
    await stripe.getByLabel('Secret key').fill('sk_test_aVeryLongSecret1234');
    await stripe.getByRole('button', { name: 'Save Stripe' }).click();
    await expect(stripe.getByLabel('Publishable key')).toHaveAccessibleDescription(/same mode/);
    await expect(stripe.getByLabel('Publishable key')).toBeFocused();
    await stripe.getByLabel('Publishable key').fill('pk_test_ours');
    await stripe.getByRole('button', { name: 'Save Stripe' }).click();
    await expect(stripe.getByLabel('Secret key')).toHaveAccessibleDescription(/ends in 1234/);
    await expect(stripe.getByLabel('Secret key')).toHaveValue('');
    await expect(page.getByText('Test mode, no real money')).toBeVisible();
    await expectAccessible(page);
    await stripe.getByRole('button', { name: 'Remove Stripe keys' }).click();
    await expect(stripe.getByLabel('Secret key')).toHaveAccessibleDescription(/Not set/);
  });

  await test.step('what cannot be loaded is told, and tried again [S8.307]', async () => {
    await page.route('**/operations/messages/list', (route) => route.abort());
    await place(page, 'Messages').click();
    await expect(page.getByText('This could not be loaded')).toBeVisible();
    await expectAccessible(page);
    await page.unroute('**/operations/messages/list');
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByRole('heading', { name: WAITING.message })).toBeVisible();
  });

  await test.step('shoppers see the parcel, and the review [S2.629]', async () => {
    await openAtRest(page, urlOf('office', '/order-tracking'));
    await page.getByLabel('Order number').fill(WAITING.toSend.number);
    await page.getByLabel('E-mail').fill(WAITING.toSend.email);
    await page.getByLabel('E-mail').press('Enter');
    await expect(page.getByRole('heading', { name: 'Delivered' })).toBeVisible();
    await expect(page.getByRole('link', { name: 'Follow the parcel' })).toHaveAttribute(
      'href',
      'https://parcelway.example/PW1',
    );
    const reviews = await fetchPage('office', '/api/backend/store-reviews');
    expect(reviews.text).toContain(WAITING.review);
  });

  await test.step('a session that has ended asks for the password, and goes on [S6.324]', async () => {
    await page.goto(urlOf('office', '/design/messages'));
    await expect(page.getByRole('heading', { name: WAITING.message })).toBeVisible();
    const cookies = await page.context().cookies();
    await page.context().clearCookies({ name: 'storeTwin' });
    expect(cookies.some(({ name }) => name === 'storeTwin')).toBe(true);
    await page.getByRole('button', { name: 'Mark as done' }).click();
    const dialog = page.getByRole('dialog', { name: 'Log in again' });
    await dialog.getByLabel('Password', { exact: true }).fill('three-quiet-needles');
    await page.keyboard.press('Enter');
    await expect(dialog).toBeHidden();
    await page.getByRole('button', { name: 'Mark as done' }).click();
    await expect(page.getByText('Done', { exact: true })).toBeVisible();
    await page.getByRole('button', { name: 'Log out' }).click();
    await expect(page).toHaveURL(urlOf('office', '/'));
  });
});
