import { fetchPage } from './support/fetch-page';
import { urlOf } from './support/shops';
import { expect, test } from './support/test';

test.use({ expectedMessages: [/status of 404/] });

for (const path of [
  '/product/no-such-product',
  '/no-such-page',
  '/no/such/page',
  '/shop/nothing',
]) {
  test(`${path} is not found, in the look of the shop`, async ({ page }) => {
    const answer = await page.goto(urlOf('jersey', path));
    expect(answer?.status()).toBe(404);
    await expect(page).toHaveTitle(/^Gridline Athletics - /);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('We can’t find that page');
    await expect(page.getByRole('banner')).toContainText('team@gridline.example');
    await expect(page.getByRole('contentinfo')).toContainText('Worldwide Shipping');
  });
}

test('the shell around every page is no page itself: what answers is the page for what is not there [S2.900]', async () => {
  for (const path of ['/_app', '/_document']) {
    const { status, text } = await fetchPage('classic', path);
    expect(status, path).toBe(404);
    expect(text).toContain('We can’t find that page');
  }
});

test('a page that is not there has no canonical address, and is for no search engine [S2.1054]', async () => {
  for (const path of ['/no-such-page', '/product/none', '/_app', '/shop?category=Spaceships']) {
    const { text } = await fetchPage('classic', path);
    expect(text).not.toMatch(/rel="canonical"|og:url/);
    expect(text).toMatch(/<meta[^>]*name="robots"[^>]*content="noindex"/);
  }
});

test('a product of another shop is not found', async () => {
  expect((await fetchPage('odd', '/product/quotes')).status).toBe(200);
  expect((await fetchPage('classic', '/product/quotes')).status).toBe(404);
});

for (const path of ['/', '/shop', '/product/quotes', '/sitemap.xml', '/robots.txt']) {
  test(`${path} of an unknown host is 404 and tells nothing of a shop`, async () => {
    const { status, text } = await fetchPage('nobody.example', path);
    expect(status).toBe(404);
    expect(text).toContain('No shop lives here');
    expect(text).not.toMatch(/Marlow|Gridline|Norr|href="\/product/);
  });
}

test('health is answered on any host', async () => {
  for (const host of ['nobody.example', 'localhost']) {
    expect((await fetchPage(host, '/api/backend/healthz')).status).toBe(200);
  }
});

test('a first label that is no shop is dropped', async () => {
  const { status, text } = await fetchPage('www.jersey.localhost', '/');
  expect(status).toBe(200);
  expect(text).toContain('Gridline Athletics');
});
