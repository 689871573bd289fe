import { addAdmin, createPasswords } from '@/backend/domain/admins';
import { shopPageAddress } from '@/services/shop-page-address';
import { fetchPage } from './support/fetch-page';
import { sendLogin } from './support/log-in';
import { runShopCommand } from './support/shop-command';
import { withShopDatabase } from './support/shop-database';
import { DEMO_ADMIN, SHOP_HOSTS, urlOf } from './support/shops';
import { expect, test } from './support/test';

const HOST = SHOP_HOSTS.opening;

test('a shop that somebody makes is prepared behind a page that says so, seen by its admin, opened and paused [S1.1476] [S1.1477] [S1.1479]', async ({
  page,
}) => {
  const host = ['--host', HOST];
  await runShopCommand('add', ...host, '--template', 'classic', '--name', 'Petal & Thread');
  const words = ['openingNote=From 1 May.', 'email=hello@petal.example', 'headertemplate=2'];
  await runShopCommand('set', ...host, ...words);
  await withShopDatabase((db) => addAdmin({ db, passwords: createPasswords() }, HOST, DEMO_ADMIN));

  for (const path of ['/', '/shop', '/cart', '/no-such-page', '/embed/products']) {
    const { status, text } = await fetchPage('opening', path);
    expect(status, path).toBe(200);
    expect(text, path).toContain('<meta name="robots" content="noindex"');
    expect(text, path).toContain('Opening soon');
    expect(text, path).not.toContain('/product/');
  }
  const { text: sitemap } = await fetchPage('opening', '/sitemap.xml');
  expect(sitemap).not.toContain('<loc>');
  await page.goto(urlOf('opening', '/shop'));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Opening soon');
  await expect(page.getByRole('main')).toContainText('Petal & Thread');
  await expect(page.getByRole('main')).toContainText('From 1 May.');
  await expect(page.getByRole('link')).toHaveText(['hello@petal.example']);

  await page.goto(urlOf('opening', '/design'));
  await sendLogin(page);
  await expect(page.getByLabel('Password', { exact: true })).toBeHidden();
  await page.goto(`${new URL(page.url()).origin}${shopPageAddress('/shop')}`);
  await expect(page).toHaveURL(urlOf('opening', '/shop'));
  await expect(page.getByRole('note')).toContainText('This shop is being prepared');
  await expect(page.getByRole('main').getByRole('article').first()).toBeVisible();
  const banner = page.getByRole('banner');
  await expect(banner.getByRole('link', { name: 'Petal & Thread' })).toBeVisible();
  const footer = page.getByRole('contentinfo');
  await expect(footer).toContainText('Petal & Thread. All rights reserved');
  await expect(footer).not.toContainText('Free Return');
  await expect(footer).not.toContainText('Local Support');

  for (const width of [320, 375, 768, 1024, 1280, 1600]) {
    await page.setViewportSize({ width, height: 600 });
    expect(await page.evaluate(readHeader), `${width} px`).toEqual({ isNameWhole: true, rows: 1 });
  }

  await runShopCommand('set', ...host, 'opening=paused', 'openingNote=Back on Monday.');
  const paused = await fetchPage('opening', '/shop');
  expect(paused.text).toContain('Back on Monday.');
  expect(paused.text).toContain('/product/');
  await runShopCommand('set', ...host, 'opening=open');
  const { text: opened } = await fetchPage('opening', '/shop');
  expect(opened).not.toContain('Back on Monday.');
  expect(opened).not.toContain('noindex');
});

/** Runs in the page: whether the name in its header is whole, and in how many rows its links stand, where they do. */
function readHeader() {
  const header = document.querySelector('header');
  const name = header?.querySelector('a[href="/"] span:last-child');
  const items = [...(header?.querySelectorAll('nav > ul > li') ?? [])];
  const tops = items.map((item) => Math.round(item.getBoundingClientRect().top));
  const isCut = (element: Element) =>
    element.scrollHeight > element.clientHeight + 1 ||
    element.scrollWidth > element.clientWidth + 1;
  return { isNameWhole: name ? !isCut(name) : false, rows: new Set(tops).size };
}
