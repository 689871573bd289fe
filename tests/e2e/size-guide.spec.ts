import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright/test';
import { openAtRest } from './support/at-rest';
import { expectAccessible } from './support/axe';
import { fetchPage } from './support/fetch-page';
import { enterAs } from './support/log-in';
import { addOwnShop } from './support/own-shop';
import { DEMO_SHOPS, urlOf } from './support/shops';
import { expect, test } from './support/test';

// Missing pages are told to the console by the browser.
test.use({ expectedMessages: [/status of 404/] });

const TEE = '/product/marlow-everyday-tee';
const drawerOf = (page: Page) => page.getByRole('dialog', { name: 'Size guide' });
const linkIn = (page: Page) => page.getByRole('main').getByRole('link', { name: 'Size guide' });

test('the choice of a size leads to its guide in a drawer, which Back closes, with the chosen size marked [S2.1200] [S2.1202]', async ({
  page,
}) => {
  await openAtRest(page, urlOf('classic', TEE));
  await page.getByRole('radio', { name: /^L/ }).check({ force: true });
  const { href } = new URL(page.url());
  await linkIn(page).click();
  const drawer = drawerOf(page);
  await expect(drawer.getByRole('rowheader', { name: /^L\s?, your size$/ })).toBeVisible();
  await expect(drawer.getByRole('row')).toHaveCount(8);
  await expect(drawer.getByRole('region', { name: 'How to measure' })).toBeVisible();
  await expectAccessible(page);
  await page.goBack();
  await expect(drawer).toHaveCount(0);
  await expect(linkIn(page)).toBeFocused();
  expect(page.url()).toBe(href);
});

test('the unit is that of the shop, until the shopper chooses the other, which is kept [S2.1201]', async ({
  page,
}) => {
  await openAtRest(page, urlOf('classic', TEE));
  await linkIn(page).click();
  const xs = drawerOf(page).getByRole('row').nth(1);
  await expect(xs.getByText('31–33')).toBeVisible();
  await expect(xs.getByText('78.5–84')).toBeHidden();
  await drawerOf(page).getByRole('radio', { name: 'cm' }).check({ force: true });
  await expect(xs.getByText('78.5–84')).toBeVisible();
  await expect(xs.getByText('31–33')).toBeHidden();
  await openAtRest(page, urlOf('classic', '/size-guide/shirts'));
  await expect(page.getByRole('radio', { name: 'cm' })).toBeChecked();
  await expect(page.getByRole('cell', { name: '78.5–84' }).first()).toBeVisible();
});

test('Quick Shop leads to it as well, over itself [S2.1200]', async ({ page }) => {
  await page.goto(urlOf('classic', '/shop?category=Hoodies'));
  const card = page.getByRole('main').getByRole('article').first();
  await card.hover();
  await card.getByRole('button', { name: /^Quick Shop/ }).click();
  const quickShop = page.getByRole('dialog', { name: 'Quick Shop' });
  await quickShop.getByRole('link', { name: 'Size guide' }).click();
  await drawerOf(page).getByRole('radio', { name: 'cm' }).click();
  await page.keyboard.press('Escape');
  await expect(drawerOf(page)).toHaveCount(0);
  await expect(quickShop).toBeVisible();
  await page.goBack();
  await expect(quickShop).toHaveCount(0);
});

test('on a phone of 320 px the table is scrolled sideways by keys, its sizes stand still [S2.1203]', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await openAtRest(page, urlOf('studio', '/size-guide/jacket'));
  const width = await page.evaluate(() => document.documentElement.scrollWidth);
  expect(width).toBe(320);
  const table = page.getByRole('region', { name: /^Measurements/ });
  const size = table.getByRole('rowheader', { name: 'XS' });
  const left = (await size.boundingBox())?.x;
  await table.focus();
  await page.keyboard.press('ArrowRight');
  await expect.poll(() => table.evaluate(({ scrollLeft }) => scrollLeft)).toBeGreaterThan(0);
  expect((await size.boundingBox())?.x).toBe(left);
  await expectAccessible(page);
  await expect(table).toHaveCSS('background-position-x', '100%, 100%');
  await page.evaluate(() => document.documentElement.setAttribute('dir', 'rtl'));
  await expect(table).toHaveCSS('background-position-x', '0%, 0%');
});

test('on paper there is the guide alone [S2.1203]', async ({ page }) => {
  await openAtRest(page, urlOf('classic', TEE));
  await linkIn(page).click();
  await expect(drawerOf(page).getByRole('table')).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await expect(page.locator('#__next')).toBeHidden();
  await expect(drawerOf(page).getByRole('table')).toBeVisible();
  await page.emulateMedia({ media: 'screen' });
  await openAtRest(page, urlOf('classic', '/size-guide/shirts'));
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('banner')).toBeHidden();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('table')).toBeVisible();
});

