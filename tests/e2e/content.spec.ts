import type { Page } from 'playwright/test';
import { CONTENT_PATHS } from '@/core/model/content';
import { fetchPage } from './support/fetch-page';
import { DEMO_SHOPS, type ShopName, urlOf } from './support/shops';
import { structuredDataOf } from './support/structured-data';
import { expect, test } from './support/test';

const PAGES = ['/about', '/contact', '/order-tracking', ...CONTENT_PATHS];
/** What later parts of the shop answer. */
const NOT_YET = /^\/checkout\b/;

const tagOf = (html: string, tag: RegExp) => tag.exec(html)?.[1];
const titleOf = (html: string) => tagOf(html, /<title[^>]*>([^<]*)<\/title>/);
const descriptionOf = (html: string) =>
  tagOf(html, /<meta[^>]*name="description"[^>]*content="([^"]*)"/);

for (const shop of DEMO_SHOPS) {
  test(`the texts of ${shop} are pages of their own [S2.110] [S2.6]`, async () => {
    const pages = await Promise.all(CONTENT_PATHS.map((path) => fetchPage(shop, path)));
    expect(pages.map(({ status }) => status)).toEqual(CONTENT_PATHS.map(() => 200));
    expect(new Set(pages.map(({ text }) => titleOf(text))).size).toBe(CONTENT_PATHS.length);
    expect(new Set(pages.map(({ text }) => descriptionOf(text))).size).toBe(CONTENT_PATHS.length);
    const map = (await fetchPage(shop, '/sitemap.xml')).text;
    for (const path of ['/about', '/contact', ...CONTENT_PATHS]) {
      expect(map).toContain(`<loc>${urlOf(shop, path)}</loc>`);
    }
    expect(map).not.toContain('order-tracking');
  });

  test(`no link of ${shop} to a content page leads nowhere [S2.119]`, async () => {
    const links = new Set<string>();
    for (const path of PAGES) {
      const { text } = await fetchPage(shop, path);
      for (const [, href = ''] of text.matchAll(/href="(\/[^"#?]*)/g)) links.add(href);
    }
    const pages = [...links].filter((href) => !/\.\w+$|^\/(shop|product|api)/.test(href));
    expect(pages).toEqual(expect.arrayContaining([...PAGES]));
    for (const href of pages.filter((one) => !NOT_YET.test(one))) {
      expect((await fetchPage(shop, href)).status, href).toBe(200);
    }
  });
}

for (const [shop, path, title] of [
  ['jersey', '/about', 'Gridline Athletics - About Us'],
  ['jersey', '/contact', 'Gridline Athletics - Contact Us'],
  ['studio', '/order-tracking', 'Studio Norr - Order Tracking'],
  ['jersey', '/case-access', 'Gridline Athletics - File A Dispute'],
] as const) {
  test(`the title of ${path} is ${title} [S2.111]`, async () => {
    expect(titleOf((await fetchPage(shop, path)).text)).toBe(title);
  });
}

test('search engines learn the questions and whom the shop is', async () => {
  const typesOf = async (path: string) =>
    structuredDataOf((await fetchPage('classic', path)).text).map((one) => one['@type']);
  expect(await typesOf('/faqs')).toEqual(['BreadcrumbList', 'FAQPage']);
  expect(await typesOf('/about')).toEqual(['AboutPage', 'BreadcrumbList']);
  expect(await typesOf('/contact')).toEqual(['ContactPage', 'BreadcrumbList']);
});

test('the page about the shop shows its founders, own words and pictures [S2.118] [S2.907]', async ({
  page,
}) => {
  await page.goto(urlOf('classic', '/about'));
  const main = page.getByRole('main');
  await expect(main).toContainText(
    'Josephine Marlow mended fishing sweaters; Tobias Finch repaired looms.',
  );
  await expect(main).toContainText('Marlow & Finch Goods LLC');
  expect(await main.locator('img').count()).toBeGreaterThanOrEqual(2);
  await main.getByRole('link', { name: 'Contact us' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Contact Us');
});

for (const [shop, words] of [
  ['classic', 'Twelve people around one long table'],
  ['jersey', 'Built behind the bleachers'],
  ['studio', 'We make few things, and do not stop making them.'],
] as const) {
  test(`${shop} has designed a page about itself, in its own words [S2.1351]`, async () => {
    const [, main = ''] =
      /<main[^>]*>(.*)<\/main>/s.exec((await fetchPage(shop, '/about')).text) ?? [];
    expect(main).toContain(words);
    expect(main).not.toContain('We decide about every piece in the same way');
  });
}

test('on paper a policy is its text alone, and what is folded is read too [S2.1354]', async ({
  page,
}) => {
  await page.goto(urlOf('studio', '/returns'));
  await page.emulateMedia({ media: 'print' });
  const main = page.getByRole('main');
  await expect(main.getByText(/^Studio Norr AB · 7 Foundry Yard/)).toBeVisible();
  await expect(main.getByRole('heading', { name: 'Your rights by law' })).toBeVisible();
  await expect(main).toHaveCSS('color', 'rgb(0, 0, 0)');
  await expect(page.getByRole('navigation')).toHaveCount(0);
  await page.emulateMedia({ media: 'screen' });
  await page.goto(urlOf('studio', '/faqs'));
  await page.emulateMedia({ media: 'print' });
  // Playwright takes what is folded for hidden, whatever its style says.
  const answer = main.getByText('Your cart and wishlist are kept in your browser');
  const isRead = () => answer.evaluate((element) => element.checkVisibility());
  await expect.poll(isRead).toBe(true);
  await page.emulateMedia({ media: 'screen' });
  await expect.poll(isRead).toBe(false);
});

test('a section is reached from the list of a long page, below the header', async ({ page }) => {
  await page.setViewportSize({ width: 375, height: 812 });
  await page.goto(urlOf('classic', '/privacy'));
  await page.getByText('On this page').click();
  await page.getByRole('link', { name: 'Your rights' }).click();
  await expect(page).toHaveURL(urlOf('classic', '/privacy#your-rights'));
  await expect(page.getByRole('heading', { name: 'Your rights' })).toBeInViewport();
});

for (const shop of DEMO_SHOPS) {
  test(`no form of ${shop} is wider than a phone`, async ({ page }) => {
    await page.setViewportSize({ width: 375, height: 812 });
    for (const path of ['/contact', '/order-tracking']) await expectToFit(page, shop, path);
  });
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  for (const shop of DEMO_SHOPS) {
    test(`no text of ${shop} is wider than a phone`, async ({ page }) => {
      await page.setViewportSize({ width: 375, height: 812 });
      for (const path of ['/about', ...CONTENT_PATHS]) await expectToFit(page, shop, path);
    });
  }

  test('answers unfold below their questions [S2.113]', async ({ page }) => {
    await page.goto(urlOf('classic', '/faqs'));
    const answer = page.getByText('Your cart and wishlist are kept in your browser');
    await expect(answer).toBeHidden();
    await page.getByText('Do I need an account?').click();
    await expect(answer).toBeVisible();
  });

  test('the contact page says where to write instead', async ({ page }) => {
    await page.goto(urlOf('classic', '/contact'));
    await expect(page.locator('noscript p')).toBeVisible();
    await expect(page.locator('noscript a')).toHaveAttribute('href', /^mailto:/);
    await expect(page.getByRole('button', { name: 'Send message' })).toBeHidden();
  });
});

async function expectToFit(page: Page, shop: ShopName, path: string): Promise<void> {
  await page.goto(urlOf(shop, path));
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const width = await page.evaluate(() => document.documentElement.scrollWidth);
  expect(width, path).toBeLessThanOrEqual(375);
}
