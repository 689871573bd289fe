import type { Page } from 'playwright/test';
import { productHref } from '@/core/rules/address/product-address';
import { neutralEnvironment } from '@/tests/run/neutral-environment';
import { type SpawnedServer, spawnShop } from '@/tests/run/spawn-server';
import { type DatabaseProxy, openDatabaseProxy } from './support/database-proxy';
import { fetchPage } from './support/fetch-page';
import { urlOf } from './support/shops';
import { expect, test } from './support/test';

test.use({ expectedMessages: [/status of 503/] });

/** Runs in the page: what the browser keeps of its visits. */
const readStorage = () => localStorage.getItem('persist:root') ?? '';

const PHONE = { width: 375, height: 667 };
const DESKTOP = { width: 1280, height: 720 };

/** The view that loads fills the window, without any more to scroll to, and has its words in the middle. */
async function expectFullScreen(page: Page): Promise<void> {
  const view = page.getByRole('main').filter({ hasText: 'Loading...' });
  expect(await view.boundingBox()).toEqual({ x: 0, y: 0, ...page.viewportSize() });
  const room = await page.evaluate(() => {
    const { scrollWidth: width, scrollHeight: height } = document.documentElement;
    return { width, height };
  });
  expect(room).toEqual(page.viewportSize());
  const { x = 0, width = 0 } = (await page.getByText('Loading...').boundingBox()) ?? {};
  expect(x + width / 2).toBeCloseTo(room.width / 2, 0);
}

interface Outage {
  database: DatabaseProxy;
  shop: SpawnedServer;
}

/** A second process of the shop on the same data, with a database that can go away. */
let outage: Outage;
let close = async () => {};

// One after the other: what one of them takes away the others must have.
test.describe.configure({ mode: 'default' });

test.beforeAll(async () => {
  const dataDir = process.env.E2E_DATA_DIR ?? '';
  const database = await openDatabaseProxy(dataDir);
  close = database.close;
  const environment = { ...neutralEnvironment(), PORT: '0', DATA_DIR: dataDir };
  const shop = await spawnShop({ ...environment, DATABASE_URL: database.url });
  outage = { database, shop };
  close = async () => {
    await shop.stop();
    await database.close();
  };
});

test.afterAll(() => close());

const FROM_LAST_VISIT = 'What you see is from your last visit';

/** Lets the database come back and, once the shop serves carts again, the page hear that it may ask. */
async function recover(page: Page, shopName: string, { database, shop }: Outage): Promise<void> {
  await database.comeBack();
  await expect.poll(async () => (await fetchPage(shopName, '/cart', shop.port)).status).toBe(200);
  await expect(async () => {
    await page.evaluate(() => window.dispatchEvent(new Event('online')));
    const main = page.getByRole('main');
    await expect(main).not.toContainText(FROM_LAST_VISIT, { timeout: 2_000 });
  }).toPass();
}

test('a shop whose database goes away says so and recovers by itself', async ({ page }) => {
  const { database, shop } = outage;
  const statusOf = async (path: string) => (await fetchPage('jersey', path, shop.port)).status;
  expect(await statusOf('/')).toBe(200);
  expect(await statusOf('/api/backend/readyz')).toBe(200);

  await database.goAway();
  const answer = await page.goto(`http://jersey.localhost:${shop.port}/shop`);
  expect(answer?.status()).toBe(503);
  expect(answer?.headers()['retry-after']).toBeDefined();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('We’ll be right back');
  await expect(page.getByRole('banner')).toContainText('team@gridline.example');
  expect(await statusOf('/api/backend/readyz')).toBe(503);
  expect(await statusOf('/api/backend/healthz')).toBe(200);

  await database.comeBack();
  await expect.poll(() => statusOf('/shop')).toBe(200);
  // It asks later each time.
  const product = page.getByRole('main').getByRole('article').first();
  await expect(product).toBeVisible({ timeout: 60_000 });
  // Pictures may still be on their way, and this shop is about to close.
  await page.goto('about:blank');
});

