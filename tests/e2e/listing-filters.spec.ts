import type { Locator, Page } from 'playwright/test';
import { fetchPage } from './support/fetch-page';
import { urlOf } from './support/shops';
import { expect, test } from './support/test';

const PHONE = { width: 390, height: 844 };

const filter = (page: Page, title: string) =>
  page.getByRole('region', { name: 'Filters' }).getByRole('group').filter({ hasText: title });
const openFilter = (page: Page, title: string) =>
  filter(page, title).getByText(title, { exact: true }).click();
const cards = (page: Page) => page.getByRole('main').getByRole('article');

test('a search is narrowed by colour, size and price, each to as many as it says, and widened again [S2.68]', async ({
  page,
}) => {
  await page.goto(urlOf('classic', '/shop?q=hoodie&ref=mail'));
  await expect(page).toHaveTitle(/Results for “hoodie”/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Results for “hoodie”');
  const total = await cards(page).count();
  const count = page.getByRole('main').getByRole('status');
  const active = page.getByRole('list', { name: 'Active filters' });
  /** Chooses a value; there are then as many products as stood beside it. */
  const choose = async (value: Locator) => {
    const shown = /\d+$/.exec((await value.textContent()) ?? '')?.[0];
    await value.click();
    await expect(active).toBeVisible();
    await expect(count).toHaveText(shown === '1' ? '1 product' : `${shown} products`);
  };
  await openFilter(page, 'Price');
  await choose(filter(page, 'Price').getByRole('link').last());
  await expect(page).toHaveURL(/price=/);

  await openFilter(page, 'Color');
  await choose(filter(page, 'Color').getByRole('link', { name: /^Navy/ }));
  await expect(page).toHaveURL(/\?q=hoodie&color=Navy&price=[\d-]+&ref=mail$/);
  await expect.poll(() => cards(page).count()).toBeLessThan(total);

  await openFilter(page, 'Size');
  await expect(filter(page, 'Color').getByRole('link').first()).toBeHidden();
  await choose(filter(page, 'Size').getByRole('link', { name: /^M\b/ }));
  await expect(page).toHaveURL(/size=M/);
  await page.keyboard.press('Escape');
  await expect(filter(page, 'Size').getByRole('link').first()).toBeHidden();

  await active.getByRole('link', { name: 'Remove Navy' }).click();
  await expect(page).toHaveURL(/\/shop\?q=hoodie&size=M&price=[\d-]+&ref=mail$/);
  await active.getByRole('link', { name: 'Clear all' }).click();
  await expect(page).toHaveURL(urlOf('classic', '/shop?q=hoodie&ref=mail'));
  await expect(cards(page)).toHaveCount(total);
});

test('a search is narrowed to what is in stock, and sorted by what sells best [S5.1004] [S4.1000]', async ({
  page,
}) => {
  await page.goto(urlOf('classic', '/shop?q=hoodie&size=M'));
  await openFilter(page, 'Availability');
  await filter(page, 'Availability')
    .getByRole('link', { name: /^In stock/ })
    .click();
  await expect(page).toHaveURL(urlOf('classic', '/shop?q=hoodie&size=M&inStock=1'));
  await page.getByLabel('Sort by').selectOption('bestselling');
  await expect(page).toHaveURL(
    urlOf('classic', '/shop?q=hoodie&size=M&inStock=1&sort=bestselling'),
  );
  await expect(cards(page).first()).toBeVisible();
  await page
    .getByRole('list', { name: 'Active filters' })
    .getByRole('link', { name: 'Remove In stock' })
    .click();
  await expect(page).toHaveURL(urlOf('classic', '/shop?q=hoodie&size=M&sort=bestselling'));
});

test('phones unfold the filters and fold them again [S2.68]', async ({ page }) => {
  await page.setViewportSize(PHONE);
  await page.goto(urlOf('classic', '/shop'));
  const filters = page.getByRole('region', { name: 'Filters' });
  await expect(filters).toBeHidden();
  await page.getByRole('button', { name: 'Filters' }).click();
  await openFilter(page, 'Size');
  await filter(page, 'Size').getByRole('link', { name: /^M\b/ }).click();
  await expect(page).toHaveURL(urlOf('classic', '/shop?size=M'));
  await page.getByRole('button', { name: /^Show \d+ products$/ }).click();
  await expect(filters).toBeHidden();
  await expect(page.getByRole('button', { name: 'Filters (1)' })).toBeVisible();
});

test('filters stay behind when the listing is left [S2.69]', async () => {
  const filters = 'q=hoodie&color=Navy&size=M&price=50-100';
  const { text } = await fetchPage('classic', `/shop?${filters}&ref=mail`);
  const [, footer = ''] = text.split('<footer');
  expect(footer).toContain('href="/returns?ref=mail"');
});

test('search engines see the listing without filters [S2.69]', async () => {
  const robots = /<meta[^>]*name="robots"[^>]*content="noindex"/;
  for (const [path, canonical] of [
    ['/shop?q=hoodie&page=1', '/shop'],
    ['/shop?category=Hoodies&color=Navy', '/shop?category=Hoodies'],
    ['/shop?price=0-50&size=M', '/shop'],
  ] as const) {
    const { text } = await fetchPage('classic', path);
    expect(text).toMatch(robots);
    expect(text).toContain(`rel="canonical" href="${urlOf('classic', canonical)}"`);
  }
  expect((await fetchPage('classic', '/shop?category=Hoodies&page=1')).text).not.toMatch(robots);
});

test('a search is titled by what it is for', async () => {
  const { text } = await fetchPage('classic', '/shop?q=navy+hoodie');
  expect(text).toMatch(/<title[^>]*>[^<]*Results for “navy hoodie”/);
  expect(text).toMatch(/<h1[^>]*>Results for “navy hoodie”</);
});

test('a search without results has a way on', async () => {
  const { text } = await fetchPage('classic', '/shop?q=qqqzzzxxx');
  expect(text).toMatch(/<h\d[^>]*>No products found</);
  expect(text).toMatch(/<a[^>]*href="\/shop"[^>]*>See all products</);
});

test('filters that make no sense are no error [S5.1005]', async () => {
  for (const path of [
    '/shop?color=,,&size=%00&price=x&sort=y',
    '/shop?q=%27%3B--',
    `/shop?q=${'x'.repeat(4000)}`,
    '/shop?q=%F0%9F%91%95',
    '/shop?sort=bestselling&sort=discount',
    "/shop?sort='%3B--&inStock=maybe&inStock=1",
    '/shop?inStock[]=1&inStock=%00',
    '/shop?q=hoodie&category=Nowhere&inStock=1',
    '/shop?q=%25',
  ]) {
    expect((await fetchPage('classic', path)).status).toBe(200);
  }
});

test('a keyword of the footer is searched for', async () => {
  const { text } = await fetchPage('classic', '/contact');
  const [, list = ''] = /aria-label="Popular in the shop"(.*?)<\/ul>/s.exec(text) ?? [];
  const [, path = ''] = /href="(\/shop\?q=[^"]+)"/.exec(list) ?? [];
  expect((await fetchPage('classic', path)).text).toMatch(/<h1[^>]*>Results for/);
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  for (const width of [390, 1280]) {
    test(`the listing is narrowed and sorted at ${width} px [S2.68]`, async ({ page }) => {
      await page.setViewportSize({ width, height: 844 });
      await page.goto(urlOf('classic', '/shop?category=Hoodies'));
      await openFilter(page, 'Color');
      await filter(page, 'Color').getByRole('link', { name: /^Navy/ }).click();
      await expect(page).toHaveURL(urlOf('classic', '/shop?category=Hoodies&color=Navy'));
      await page.getByLabel('Sort by').selectOption('price-asc');
      await page.getByRole('button', { name: 'Sort' }).click();
      await expect(page).toHaveURL(
        urlOf('classic', '/shop?category=Hoodies&color=Navy&sort=price-asc'),
      );
    });
  }
});