test('products with sizes to wear have a guide in the demo shops, others have none [S2.1206]', async () => {
  const link = /href="(\/size-guide\/[^"?]+)/;
  for (const shop of DEMO_SHOPS) {
    const { text: sitemap } = await fetchPage(shop, '/sitemap.xml');
    const guides = [...sitemap.matchAll(/<loc>[^<]*(\/size-guide\/[^<]+)/g)].map(
      ([, path]) => path,
    );
    expect(guides.length, shop).toBeGreaterThan(6);
    for (const category of ['Jacket', 'Shoes', 'Pants', 'Shirts', 'Hoodies']) {
      const { text: listing } = await fetchPage(shop, `/shop?category=${category}`);
      const [, product = ''] = /href="(\/product\/[^"?]+)/.exec(listing) ?? [];
      const { text } = await fetchPage(shop, product);
      expect(link.exec(text)?.[1], product).toBe(`/size-guide/${category.toLowerCase()}`);
      expect(guides).toContain(`/size-guide/${category.toLowerCase()}`);
    }
  }
  const { text: listing } = await fetchPage('classic', '/shop?category=Tumbler');
  const [, tumbler = ''] = /href="(\/product\/[^"?]+)/.exec(listing) ?? [];
  expect((await fetchPage('classic', tumbler)).text).not.toMatch(link);
  expect((await fetchPage('classic', '/size-guide/tumbler')).status).toBe(404);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the link leads to the page of the guide, whose unit can be switched [S2.1200] [S2.1201]', async ({
    page,
  }) => {
    await page.goto(urlOf('jersey', '/shop?category=Shoes'));
    await page.getByRole('main').getByRole('article').first().getByRole('link').first().click();
    await linkIn(page).click();
    await expect(page).toHaveURL(/\/size-guide\/shoes/);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Size guide: Shoes');
    const row = page.getByRole('row').nth(1);
    await expect(row.getByText('9.4')).toBeVisible();
    await page.getByRole('radio', { name: 'cm' }).check({ force: true });
    await expect(row.getByText('9.4')).toBeHidden();
    await page.getByRole('link', { name: 'Hoodies' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Size guide: Hoodies');
  });
});

test('an admin pastes, imports, edits, exports and removes guides; what is wrong is said, and nothing lost [S2.1204] [S5.1200]', async ({
  page,
}) => {
  await addOwnShop('sizes');
  await enterAs(page, 'sizes', '/design/size-guides');
  const table = page.getByRole('textbox', { name: 'Table' });
  const save = page.getByRole('button', { name: 'Save size guides' });
  await page.getByRole('button', { name: 'Start from an example' }).click();
  await save.click();
  await expect(page.getByText('1 size guide saved.', { exact: true })).toBeVisible();
  await expect(table).toHaveValue('');

  await table.fill('Category;Size;Chest (cm)\nHodies;S;96\nPants;S;9-Oct\n');
  await save.click();
  await expect(page.getByText('Nothing was saved: 2 lines have problems.')).toBeVisible();
  await expect(page.getByText('Line 3: “9-Oct” is a date')).toBeVisible();
  await expect(table).toHaveValue(/Hodies/);

  await page.getByLabel('Import CSV').setInputFiles({
    ...{ name: 'guides.csv', mimeType: 'text/csv' },
    buffer: Buffer.from(
      'sep=;\r\nCategory;Size;Chest (cm);Hip (cm)\r\nShirts;S;96,5;\r\nShirts;M;98;90\r\n',
      'latin1',
    ),
  });
  const question = page.getByRole('dialog', { name: 'Replace the table?' });
  await question.getByRole('button', { name: 'Replace table' }).click();
  await expect(page.getByText('1 size guide saved. 1 size lacks a value.')).toBeVisible();
  await expect(page.getByRole('heading', { level: 2 })).toHaveText(['Hoodies', 'Shirts']);
  await page.getByText('Show table').first().click();
  await expect(page.getByRole('table').first()).toBeVisible();
  await expectAccessible(page);
  await page.setViewportSize({ width: 375, height: 740 });
  await expectAccessible(page);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(375);

  const downloading = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export CSV' }).click();
  const file = await (await downloading).path();
  expect(await readFile(file, 'utf8')).toContain('Shirts,,S,');

  await page.getByRole('button', { name: /Edit.*Hoodies/ }).click();
  await expect(table).toBeFocused();
  await table.fill((await table.inputValue()).replace('26.5', '27'));
  await save.click();
  await expect(page.getByText('1 size guide saved.', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: /Remove.*Shirts/ }).click();
  const removal = page.getByRole('dialog', { name: 'Remove the size guide for Shirts?' });
  await expectAccessible(page);
  await removal.getByRole('button', { name: 'Remove size guide' }).click();
  await expect(page.getByText('Size guide for Shirts removed.')).toBeVisible();
  await expect(page.getByRole('heading', { level: 2 })).toHaveText(['Hoodies']);
});
