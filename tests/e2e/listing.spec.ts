import { fetchPage } from './support/fetch-page';
import { urlOf } from './support/shops';
import { expect, test } from './support/test';

const amount = (text: string) => Number(/\$([\d,.]+)/.exec(text)?.[1]?.replaceAll(',', ''));

test('the listing shows 15 products a page and numbered pages, and sorts by price [S2.3]', async ({
  page,
}) => {
  await page.goto(urlOf('classic', '/shop'));
  const cards = page.getByRole('main').getByRole('article');
  await expect(cards).toHaveCount(15);
  const first = await cards.first().textContent();

  const pages = page.getByRole('navigation', { name: 'Pages' });
  await expect(pages.getByRole('link', { name: 'Page 1', exact: true })).toHaveAttribute(
    'aria-current',
    'page',
  );
  await pages.getByRole('link', { name: 'Page 2', exact: true }).click();
  await expect(page).toHaveURL(urlOf('classic', '/shop?page=2'));
  await expect(cards.first()).not.toHaveText(first ?? '');
  await expect(cards).toHaveCount(15);

  await page.getByLabel('Sort by').selectOption('price-asc');
  await expect(page).toHaveURL(urlOf('classic', '/shop?sort=price-asc'));
  await expect(page.getByLabel('Sort by')).toHaveValue('price-asc');
  await expect
    .poll(async () => {
      const prices = (await cards.allTextContents()).map(amount);
      return prices.every((price, at) => price >= (prices[at - 1] ?? 0));
    })
    .toBe(true);
});

test('an order chosen before the scripts are there counts', async ({ page }) => {
  let letScriptsIn: () => void = () => undefined;
  const areAllowed = new Promise<void>((resolve) => {
    letScriptsIn = resolve;
  });
  await page.route('**/*.js', async (route) => {
    await areAllowed;
    await route.continue();
  });
  await page.goto(urlOf('classic', '/shop'), { waitUntil: 'commit' });
  await page.getByLabel('Sort by').selectOption('price-desc');
  await expect(page).toHaveURL(urlOf('classic', '/shop'));
  letScriptsIn();
  await expect(page).toHaveURL(urlOf('classic', '/shop?sort=price-desc'));
  await expect(page.getByLabel('Sort by')).toHaveValue('price-desc');
});

test('a category shows its own products and keeps the order [S1.2]', async ({ page }) => {
  await page.goto(urlOf('classic', '/shop?sort=name-asc&page=2'));
  const categories = page.getByRole('navigation', { name: 'Categories' });
  await categories.getByRole('link', { name: 'Shoes' }).click();
  await expect(page).toHaveURL(urlOf('classic', '/shop?category=Shoes&sort=name-asc'));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Shoes');
  const [link] = await page.getByRole('main').getByRole('article').getByRole('link').all();
  await link?.click();
  await expect(page.getByRole('navigation', { name: 'Breadcrumb' })).toContainText('Shoes');
});

test('a category without products says so', async () => {
  const { status, text } = await fetchPage('odd', '/shop?category=Tumbler');
  expect(status).toBe(200);
  expect(text).toMatch(/<h\d[^>]*>Nothing here yet</);
});

test('an unknown category is not found', async () => {
  expect((await fetchPage('classic', '/shop?category=Spaceships')).status).toBe(404);
});

test('a page behind the last is the last one, with its filters and its own address [S2.1056]', async () => {
  const canonicalOf = (html: string) =>
    /<link[^>]*rel="canonical"[^>]*href="([^"]*)"/.exec(html)?.[1]?.replaceAll('&amp;', '&') ?? '';
  const names = (html: string) => [...html.matchAll(/<h3[^>]*>.*?<\/h3>/g)].map(([name]) => name);
  const behind = await fetchPage('classic', '/shop?page=999&sort=price-asc');
  expect(behind.status).toBe(200);
  const last = /\/shop\?page=([2-9]|\d\d)$/.exec(canonicalOf(behind.text))?.[1];
  const own = await fetchPage('classic', `/shop?page=${last}&sort=price-asc`);
  expect(canonicalOf(own.text)).toBe(urlOf('classic', `/shop?page=${last}`));
  expect(names(own.text).length).toBeGreaterThan(0);
  expect(names(behind.text)).toEqual(names(own.text));
});

test('a category is the same however its name is written [S2.1055]', async () => {
  for (const [written, own] of [
    ['hoodies', 'Hoodies'],
    ['combo-set', 'Combo+Set'],
    ['HOME%20DECOR', 'Home+Decor'],
    ['home_decor', 'Home+Decor'],
  ]) {
    const { status, text } = await fetchPage('classic', `/shop?category=${written}`);
    expect(status).toBe(200);
    expect(text).toContain(`href="${urlOf('classic', `/shop?category=${own}`)}"`);
  }
});

test('products that were imported while the shop ran are on sale', async () => {
  const { text } = await fetchPage('odd', '/shop');
  expect(text.match(/<article/g)).toHaveLength(2);
  const [, path = ''] = /href="(\/product\/[^"]+)"[^>]*>[^<]*(?:&quot;|")Quoted/.exec(text) ?? [];
  const product = await fetchPage('odd', path);
  expect(product.text).toMatch(
    /<h1[^>]*>The (&quot;|")Quoted(&quot;|") &amp; &lt;Marked(&gt;|>) Hoodie — größer, 日本語</,
  );
});
