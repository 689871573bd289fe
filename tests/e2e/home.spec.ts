import type { Page } from 'playwright/test';
import { fetchPage } from './support/fetch-page';
import { expectPicturesToLoad } from './support/pictures';
import { DEMO_SHOPS, urlOf } from './support/shops';
import { expect, test } from './support/test';

const NAMES = {
  classic: 'Marlow & Finch',
  jersey: 'Gridline Athletics',
  studio: 'Studio Norr',
} as const;
/** Products as each has designed its home page with. */
const MIN_CARDS = { classic: 12, jersey: 12, studio: 6 } as const;
/** The studio has designed its footer too. */
const FOOTS = {
  classic: 'Worldwide Shipping',
  jersey: 'Worldwide Shipping',
  studio: 'Clothing reduced to cut',
} as const;

/** Sees that the home page that is open is that of a shop, with all that a shop has. */
async function expectFullShop(page: Page, shop: keyof typeof NAMES): Promise<void> {
  await expect(page).toHaveTitle(new RegExp(NAMES[shop]));
  await expect(page.getByRole('banner').getByRole('link').first()).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('contentinfo')).toContainText(FOOTS[shop]);

  const cards = page
    .getByRole('main')
    .getByRole('article')
    .filter({ hasText: /\$\d+\.\d{2}/ });
  expect(await cards.count()).toBeGreaterThanOrEqual(MIN_CARDS[shop]);
  await expect(page.getByRole('heading', { name: 'Customer reviews' })).toBeAttached();
  const pictures = await expectPicturesToLoad(page.getByRole('main'));
  expect(pictures).toBeGreaterThanOrEqual(MIN_CARDS[shop]);
}

async function paddingOfCard(page: Page): Promise<number> {
  const card = page.getByRole('main').getByRole('article').first();
  const padding = await card.evaluate((one) => getComputedStyle(one).paddingInlineStart);
  return Number.parseFloat(padding);
}

test.describe('with its own pictures', () => {
  test.use({ pictures: 'drawn' });

  test('the home page of classic is a full shop [S2.1]', async ({ page }) => {
    await page.goto(urlOf('classic'));
    await expectFullShop(page, 'classic');
  });
});

test('cards of a home page have more room around them than those of the listing, into which its tiles lead [S2.2] [S2.90]', async ({
  page,
}) => {
  await page.goto(urlOf('classic'));
  const padding = await paddingOfCard(page);
  const tiles = page.getByRole('region', { name: 'Shop by category' });
  expect(await tiles.locator('img').count()).toBeGreaterThan(0);
  await tiles.getByRole('link', { name: 'Hoodies' }).click();
  await expect(page).toHaveURL(urlOf('classic', '/shop?category=Hoodies'));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Hoodies');
  expect(padding).toBeGreaterThan(await paddingOfCard(page));
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  for (const shop of ['jersey', 'studio'] as const) {
    test(`the home page of ${shop} is a full shop [S2.1]`, async ({ page }) => {
      await page.goto(urlOf(shop));
      await expectFullShop(page, shop);
    });
  }
});

test('the shops have different catalogues [S1.1]', async () => {
  const products = await Promise.all(
    DEMO_SHOPS.map(async (shop) => {
      const { text } = await fetchPage(shop, '/shop');
      return [...text.matchAll(/href="(\/product\/[^"?]+)/g)].map(([, path]) => path);
    }),
  );
  for (const shown of products) expect(new Set(shown).size).toBe(15);
  expect(new Set(products.flat()).size).toBe(45);
});

test('a loopback address opens the shop of localhost [S9.2]', async () => {
  const { status, text } = await fetchPage('127.0.0.1', '/');
  expect(status).toBe(200);
  expect(text).toMatch(/<title[^>]*>Marlow &amp; Finch/);
});
