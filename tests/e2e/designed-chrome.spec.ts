import type { Page } from 'playwright/test';
import { openAtRest } from './support/at-rest';
import { servedPage } from './support/served-page';
import { type ShopName, urlOf } from './support/shops';
import { expect, test } from './support/test';

const PHONE = { width: 375, height: 800 };

const banner = (page: Page) => page.getByRole('banner');
const mainLinks = (page: Page) => banner(page).getByRole('navigation', { name: 'Main' });
const submenu = (page: Page) => banner(page).getByRole('button', { name: 'Garments: more' });

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('a designed header stands in its sections, in place of the default [S2.340] [S2.341] [S2.342]', async ({
    page,
  }) => {
    await page.goto(urlOf('studio', '/shop'));
    const boxes = [
      banner(page).getByRole('link', { name: 'Studio Norr, home' }),
      mainLinks(page).getByRole('link', { name: 'Index' }),
      mainLinks(page).getByRole('link', { name: 'Studio', exact: true }),
      banner(page).getByRole('link', { name: 'Search' }),
      banner(page).getByRole('link', { name: 'Cart' }),
    ].map((part) => part.boundingBox());
    const middles = (await Promise.all(boxes)).map((box) => box && box.x + box.width / 2);
    expect(middles).toEqual([...middles].sort((one, other) => Number(one) - Number(other)));
    await expect(page.getByText('Worldwide shipping')).toHaveCount(0);
  });

  test('a designed footer stands in place of the default, in columns [S2.345]', async ({
    page,
  }) => {
    await page.goto(urlOf('studio', '/shop'));
    const footer = page.getByRole('contentinfo');
    const [studio, service] = await Promise.all(
      ['Studio', 'Service'].map((name) =>
        footer.getByRole('heading', { name, exact: true }).boundingBox(),
      ),
    );
    expect(studio?.y).toBe(service?.y);
    expect(service?.x).toBeGreaterThan(studio?.x ?? 0);
    await expect(footer).not.toContainText('Free Return');
  });
});

test.describe('with nothing but the scripts that its HTML names', () => {
  test.use({ expectedMessages: [/net::ERR_FAILED|chunk/i] });

  for (const [shop, other] of [
    ['classic', 'Checkout'],
    ['studio', 'Lookbook'],
  ] as const) {
    test(`the header of ${shop} is taken over, and that of no other shop is there [S2.352]`, async ({
      page,
    }) => {
      await withNamedScriptsAlone(page, shop, '/shop');
      await page.goto(urlOf(shop, '/shop'));
      await expect(mainLinks(page).getByRole('link', { name: other })).toBeVisible();
      const toggle = mainLinks(page).getByRole('button').first();
      await expect(async () => {
        await toggle.press('Enter');
        await expect(toggle).toHaveAttribute('aria-expanded', 'true', { timeout: 500 });
      }).toPass();
    });
  }
});

test('header and footer stay while pages change [S2.352]', async ({ page }) => {
  await openAtRest(page, urlOf('studio', '/shop'));
  const mark = (part: HTMLElement) => part.setAttribute('data-kept', '');
  await banner(page).evaluate(mark);
  await page.getByRole('contentinfo').evaluate(mark);
  await mainLinks(page).getByRole('link', { name: 'Studio', exact: true }).click();
  await expect(page).toHaveURL(urlOf('studio', '/about'));
  await expect(banner(page)).toHaveAttribute('data-kept', '');
  await expect(page.getByRole('contentinfo')).toHaveAttribute('data-kept', '');
});

test('a submenu opens from the edge of the header, and by the mouse [S4.340]', async ({ page }) => {
  await openAtRest(page, urlOf('studio', '/shop'));
  await mainLinks(page).getByRole('link', { name: 'Garments' }).hover();
  await expect(submenu(page)).toHaveAttribute('aria-expanded', 'true');
  const outer = mainLinks(page).getByRole('link', { name: 'Outer' });
  await expect(outer).toBeVisible();
  // Once it has come to rest.
  const gap = async () => {
    const [header, panel] = await Promise.all([
      banner(page).boundingBox(),
      outer.locator('xpath=ancestor::div[1]').boundingBox(),
    ]);
    return Math.abs((header?.height ?? 0) - (panel?.y ?? Number.POSITIVE_INFINITY));
  };
  await expect.poll(gap).toBeLessThanOrEqual(1);
});

test('on a phone a designed header has what was put there and a menu of 320 px [S2.343] [S2.344] [S9.340]', async ({
  page,
}) => {
  await page.setViewportSize(PHONE);
  await openAtRest(page, urlOf('studio', '/shop'));
  for (const name of ['Menu', 'Search', 'Wishlist', 'Cart']) {
    await expect(banner(page).getByRole('link', { name })).toBeVisible();
  }
  await expect(mainLinks(page)).toBeHidden();
  await banner(page).getByRole('link', { name: 'Menu' }).click();
  const menu = page.getByRole('dialog', { name: 'Menu' });
  await menu.getByRole('button', { name: 'Garments: more' }).click();
  await expect(menu.getByRole('link', { name: 'Outer' })).toBeVisible();
  await expect(menu).toContainText('30% OFF');
  await expect(menu).toContainText('studio Store. All rights reserved');
  const widthOf = () => menu.evaluate((drawer) => drawer.getBoundingClientRect().width);
  await expect.poll(widthOf).toBe(320);
});

test('a search of a designed header tells in its own words what it found [S2.347] [S2.348]', async ({
  page,
}) => {
  await openAtRest(page, urlOf('studio', '/shop'));
  await banner(page).getByRole('link', { name: 'Search' }).click();
  const drawer = page.getByRole('dialog', { name: 'Search Products' });
  await drawer.getByRole('searchbox').fill('shirt');
  await page.keyboard.press('Enter');
  await expect(drawer.getByText(/^Found [1-9]\d* results for "shirt"$/)).toBeVisible();
  await drawer.getByRole('searchbox').fill('qqqzzzxxx');
  await page.keyboard.press('Enter');
  await expect(drawer.getByText('No products found')).toBeVisible();
  await expect(drawer.getByText('Try adjusting your search terms')).toBeVisible();
});

test('a designed header stays in sight and is at most 1600 px wide [S9.341]', async ({ page }) => {
  await page.setViewportSize({ width: 2200, height: 900 });
  await page.goto(urlOf('studio', '/shop'));
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
  await expect(mainLinks(page)).toBeInViewport();
  const bar = banner(page).locator(':scope > div > div');
  expect((await bar.boundingBox())?.width).toBe(1600);
});

test('a link of the footer takes to the top of its page [S2.351]', async ({ page }) => {
  await openAtRest(page, urlOf('studio', '/shop'));
  await page.getByRole('contentinfo').getByRole('link', { name: 'Shipping' }).click();
  await expect(page).toHaveURL(urlOf('studio', '/shipping'));
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
});

/** As if everything else were still on its way. */
async function withNamedScriptsAlone(page: Page, shop: ShopName, path: string): Promise<void> {
  const { scripts } = await servedPage(shop, path);
  await page.route(/\/_next\/static\/.*\.js/, (route) =>
    scripts.includes(new URL(route.request().url()).pathname) ? route.continue() : route.abort(),
  );
}
