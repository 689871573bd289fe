import { readFile } from 'node:fs/promises';
import { openAtRest } from './support/at-rest';
import { expectAccessible } from './support/axe';
import { fetchPage } from './support/fetch-page';
import { enterAs } from './support/log-in';
import { addOwnShop } from './support/own-shop';
import { firstProduct } from './support/served-page';
import { runShopCommand } from './support/shop-command';
import { SHOP_HOSTS, urlOf } from './support/shops';
import { expect, test } from './support/test';

// Refused calls and missing pages are told to the console by the browser.
test.use({ expectedMessages: [/Failed to load resource|status of 404/] });

const host = SHOP_HOSTS.moved;

test.describe.configure({ mode: 'default' });
test.beforeAll(() => addOwnShop('moved'));

const shop = (...args: string[]) => runShopCommand('redirects', '--host', host, ...args);

test('an old address leads to the new one for good, with its query, and no page waits for it [S2.1063] [S2.1060]', async () => {
  const [product = ''] = (await firstProduct('moved')).split('?');
  await shop('/old-page=/about', '/elsewhere=https://else.example/x', `${product}=/contact`);
  const old = await fetchPage('moved', '/old-page?utm_source=mail&a=1&a=2');
  expect([old.status, old.headers.location]).toEqual([301, '/about?utm_source=mail&a=1&a=2']);
  expect(old.headers['cache-control']).toContain('no-cache');
  const elsewhere = await fetchPage('moved', '/elsewhere?utm_source=mail');
  expect([elsewhere.status, elsewhere.headers.location]).toEqual([301, 'https://else.example/x']);
  // Where there is a page, the page is shown.
  expect((await fetchPage('moved', product)).status).toBe(200);
  expect((await fetchPage('moved', '/not-there')).status).toBe(404);
  await shop('/old-page=');
  expect((await fetchPage('moved', '/old-page')).status).toBe(404);
});

test('addresses of Shopify lead to ours [S2.1064]', async () => {
  const product = await firstProduct('moved');
  const slug = /^\/product\/([^?]+)/.exec(product)?.[1] ?? '';
  for (const [path, target] of [
    [`/products/${slug}?variant=1`, `/product/${slug}?variant=1`],
    [`/collections/all/products/${slug}`, `/product/${slug}`],
    ['/collections/hoodies?utm_source=a', '/shop?category=Hoodies&utm_source=a'],
    ['/collections/all', '/shop'],
    ['/policies/refund-policy', '/returns'],
    ['/pages/contact', '/contact'],
  ]) {
    const { status, headers } = await fetchPage('moved', path ?? '');
    expect([status, headers.location], path).toEqual([301, target]);
  }
  for (const path of ['/blogs/news', '/products/none', '/collections/none', '/account/login']) {
    expect((await fetchPage('moved', path)).status, path).toBe(404);
  }
});

test('no path leads out of the shop [S2.1061]', async () => {
  const paths = ['/%2F%2Fevil.example', '/%5Cevil.example', '/products/%2F%2Fevil.example'];
  for (const path of [...paths, '/collections/%2F..%2F..%2Fevil', '/pages/%5C%5Cevil.example']) {
    const { status, headers } = await fetchPage('moved', path);
    expect([200, 400, 404], path).toContain(status);
    expect(headers.location, path).toBeUndefined();
  }
});

test('a link to an old address opens the new page in a browser [S2.1060]', async ({ page }) => {
  await shop('/linked=/contact');
  await openAtRest(page, urlOf('moved', '/about?utm_source=mail'));
  await page.evaluate(
    (path) => void Reflect.get(window, 'next').router.push(path),
    '/linked?utm_source=mail',
  );
  await expect(page).toHaveURL(urlOf('moved', '/contact?utm_source=mail'));
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

test('an admin adds, finds, removes, imports and exports redirects [S2.1068]', async ({ page }) => {
  await enterAs(page, 'moved', '/design/redirects');
  await page.getByLabel('Redirect from').fill('/summer');
  await page.getByLabel('Redirect to').fill('/summer');
  await page.getByRole('button', { name: 'Save redirect' }).click();
  await expect(page.getByLabel('Redirect to')).toBeFocused();
  await expect(page.getByLabel('Redirect to')).toHaveAccessibleDescription(/lead back/);
  await page.getByLabel('Redirect to').fill('/shop');
  await page.getByRole('button', { name: 'Save redirect' }).click();
  await expect(page.getByText('Redirect from /summer saved.')).toBeVisible();
  await expect(page.getByRole('row', { name: '/summer /shop' })).toBeVisible();

  await page.getByLabel('Import CSV').setInputFiles({
    ...{ name: 'redirects.csv', mimeType: 'text/csv' },
    buffer: Buffer.from(
      'Redirect from,Redirect to\r\n/winter,/shop?category=Jacket\r\n/shop-a,//evil.example\r\n"/a,b",/about\r\n',
    ),
  });
  await expect(page.getByText('2 redirects imported.')).toBeVisible();
  await expect(page.getByText(/^Line 3:/)).toBeVisible();
  await expect(page.getByRole('row', { name: '/winter' })).toBeVisible();
  await expectAccessible(page);
  await page.setViewportSize({ width: 375, height: 740 });
  await expectAccessible(page);
  const width = () => page.evaluate(() => document.documentElement.scrollWidth);
  expect(await width()).toBe(375);

  const downloading = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export CSV' }).click();
  const file = await (await downloading).path();
  expect(await readFile(file, 'utf8')).toContain('/winter,/shop?category=Jacket\r\n');

  await page.getByRole('searchbox').fill('winter');
  await page.getByRole('searchbox').press('Enter');
  await expect(page.getByRole('row')).toHaveCount(2);
  await page.getByRole('row', { name: '/winter' }).getByRole('button').click();
  await expect(page.getByText('Redirect from /winter removed.')).toBeVisible();
  await expect(page.getByText('No redirect matches your search.')).toBeVisible();
});
