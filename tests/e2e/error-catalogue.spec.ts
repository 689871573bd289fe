import { sql } from 'drizzle-orm';
import { pages } from '@/backend/db/schema';
import { openAtRest } from './support/at-rest';
import { blocks, field, openEditor } from './support/editor';
import { failing, SERVER_WORDS } from './support/faults';
import { fetchPage } from './support/fetch-page';
import { addPayingShop } from './support/paying-shop';
import { withShopDatabase } from './support/shop-database';
import { urlOf } from './support/shops';
import { removePage, storePage } from './support/store-page';
import { expect, test } from './support/test';

test.use({
  expectedMessages: [/Failed to load resource|rehydrate timed out|net::ERR_FAILED/],
});

const CODE = /\/_next\/static\/chunks\/.*\.js/;

test('what is kept and takes over five seconds to come back is told, and the shop goes on [S8.10]', async ({
  page,
}) => {
  const { text } = await fetchPage('classic', '/cart');
  // An earlier program kept the cart under its own key alone; the code that reads it does not come.
  await page.addInitScript(() => localStorage.setItem('cart', '[]'));
  await page.route(CODE, (route) => {
    const isNamed = text.includes(new URL(route.request().url()).pathname);
    return isNamed ? route.continue() : undefined;
  });
  const received = page.waitForEvent('console', (message) => message.text().includes('timed out'));
  // Where that code is asked for before the page has loaded, it never has.
  await page.goto(urlOf('classic', '/cart'), { waitUntil: 'commit' });
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('main').getByText('Your cart is empty.')).toBeHidden();
  expect((await received).text()).toContain(
    'redux-persist: rehydrate timed out after 5000ms for persist key "root"',
  );
  await expect(page.getByRole('main').getByText('Your cart is empty.')).toBeVisible();
  await page.unrouteAll({ behavior: 'ignoreErrors' });
});

test('a page whose layout cannot be had is blank, named after its slug, in the shop that it is of [S8.151]', async ({
  page,
}) => {
  const shop = await addPayingShop();
  await withShopDatabase((db) =>
    db.insert(pages).values({
      ...{ shopId: shop.id, slug: 'spring', name: 'What Spring Brings' },
      // No layout, and nothing that the backend would have taken for one.
      layout: sql`'"torn"'`,
    }),
  );
  const answer = await page.goto(shop.url('/spring'));
  expect(answer?.status()).toBe(200);
  await expect(page).toHaveTitle(/ - Spring \|/);
  await expect(page.getByRole('banner')).toBeVisible();
  await expect(page.getByRole('contentinfo')).toBeVisible();
  await expect(page.getByRole('main')).toHaveText('Spring');
});

test('where the products of a grid fail to load, it says ‘Failed to fetch products’, or what the server says [S8.320]', async ({
  page,
}) => {
  await storePage('studio', 'one-grid', [{ id: 'a', type: 'product', props: {} }]);
  await openEditor(page, 'studio', 'one-grid');
  const grid = blocks(page).first();
  await expect(grid.getByRole('article')).toHaveCount(8);
  await grid.click();
  for (const [at, name] of (['words', 'page'] as const).entries()) {
    await test.step(name, async () => {
      const fault = await failing(page, '/products-component*', name);
      // Another number of products is asked for anew.
      await field(page, 'How many').fill(String(at + 1));
      await expect.poll(fault.count).toBe(1);
      const words = name === 'words' ? SERVER_WORDS : 'Failed to fetch products';
      await expect(grid.getByRole('alert')).toHaveText(`Error: ${words}`);
      await expect(grid.getByRole('article')).toHaveCount(0);
      await fault.end();
    });
  }
  await field(page, 'How many').fill('4');
  await expect(grid.getByRole('article')).toHaveCount(4);
  await removePage('studio', 'one-grid');
});

test('a slow answer holds the form as it is, goes once however often it is sent, and is given up after ten seconds [S8.711] [S9.1]', async ({
  page,
}) => {
  await openAtRest(page, urlOf('studio', '/contact'));
  const main = page.getByRole('main');
  await main.getByLabel('Name').fill('Ada');
  await main.getByLabel('E-mail').fill('ada@mail.example');
  await main.getByLabel('Message').fill('Is it warm?');
  let count = 0;
  await page.route('**/api/backend/contact', () => {
    count += 1;
  });
  const form = main.locator('form');
  const before = await form.boundingBox();
  await main.locator('button[type=submit]').dblclick();
  await main.getByLabel('E-mail').press('Enter');
  await expect.poll(() => count).toBe(1);
  expect(await form.boundingBox()).toEqual(before);
  await main.getByLabel('Order number').fill('SN-1');
  await expect(main.getByRole('alert').filter({ hasText: 'took too long' })).toBeVisible();
  expect(count).toBe(1);
  await expect(main.getByLabel('Message')).toHaveValue('Is it warm?');
  await page.unrouteAll({ behavior: 'ignoreErrors' });
});
