import type { Page } from 'playwright/test';
import { fetchPage } from './support/fetch-page';
import { urlOf } from './support/shops';
import { expect, test } from './support/test';

const PHONE = { width: 390, height: 844 };

const filter = (page: Page, title: string) =>
  page.getByRole('region', { name: 'Filters' }).getByRole('group').filter({ hasText: title });
const openFilter = (page: Page, title: string) =>
  filter(page, title).getByText(title, { exact: true }).click();
const cards = (page: Page) => page.getByRole('main').getByRole('article');

test('a search is narrowed by colour, size and price, and widened again [S2.68]', async ({
  page,
}) => {
  await page.goto(urlOf('classic', '/shop?q=hoodie&ref=mail'));
  const total = await cards(page).count();
  await openFilter(page, 'Colour');
  await filter(page, 'Colour').getByRole('link', { name: /^Navy/ }).click();
  await expect(page).toHaveURL(urlOf('classic', '/shop?q=hoodie&color=Navy&ref=mail'));
  await expect.poll(() => cards(page).count()).toBeLessThan(total);

  await openFilter(page, 'Size');
  await expect(filter(page, 'Colour').getByRole('link').first()).toBeHidden();
  await filter(page, 'Size').getByRole('link', { name: /^M\b/ }).click();
  await expect(page).toHaveURL(/size=M/);
  await page.keyboard.press('Escape');
  await expect(filter(page, 'Size').getByRole('link').first()).toBeHidden();

  const active = page.getByRole('list', { name: 'Active filters' });
  await active.getByRole('link', { name: 'Remove Navy' }).click();
  await expect(page).toHaveURL(urlOf('classic', '/shop?q=hoodie&size=M&ref=mail'));
  await active.getByRole('link', { name: 'Clear all' }).click();
  await expect(page).toHaveURL(urlOf('classic', '/shop?q=hoodie&ref=mail'));
  await expect(cards(page)).toHaveCount(total);
});

test('the count of a value is what it leaves [S2.68]', async ({ page }) => {
  await page.goto(urlOf('classic', '/shop?category=Hoodies'));
  for (const title of ['Colour', 'Size', 'Price']) {
    await page.goto(urlOf('classic', '/shop?category=Hoodies'));
    await openFilter(page, title);
    const value = filter(page, title).getByRole('link').first();
    const count = /\d+$/.exec((await value.textContent()) ?? '')?.[0];
    await value.click();
    await expect(page.getByRole('list', { name: 'Active filters' })).toBeVisible();
    await expect(page.getByRole('main').getByRole('status')).toHaveText(
      count === '1' ? '1 product' : `${count} products`,
    );
  }
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

test('filters stay behind when the listing is left [S2.69]', async ({ page }) => {
  await page.goto(urlOf('classic', '/shop?q=hoodie&color=Navy&size=M&price=50-100&ref=mail'));
  await expect(
    page.getByRole('contentinfo').getByRole('link', { name: 'Returns' }),
  ).toHaveAttribute('href', '/returns?ref=mail');
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

test('a search is titled by what it is for', async ({ page }) => {
  await page.goto(urlOf('classic', '/shop?q=navy+hoodie'));
  await expect(page).toHaveTitle(/Results for “navy hoodie”/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Results for “navy hoodie”');
});

test('a search without results has a way on', async ({ page }) => {
  await page.goto(urlOf('classic', '/shop?q=qqqzzzxxx'));
  await expect(page.getByRole('heading', { name: 'No products found' })).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: 'See all products' }).click();
  await expect(page).toHaveURL(urlOf('classic', '/shop'));
  await expect(cards(page)).toHaveCount(15);
});

test('filters that make no sense are no error', async () => {
  for (const path of [
    '/shop?color=,,&size=%00&price=x&sort=y',
    '/shop?q=%27%3B--',
    `/shop?q=${'x'.repeat(4000)}`,
    '/shop?q=%F0%9F%91%95',
  ]) {
    expect((await fetchPage('classic', path)).status).toBe(200);
  }
});

test('a keyword of the footer is searched for', async ({ page }) => {
  await page.goto(urlOf('classic'));
  await page.getByRole('list', { name: 'Popular in the shop' }).getByRole('link').first().click();
  await expect(page).toHaveURL(/\/shop\?q=/);
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Results for');
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  for (const width of [390, 1280]) {
    test(`the listing is narrowed and sorted at ${width} px [S2.68]`, async ({ page }) => {
      await page.setViewportSize({ width, height: 844 });
      await page.goto(urlOf('classic', '/shop?category=Hoodies'));
      await openFilter(page, 'Colour');
      await filter(page, 'Colour').getByRole('link', { name: /^Navy/ }).click();
      await expect(page).toHaveURL(urlOf('classic', '/shop?category=Hoodies&color=Navy'));
      await page.getByLabel('Sort by').selectOption('price-asc');
      await page.getByRole('button', { name: 'Sort' }).click();
      await expect(page).toHaveURL(
        urlOf('classic', '/shop?category=Hoodies&color=Navy&sort=price-asc'),
      );
    });
  }
});
