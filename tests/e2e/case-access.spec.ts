import { readFile } from 'node:fs/promises';
import type { Locator, Page } from 'playwright/test';
import sharp from 'sharp';
import { makePicture } from '@/tests/backend/media/pictures';
import { openAtRest } from './support/at-rest';
import { expectAccessible } from './support/axe';
import { accessTo, addDisputeShop, SHOPPER, writeAsShop } from './support/disputes';
import { fetchPage } from './support/fetch-page';
import { urlOf } from './support/shops';
import { expect, test } from './support/test';

// What is refused is said in the console as well.
test.use({ expectedMessages: [/Failed to load resource/] });
// One shop for all of them, and one order each.
test.describe.configure({ mode: 'default' });
test.beforeAll(() => addDisputeShop(['DS-1001', 'DS-1002', 'DS-1003']));

const PHONE = { width: 375, height: 812 };
const INJECTION = `<img src=x onerror="window.hit=1"><script>window.hit=1</script>{{7*7}}`;

const pathWith = (access: string) => `/case-access?access=${encodeURIComponent(access)}&ref=mail`;

async function openBy(page: Page, number: string): Promise<Locator> {
  await page.goto(urlOf('disputes', pathWith(await accessTo(number))));
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { name: `Order ${number}` })).toBeFocused();
  return main;
}

async function fill(main: Locator, words: { subject: string; description: string }) {
  await main.getByLabel('What is it about?').selectOption({ label: 'It arrived damaged' });
  await main.getByLabel('Subject').fill(words.subject);
  await main.getByLabel('What happened?').fill(words.description);
}

async function numberIn(main: Locator): Promise<string> {
  const text = await main.getByText(/^Dispute C-/).textContent();
  return /C-\w{7}/.exec(text ?? '')?.[0] ?? '';
}

test('a shopper files a dispute with a photo, comes back, and follows the answer [S2.601] [S2.602] [S2.603] [S2.604]', async ({
  page,
}) => {
  test.slow();
  await openAtRest(page, urlOf('disputes', '/case-access?order_id=DS-1001'));
  await expect(page).toHaveTitle('Disputes - File A Dispute');
  const main = page.getByRole('main');
  await expect(main.getByLabel('Order number')).toHaveValue('DS-1001');

  const thread = main.getByRole('region', { name: 'A seam came open' });
  await test.step('prove the order', async () => {
    await main.getByLabel('E-mail').fill('somebody@example.com');
    await main.getByLabel('E-mail').press('Enter');
    await expect(main.getByRole('alert')).toContainText('could not find an order');
    await expectAccessible(page);
    await main.getByLabel('E-mail').fill(SHOPPER.email);
    await main.getByLabel('E-mail').press('Enter');
    await expect(main.getByRole('heading', { name: 'Order DS-1001' })).toBeFocused();
    await expect(main.getByLabel('Your name')).toHaveValue(SHOPPER.name);
  });

  await test.step('file it, what is wrong said at its field', async () => {
    await main.getByRole('button', { name: 'File the dispute' }).click();
    await expect(main.getByLabel('What is it about?')).toBeFocused();
    await expect(main.getByText('Enter a subject.')).toBeVisible();
    await expectAccessible(page);
    await fill(main, {
      subject: 'A seam came open',
      description: 'After one wash.\nSee the photo.',
    });
    const picture = await makePicture('jpeg', 600, 400);
    const file = { name: '../../etc/passwd.jpg', mimeType: 'image/jpeg', buffer: picture };
    await main.getByLabel('Add photos').first().setInputFiles(file);
    await expect(main.getByText('1 of 1 photo added')).toBeAttached();
    await main.getByRole('button', { name: 'File the dispute' }).click();
    await expect(main.getByRole('heading', { name: 'A seam came open' })).toBeFocused();
    await expect(thread.getByText('With us')).toBeVisible();
    await expectAccessible(page);
  });

  const number = await numberIn(main);
  await test.step('the photo is downloaded as a picture of its own name', async () => {
    const waiting = page.waitForEvent('download');
    await main.getByRole('link', { name: 'Download photo-1.webp' }).click();
    const download = await waiting;
    expect(download.suggestedFilename()).toBe('photo-1.webp');
    const preserved = await sharp(await readFile(await download.path())).metadata();
    expect(preserved).toMatchObject({ format: 'webp', width: 600, height: 400 });
  });

  await test.step('it is there after a reload', async () => {
    await writeAsShop(number, 'A note of ours', { isInternal: true });
    await page.reload();
    await expect(main.getByRole('heading', { name: 'Your disputes' })).toBeVisible();
    await expectAccessible(page);
    await main.getByRole('button', { name: /A seam came open/ }).click();
    await expect(main.getByRole('list', { name: 'Messages' }).getByRole('listitem')).toHaveCount(2);
    await expect(main.getByText('A note of ours')).toHaveCount(0);
  });

  await test.step('the shop answers, and is answered', async () => {
    await writeAsShop(number, 'We send you a new one.');
    await main.getByRole('button', { name: 'All disputes of this order' }).click();
    await expect(main.getByRole('heading', { name: 'Order DS-1001' })).toBeFocused();
    await main.getByRole('button', { name: /A seam came open/ }).click();
    await expect(main.getByText('We send you a new one.')).toBeVisible();
    await expect(thread.getByText('Answered', { exact: true })).toBeVisible();
    await expect(main.getByText('grace@gridline.example')).toHaveCount(0);
    await main.getByLabel('Your message').fill('Thank you!');
    await main.getByRole('button', { name: 'Send message' }).click();
    const sent = main.getByRole('listitem').filter({ hasText: 'Thank you!' });
    await expect(sent).toBeFocused();
    await expect(main.getByLabel('Your message')).toHaveValue('');
    await expect(thread.getByText('With us')).toBeVisible();
    await page.setViewportSize(PHONE);
    await expectAccessible(page);
  });
});

