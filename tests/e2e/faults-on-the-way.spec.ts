import type { Page } from 'playwright/test';
import { held } from './support/held';
import { urlOf } from './support/shops';
import { expect, test } from './support/test';

const DATA = '**/_next/data/**';

// What fails is the browser's to complain of.
test.use({ expectedMessages: [/Failed to load resource/] });

const heading = (page: Page) => page.getByRole('main').getByRole('heading', { level: 1 });

test('while a page is slow the one before stays to be used, and the last link that was followed wins [S2.32] [S9.1]', async ({
  page,
}) => {
  await page.goto(urlOf('classic', '/shop'));
  const data = await held(page, DATA);
  const products = page.getByRole('main').getByRole('article');
  const first = products.first().getByRole('link').first();
  const second = products.nth(1).getByRole('link').first();
  const wanted = await second.getAttribute('href');
  await first.click();
  await expect.poll(data.count).toBeGreaterThan(0);
  await expect(page.getByRole('status').getByText('Loading the page')).toBeAttached();
  await expect(products.first()).toBeVisible();
  await second.dispatchEvent('click');
  await expect.poll(data.count).toBeGreaterThan(1);
  await data.letThrough();
  await expect(page).toHaveURL(new RegExp(`${wanted}$`));
  await expect(page.getByRole('region', { name: 'Buy' })).toBeVisible();
  await expect(page.getByTestId('navigation-overlay')).toHaveCount(0);
});

const BROKEN = {
  'is refused': { abort: true },
  'is an error': { status: 500, contentType: 'text/html', body: '<h1>Error</h1>' },
  'is cut short': { contentType: 'application/json', body: '{"pageProps":{"pag' },
  'is something else': { contentType: 'application/json', body: '{"pageProps":{"a":1}}' },
  'is empty': { contentType: 'application/json', body: '' },
} as const;

for (const [name, answer] of Object.entries(BROKEN)) {
  test(`where what a link leads to ${name}, the page comes as a document [S8.710]`, async ({
    page,
  }) => {
    await page.goto(urlOf('classic', '/shop'));
    await page.route(DATA, (route) => ('abort' in answer ? route.abort() : route.fulfill(answer)));
    const product = page.getByRole('main').getByRole('article').first();
    const title = await product.getByRole('heading').first().textContent();
    await product.getByRole('link').first().click();
    await expect(page).toHaveURL(/\/product\//);
    await expect(heading(page)).toHaveText(title ?? '');
    await expect(page.getByTestId('navigation-overlay')).toHaveCount(0);
  });
}
