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

test('where what a link leads to cannot be read, the page comes as a document [S8.710]', async ({
  page,
}) => {
  const titles = { About: 'About', Contact: 'Contact Us' } as const;
  await page.goto(urlOf('jersey', '/contact'));
  for (const [at, [name, answer]] of Object.entries(BROKEN).entries()) {
    await test.step(`where it ${name}`, async () => {
      const link = at % 2 === 0 ? 'About' : 'Contact';
      await page.route(DATA, (route) =>
        'abort' in answer ? route.abort() : route.fulfill(answer),
      );
      await page.evaluate(() => Object.assign(window, { isOlder: true }));
      const links = page.getByRole('banner').getByRole('navigation', { name: 'Main' });
      await links.getByRole('link', { name: link }).click();
      await expect(page).toHaveURL(urlOf('jersey', `/${link.toLowerCase()}`));
      await expect(heading(page)).toHaveText(titles[link]);
      await expect(page.getByTestId('navigation-overlay')).toHaveCount(0);
      expect(await page.evaluate(() => 'isOlder' in window)).toBe(false);
      await page.unroute(DATA);
    });
  }
});
