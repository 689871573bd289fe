import type { Locator, Page } from 'playwright/test';
import { canvas, openEditor, topBar } from './support/editor';
import { addOwnShop } from './support/own-shop';
import { urlOf } from './support/shops';
import { storePage } from './support/store-page';
import { expect, test } from './support/test';

const LAYOUT = [{ type: 'text', props: { content: 'Some words', htmlTag: 'h2' } }];

test.use({ viewport: { width: 1400, height: 900 } });

test('an admin sets up the shop as a whole, and shoppers see it [S2.802] [S2.804] [S3.731]', async ({
  page,
  context,
}) => {
  await addOwnShop('settings');
  await storePage('settings', 'homepage', LAYOUT);
  const shopper = await context.newPage();
  await shopper.goto(urlOf('settings', '/shop'));
  await expect(shopper.locator('main s').first()).toBeVisible();

  await openEditor(page, 'settings');
  await topBar(page).getByRole('button', { name: 'Shop settings' }).click();
  const panel = page.getByRole('region', { name: 'Shop settings' });
  await panel.getByRole('button', { name: 'Close the settings' }).focus();
  await page.keyboard.press('/');
  await expect(panel.getByLabel('Search settings')).toBeFocused();
  await changeAll(panel);
  const words = canvas(page).getByText('Some words');
  await expect(words).toHaveCSS('text-transform', 'uppercase');
  await panel.getByRole('button', { name: 'Save settings' }).click();
  await expect(panel.getByRole('status')).toHaveText('All changes are saved');

  await seeAll(shopper);
});

/** Something of each section. */
async function changeAll(panel: Locator): Promise<void> {
  const open = (name: string) =>
    panel.getByRole('navigation', { name: 'Sections' }).getByRole('button', { name }).click();
  await panel.getByLabel('Shop name').fill('Loom and Thread');
  await panel.getByLabel('Description').fill('Clothes made to last.');
  await open('Look');
  await panel.getByLabel('Logo').fill('/icons/comfort.svg');
  await open('Header');
  await panel.getByRole('radio', { name: /^Header 2/ }).check();
  await open('Contact');
  await panel.getByLabel('Company').fill('Loom and Thread Ltd');
  await open('Products');
  await panel.getByRole('switch', { name: 'Hide former prices' }).check();
  await panel.getByRole('switch', { name: 'Trust badges' }).setChecked(true);
  await open('Analytics');
  await panel.getByLabel('Google Analytics').fill('G-ABC1234567');
  await open('Global CSS');
  await panel.getByLabel('Style sheet').fill('h2 { text-transform: uppercase }');
}

async function seeAll(shopper: Page): Promise<void> {
  await shopper.goto(urlOf('settings'));
  await expect(shopper).toHaveTitle(/^Loom and Thread/);
  const description = shopper.locator('meta[name="description"]');
  await expect(description).toHaveAttribute('content', 'Clothes made to last.');
  await expect(shopper.getByText('Some words')).toHaveCSS('text-transform', 'uppercase');
  const header = shopper.getByRole('banner');
  await expect(header.getByRole('combobox', { name: 'Search Products' })).toBeVisible();
  await expect(header.locator('img[src*="comfort"]').first()).toBeVisible();
  const footer = shopper.getByRole('contentinfo');
  await expect(footer.getByText('Loom and Thread Ltd').first()).toBeVisible();
  await expect(footer.getByRole('list', { name: 'Trust badges' })).toBeVisible();
  await shopper.goto(urlOf('settings', '/shop'));
  await expect(shopper.getByRole('main').getByRole('article').first()).toBeVisible();
  await expect(shopper.locator('main s')).toHaveCount(0);
  await expect(shopper.getByRole('region', { name: 'May we count your visit?' })).toBeVisible();
}
