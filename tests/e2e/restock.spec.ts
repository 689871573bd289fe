import type { Page } from 'playwright/test';
import { openAtRest } from './support/at-rest';
import { expectAccessible } from './support/axe';
import { fetchPage } from './support/fetch-page';
import { mailOf } from './support/outbox';
import { addPayingShop } from './support/paying-shop';
import { addRows, setStock } from './support/product-rows';
import { seenShifts, watchShifts } from './support/shifts';
import { expect, test } from './support/test';

const PHONE = { width: 375, height: 812 };
const EMAIL = 'grace.waits@example.com';
/** As it stands in an e-mail, whose lines are quoted-printable. */
const LINK = /Stop these e-mails:\s+(http\S+\/restock\?access=[\w.-]+)/;

/** A shop with one product of two sizes, nothing of which is left. */
async function addSoldOutShop() {
  const shop = await addPayingShop();
  await addRows(
    shop,
    ['Small', 'Large'].map((Size) => ({ options: { Size }, stock: 0 })),
  );
  return shop;
}

async function ask(page: Page): Promise<void> {
  await page.getByLabel('E-mail me when it is back').fill(EMAIL);
  await page.getByRole('button', { name: 'Notify me' }).click();
  await expect(page.getByText('We will e-mail you once, when it is back.')).toBeFocused();
}

test('a shopper is written to once when a size is back, and stops such e-mails by its link [S4.960] [S4.961] [S4.963] [S4.964]', async ({
  page,
}) => {
  test.slow();
  const shop = await addSoldOutShop();
  await page.setViewportSize(PHONE);
  await watchShifts(page);
  await openAtRest(page, shop.url(shop.product));
  await expect(page.getByLabel('E-mail me when it is back')).toBeVisible();
  expect(await seenShifts(page)).toEqual([]);
  await expectAccessible(page);
  await ask(page);
  await page.getByRole('radio', { name: /^Large/ }).check();
  await ask(page);
  await expectAccessible(page);

  await setStock(shop, 5);
  const mail = await mailOf(EMAIL);
  expect(mail).toContain('Subject: Back in stock: Stoneware Mug');
  expect(mail).toMatch(/^List-Unsubscribe:\s+<http/m);
  // As mails are written: lines are broken, and a sign that breaks them is escaped.
  const text = mail.replace(/=\r?\n/g, '').replaceAll('=3D', '=');
  const link = LINK.exec(text)?.[1] ?? '';

  // The server of the journeys chose its own port.
  const { pathname, search } = new URL(link);
  await openAtRest(page, shop.url(`${pathname}${search}&ref=mail`));
  await expect(page).toHaveURL(shop.url('/restock?ref=mail'));
  await expect(page.getByRole('link', { name: 'FAQs' }).first()).toHaveAttribute(
    'href',
    '/faqs?ref=mail',
  );
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Stop e-mails about this item' }).click();
  await expect(page.getByText(/not write to you about this item any more/)).toBeFocused();
  await page.getByRole('button', { name: 'Stop all back-in-stock e-mails' }).click();
  await expect(page.getByText(/not write to you about any item/)).toBeFocused();
});

test('the page that stops e-mails is kept by nobody and left out by search engines [S4.964]', async () => {
  const { text, headers } = await fetchPage('classic', '/restock?access=guessed');
  expect(text).toMatch(/<meta name="robots" content="noindex"/);
  expect(headers['cache-control']).toContain('no-store');
});