test('a cart stays the shopper’s while the shop is away, and catches up without a new document [S8.701] [S8.702] [S8.703] [S8.704] [S8.705]', async ({
  page,
}) => {
  const { database, shop } = outage;
  const base = `http://jersey.localhost:${shop.port}`;
  const { text } = await fetchPage('jersey', '/api/backend/products?limit=1', shop.port);
  const [product] = JSON.parse(text);
  await page.goto(`${base}${productHref(product)}`);
  const received = page.waitForResponse('**/add-to-cart');
  await page
    .getByRole('region', { name: 'Buy' })
    .getByRole('button', { name: 'Add to Cart' })
    .click();
  await received;

  await database.goAway();
  expect((await page.goto(`${base}/checkout`))?.status()).toBe(503);
  const main = page.getByRole('main');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    'Checkout is closed for a moment',
  );
  await expect(main).toContainText('Nothing was ordered or charged');
  expect((await page.goto(`${base}/cart`))?.status()).toBe(503);
  await expect(main).toContainText(FROM_LAST_VISIT);
  await expect(page).toHaveTitle(/- Cart/);
  await main.getByRole('button', { name: 'One more' }).click();
  await expect(main.getByText(/^2 × /)).toBeVisible();
  await expect(main).toContainText('Prices may be out of date');
  // What was taken out by a key can be brought back for as long as nobody goes on.
  await main.getByRole('button', { name: /^Remove/ }).press('Enter');
  await main.getByRole('button', { name: /^Undo/ }).click();
  await expect(main.getByText(/^2 × /)).toBeVisible();
  const code = main.getByRole('textbox', { name: 'Coupon code' });
  await code.fill('WEDDEAL');
  await page.evaluate(() => document.body.classList.add('still-here'));

  const priced = page.waitForResponse(
    (answer) => answer.url().endsWith('/cart/price') && answer.ok(),
  );
  await recover(page, 'jersey', { database, shop });
  await priced;
  await expect(main).not.toContainText('Prices may be out of date');
  await expect(code).toHaveValue('WEDDEAL');
  await expect(page.locator('body.still-here')).toHaveCount(1);
  await main.getByRole('button', { name: 'Apply', exact: true }).click();
  await expect(main.getByRole('button', { name: 'Remove the coupon' })).toBeVisible();
  await page.goto('about:blank');
});

test('until the settings of a shop have loaded nothing of it shows and a shop that the browser knows opens from there [S2.30] [S2.33] [S8.706]', async ({
  page,
}) => {
  await page.goto(urlOf('studio'));
  await expect.poll(() => page.evaluate(readStorage)).toContain('templateCategories');
  const preserved = JSON.parse(await page.evaluate(readStorage));
  const { text } = await fetchPage('studio', '/api/backend/products?limit=1');
  const [product] = JSON.parse(text);
  preserved.cart = JSON.stringify({ items: [{ product, quantity: 3 }], appliedCoupon: null });

  const { database, shop } = outage;
  const base = `http://studio.localhost:${shop.port}`;
  await database.goAway();
  const answer = await page.goto(`${base}/shop`);
  expect(answer?.status()).toBe(503);
  await expect(page.getByText('Loading...')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Try again now' })).toBeVisible();
  for (const viewport of [PHONE, DESKTOP]) {
    await page.setViewportSize(viewport);
    await expectFullScreen(page);
  }
  await expect(page.getByRole('banner')).toHaveCount(0);
  await expect(page.getByRole('contentinfo')).toHaveCount(0);

  await page.evaluate(
    (root) => localStorage.setItem('persist:root', root),
    JSON.stringify(preserved),
  );
  await page.goto(`${base}/shop`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('We’ll be right back');
  await expect(page.getByRole('banner')).toBeVisible();
  await page.getByRole('link', { name: 'your cart (3)' }).click();
  await expect(page.getByRole('main')).toContainText(FROM_LAST_VISIT);
  await expect(page.getByRole('main')).toContainText(product.name);
  await expect(page).toHaveTitle(/- Cart/);

  await recover(page, 'studio', { database, shop });
  await page.locator('header a[href^="/shop"]').first().click();
  await expect(page.getByRole('banner')).toBeVisible();
  await expect(page.getByRole('main').getByRole('article').first()).toBeVisible();
  // Pictures may still be on their way, and this shop is about to close.
  await page.goto('about:blank');
});
