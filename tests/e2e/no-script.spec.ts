import { someOf } from '../support/counts';
import { openAtRest } from './support/at-rest';
import { fetchPage } from './support/fetch-page';
import { DEMO_SHOPS, urlOf } from './support/shops';
import { shownOn } from './support/shown-on';
import { expect, test } from './support/test';

test.use({ javaScriptEnabled: false });

test('the home page is whole without JavaScript [S2.33]', async ({ page }) => {
  await page.goto(urlOf('classic'));
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('banner')).toBeVisible();
  await expect(page.getByRole('contentinfo')).toBeVisible();
  expect(await page.getByRole('main').getByRole('article').count()).toBeGreaterThanOrEqual(8);
});

/** Those that stand for the others first; `/kitchen-sink` is compared in `accessibility.spec.ts`. */
const DESIGNED = [
  ['jersey', '/'],
  ['classic', '/lookbook'],
  ['classic', '/'],
  ['studio', '/'],
  ['studio', '/lookbook'],
] as const;

for (const [shop, path] of someOf(DESIGNED, 2)) {
  test(`${path} of ${shop} shows without JavaScript what it shows with it [S3.158]`, async ({
    page,
    browser,
  }) => {
    const withScripts = await browser.newContext({ javaScriptEnabled: true });
    const scripted = await withScripts.newPage();
    await openAtRest(scripted, urlOf(shop, path));
    const whole = await shownOn(scripted);
    await withScripts.close();
    expect(whole.length).toBeGreaterThan(0);
    // What is loaded without scripts stays as it is.
    await page.goto(urlOf(shop, path));
    expect(await shownOn(page)).toEqual(whole);
  });
}

for (const path of ['/', '/shop', '/shop?page=2', '/nothing-here']) {
  for (const shop of DEMO_SHOPS) {
    test(`the HTML of ${path} in ${shop} stands where it shows, in order`, async () => {
      const { text } = await fetchPage(shop, path);
      expect(text).toContain('</footer>');
      expect(text).not.toMatch(/<div hidden|<template/);
    });
  }
}

test('listing and product are reached, sorted and read without JavaScript', async ({ page }) => {
  await page.goto(urlOf('classic', '/shop?category=Hoodies&ref=mail'));
  await page.getByLabel('Sort by').selectOption('price-desc');
  await page.getByRole('button', { name: 'Sort' }).click();
  await expect(page).toHaveURL(urlOf('classic', '/shop?category=Hoodies&ref=mail&sort=price-desc'));

  const card = page.getByRole('main').getByRole('article').first();
  const link = card.getByRole('heading').getByRole('link');
  const name = await link.textContent();
  await link.click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name ?? '');
  await expect(page.getByRole('region', { name: 'Buy' })).toContainText(/\$\d+\.\d{2}/);
  await expect(page.getByRole('heading', { name: 'Description' })).toBeVisible();
});

test('a form that is sent before its scripts are there puts nothing typed into an address [S8.714]', async ({
  page,
}) => {
  for (const path of ['/contact', '/embed/page/contact', '/order-tracking']) {
    await page.goto(urlOf('classic', path));
    const form = page.locator('form:has(input[name="email"])');
    const field = form.getByLabel('E-mail');
    await field.fill('ada@example.com');
    await field.press('Enter');
    await expect(field, path).toHaveValue('ada@example.com');
    await expect(page).toHaveURL(urlOf('classic', path));
  }
});

test('the HTML of a product stands where it shows, in order', async () => {
  const [, path = ''] =
    /href="(\/product\/[^"]+)"/.exec((await fetchPage('classic', '/')).text) ?? [];
  const { text } = await fetchPage('classic', path);
  expect(text).toContain('</footer>');
  expect(text).not.toMatch(/<div hidden|<template/);
});

test('a search works without JavaScript: the listing takes a query and finds what it is for [S4.1152]', async ({
  page,
}) => {
  await page.goto(urlOf('classic', '/?ref=letter'));
  await page.getByRole('banner').getByRole('link', { name: 'Search' }).click();
  await page.getByRole('searchbox').fill('beanie');
  await page.getByRole('search').getByRole('button', { name: 'Search' }).click();
  await expect(page).toHaveURL(urlOf('classic', '/shop?q=beanie&ref=letter'));
  await expect(page.getByRole('article').first()).toContainText(/beanie/i);
  await expect(page.getByRole('searchbox')).toHaveValue('beanie');
});