test('order tracking opens by the same link, and leads on to disputes [S2.605]', async ({
  page,
}) => {
  const query = `access=${encodeURIComponent(await accessTo('DS-1002'))}`;
  await page.goto(urlOf('disputes', `/order-tracking?${query}`));
  const main = page.getByRole('main');
  await expect(main.getByText(/^Order DS-1002/)).toBeVisible();
  expect(page.url()).toBe(urlOf('disputes', '/order-tracking'));
  await expectAccessible(page);
  await main.getByRole('link', { name: /Tell us/ }).click();
  await expect(main.getByRole('heading', { name: 'Order DS-1002' })).toBeFocused();
  expect(page.url()).toBe(urlOf('disputes', '/case-access'));
});

test('a link opens an order without typing and is carried nowhere; what is typed stays when sending fails, and markup is text [S2.601] [S2.603] [S5.208]', async ({
  page,
}) => {
  const main = await openBy(page, 'DS-1003');
  expect(page.url()).toBe(urlOf('disputes', '/case-access?ref=mail'));
  await expect(page.getByRole('link', { name: 'FAQs' }).first()).toHaveAttribute(
    'href',
    '/faqs?ref=mail',
  );
  await fill(main, { subject: INJECTION, description: INJECTION });
  await page.route('**/api/case/create', (route) => route.abort());
  await main.getByRole('button', { name: 'File the dispute' }).click();
  await expect(main.getByRole('alert')).toContainText('could not be reached');
  await expect(main.getByLabel('What happened?')).toHaveValue(INJECTION);
  await page.unroute('**/api/case/create');

  await main.getByRole('button', { name: 'File the dispute' }).click();
  await expect(main.getByRole('heading', { name: INJECTION })).toBeFocused();
  const number = await numberIn(main);
  await writeAsShop(number, INJECTION);
  await page.reload();
  await main.getByRole('button', { name: new RegExp(number) }).click();
  await expect(main.getByRole('listitem').getByText(INJECTION)).toHaveCount(2);
  expect(await page.evaluate(() => 'hit' in window)).toBe(false);
});

test('other shops have no such page [S2.600]', async () => {
  for (const shop of ['classic', 'studio'] as const) {
    const { status, text } = await fetchPage(shop, '/case-access');
    expect(status).toBe(404);
    expect(text).not.toContain('Which order is it about?');
  }
  const { status, text } = await fetchPage('jersey', '/case-access');
  expect(status).toBe(200);
  expect(text).toMatch(/<title[^>]*>Gridline Athletics - File A Dispute<\/title>/);
  expect(text).toContain('Which order is it about?');
});
