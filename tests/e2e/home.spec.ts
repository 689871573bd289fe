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

for (const shop of DEMO_SHOPS) {
  test(`the home page of ${shop} is a full shop [S2.1]`, async ({ page }) => {
    await page.goto(urlOf(shop));
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
  });
}

test('the home page has category tiles that lead into the listing [S2.90]', async ({ page }) => {
  await page.goto(urlOf('classic'));
  const tiles = page.getByRole('region', { name: 'Shop by category' });
  await expectPicturesToLoad(tiles);
  await tiles.getByRole('link', { name: 'Hoodies' }).click();
  await expect(page).toHaveURL(urlOf('classic', '/shop?category=Hoodies'));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Hoodies');
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

test('a loopback address opens the shop of localhost [S9.2]', async ({ page }) => {
  await page.goto(`http://127.0.0.1:${process.env.E2E_PORT}/`);
  await expect(page).toHaveTitle(/Marlow & Finch/);
});

test('cards on the home page have more room around them [S2.2]', async ({ page }) => {
  const paddingAt = async (path: string) => {
    await page.goto(urlOf('classic', path));
    const card = page.getByRole('main').getByRole('article').first();
    const padding = await card.evaluate((one) => getComputedStyle(one).paddingInlineStart);
    return Number.parseFloat(padding);
  };
  expect(await paddingAt('/')).toBeGreaterThan(await paddingAt('/shop'));
});
